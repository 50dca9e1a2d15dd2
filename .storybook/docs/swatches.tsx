import { tokenNames, tokensOf } from './tokens.ts'

/** The values of a colour in light and in dark. */
function valuesOf(value: string): [light: string, dark: string] {
  const [, light, dark] = /^light-dark\((.+), ([^,]+)\)$/.exec(value) ?? []
  return [light ?? value, dark ?? value]
}

/** Every colour token: how it looks in both themes, and its values. */
export function Swatches() {
  const colours = tokensOf('color').filter(
    ({ name }) => name !== 'transparent' && name !== 'current',
  )
  return (
    <table>
      <thead>
        <tr>
          <th>Token</th>
          <th colSpan={2}>Light</th>
          <th colSpan={2}>Dark</th>
        </tr>
      </thead>
      <tbody>
        {colours.map(({ name, value }) => {
          const [light, dark] = valuesOf(value)
          return (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <Swatch theme="light" value={light} />
              <Swatch theme="dark" value={dark} />
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

/** Two cells: a colour on the background of its theme, and its value. */
function Swatch({ theme, value }: { theme: 'light' | 'dark'; value: string }) {
  return (
    <>
      <td data-theme={theme} className="bg-ground">
        <div
          role="img"
          aria-label={value}
          className="h-8 w-16 rounded-control border border-line-control"
          style={{ backgroundColor: value }}
        />
      </td>
      <td>{value}</td>
    </>
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
