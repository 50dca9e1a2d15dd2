/** A change of a component. */
export interface Change {
  /** The version that introduced it; undefined until it is released. */
  readonly version: string | undefined
  /** What changed, in one sentence. */
  readonly text: string
}

/** Sentences of a paragraph. */
function sentencesOf(text: string): string[] {
  return text
    .replaceAll(/\s+/gu, ' ')
    .trim()
    .split(/(?<=\.) (?=[A-Z`])/u)
    .filter((sentence) => sentence !== '')
}

/** Changes of the released versions, in the order of the changelog. */
function releases(changelog: string): Change[] {
  return changelog.split(/^## /mu).flatMap((part, index) => {
    if (index === 0) return []
    const [version = '', ...lines] = part.split('\n')
    const text = lines
      .filter((line) => !line.startsWith('#'))
      .map((line) => line.replace(/^- (?:[0-9a-f]{7}: )?/u, ''))
      .join('\n')
    return sentencesOf(text).map((sentence) => ({ version: version.trim(), text: sentence }))
  })
}

/**
 * Sentences about a component, unreleased changes first.
 *
 * @param names of the component and its parts, such as `Menu` and `MenuLink`
 * @param changelog text of `CHANGELOG.md`
 * @param pending texts of the files in `.changeset`
 */
export function changesOf(
  names: readonly string[],
  changelog: string,
  pending: readonly string[],
): Change[] {
  const name = new RegExp(`(?<![A-Za-z])(?:${names.join('|')})(?![A-Za-z])`, 'u')
  const unreleased = pending.flatMap((text) =>
    sentencesOf(text.replace(/^---\n[\s\S]*?\n---\n/u, '')).map((sentence) => ({
      version: undefined,
      text: sentence,
    })),
  )
  return [...unreleased, ...releases(changelog)].filter(({ text }) => name.test(text))
}
