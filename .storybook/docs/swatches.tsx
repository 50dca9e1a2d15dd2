import { tokenNames } from './tokens.ts'

/** Every colour token as a patch with its name. */
export function Swatches() {
  return (
    <ul className="sb-unstyled m-0 grid list-none grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3 p-0">
      {tokenNames('color').map((name) => (
        <li
          key={name}
          className="overflow-hidden rounded-control border border-line-control bg-surface text-caption text-ink"
        >
          <div className="h-14" style={{ background: `var(--color-${name})` }} />
          <div className="px-2 py-1.5">{name}</div>
        </li>
      ))}
    </ul>
  )
}

/** The type scale, each size set in its own size. */
export function TypeScale() {
  return (
    <div className="sb-unstyled grid gap-4 bg-ground p-4 text-ink">
      {tokenNames('text').map((name) => (
        <p
          key={name}
          style={{
            fontSize: `var(--text-${name})`,
            lineHeight: `var(--text-${name}--line-height)`,
            letterSpacing: `var(--text-${name}--letter-spacing, 0)`,
          }}
          className={name === 'reading' || name === 'stage' ? 'font-cook' : undefined}
        >
          {name}: Kürbissuppe für 4 Portionen, ½ TL, 250 °C
        </p>
      ))}
    </div>
  )
}
