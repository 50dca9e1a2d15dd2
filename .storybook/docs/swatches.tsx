import { tokensOf } from './tokens.ts'

/** The values of a colour in light and in dark. */
function valuesOf(value: string): [light: string, dark: string] {
  const [, light, dark] = /^light-dark\((.+), ([^,]+)\)$/.exec(value) ?? []
  return [light ?? value, dark ?? value]
}

/** Every colour token: what it is for, how it looks in both themes, and its values. */
export function Swatches() {
  return (
    <table>
      <thead>
        <tr>
          <th>Token</th>
          <th colSpan={2}>Light</th>
          <th colSpan={2}>Dark</th>
          <th>For</th>
        </tr>
      </thead>
      <tbody>
        {tokensOf('color').map(({ name, value, description }) => {
          const [light, dark] = valuesOf(value)
          return (
            <tr key={name}>
              <td>
                <code>{name}</code>
              </td>
              <Swatch theme="light" value={light} />
              <Swatch theme="dark" value={dark} />
              <td>{description}</td>
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
