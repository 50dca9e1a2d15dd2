import {
  colourOf,
  contrast,
  SHAPES,
  TEXT,
  type Pair,
  type Theme,
} from '#design-system/tokens/contrast.ts'

const THEMES = ['light', 'dark'] as const

const unique = (names: readonly string[]) => [...new Set(names)]

/** Rounded down, so that a ratio never looks better than it is. */
const shown = (ratio: number) => (Math.floor(ratio * 10) / 10).toFixed(1)

/** Every foreground on every background that it is used on, in both themes, with its contrast. */
export function ContrastMatrix({ of }: { of: 'text' | 'shapes' }) {
  const pairs = of === 'text' ? TEXT : SHAPES
  const backs = unique(pairs.map(({ back }) => back))
  return (
    <div className="sb-unstyled overflow-x-auto bg-ground text-caption text-ink">
      <table>
        <thead>
          <tr>
            <th scope="col" className="p-2 text-start align-bottom font-semibold">
              On
            </th>
            {backs.map((back) => (
              <th key={back} scope="col" className="p-2 text-start align-bottom font-semibold">
                {back}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {unique(pairs.map(({ front }) => front)).map((front) => (
            <tr key={front} className="border-t border-line">
              <th
                scope="row"
                className="sticky start-0 bg-ground p-2 text-start font-semibold whitespace-nowrap"
              >
                {front}
              </th>
              {backs.map((back) => (
                <td key={back} className="p-1">
                  {pairs.some((pair) => pair.front === front && pair.back === back) && (
                    <Cell pair={{ front, back }} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cell({ pair }: { pair: Pair }) {
  return THEMES.map((theme: Theme) => (
    <div
      key={theme}
      className="min-w-14 px-2 py-1"
      style={{
        color: colourOf(pair.front, theme),
        backgroundColor: colourOf(pair.back, theme),
      }}
    >
      {shown(contrast(pair.front, pair.back, theme))}
    </div>
  ))
}
