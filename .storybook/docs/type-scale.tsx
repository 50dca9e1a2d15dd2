import { tokensOf } from './tokens.ts'

/** A sample text in each size of the type scale. */
export function TypeScale() {
  return (
    <div className="sb-unstyled grid gap-4 bg-ground p-4 text-ink">
      {tokensOf('text').map(({ name }) => (
        <p
          key={name}
          style={{
            fontSize: `var(--text-${name})`,
            lineHeight: `var(--text-${name}--line-height)`,
            letterSpacing: `var(--text-${name}--letter-spacing, 0)`,
          }}
          className={name === 'reading' ? 'font-cook' : undefined}
        >
          {name}: Kürbissuppe für 4 Portionen, ½ TL, 250 °C
        </p>
      ))}
    </div>
  )
}
