import type { RawStep } from './raw-recipe.ts'

/** Longest heading, in characters. */
const HEADING_MAX = 60
/** "## Dough", "[Dough]", "**Dough**", "**Dough:**". */
const MARKED =
  /^(?:#{1,6}\s{0,3}([^#\n]{1,60})#{0,6}|\[([^[\]\n]{1,60})\]:?|(?:\*\*|__)([^*_\n]{1,60})(?:\*\*|__):?)$/u
/** "For the dough:". */
const WITH_COLON = /^([^.!?:\n]{1,60}):$/u

/** The words of a line that is marked as a heading; undefined for any other line. */
export function markedHeading(line: string): string | undefined {
  const short = line.trim()
  if (short.length > HEADING_MAX + 6) return undefined
  const [, hashes, brackets, bold] = MARKED.exec(short) ?? []
  const words = (hashes ?? brackets ?? bold)?.replace(/:$/u, '').trim()
  return words === '' ? undefined : words
}

/** A line of ingredients in which a heading ends with a colon, as in the text of Simmer. */
export function withColon(line: string): string {
  const heading = markedHeading(line)
  return heading === undefined ? line : `${heading}:`
}

/** A text of several lines, some of which are headings, as a step for each line. */
function linesOf(steps: readonly RawStep[]): readonly RawStep[] {
  const [only, ...others] = steps
  const lines = only?.text.split('\n') ?? []
  const isMarked = others.length === 0 && lines.length > 1 && lines.some(markedHeading)
  return isMarked && !only?.picture ? lines.map((text) => ({ text })) : steps
}

/** A step without the heading on its first line. */
function withoutHeading(step: RawStep): RawStep {
  const text = step.text.trim()
  const end = text.indexOf('\n')
  const section = end < 0 ? undefined : markedHeading(text.slice(0, end))
  return section === undefined ? step : { section, ...step, text: text.slice(end + 1) }
}

/** Steps in which those that are headings stand over the next one. */
export function withSections(steps: readonly RawStep[]): RawStep[] {
  const result: RawStep[] = []
  const all = linesOf(steps).map(withoutHeading)
  let section: string | undefined
  for (const [index, step] of all.entries()) {
    const text = step.text.trim()
    const heading = markedHeading(text) ?? WITH_COLON.exec(text)?.[1]
    if (heading !== undefined && index < all.length - 1 && !step.picture) {
      section = section === undefined ? heading : `${section}, ${heading}`
      continue
    }
    result.push(section === undefined || step.section !== undefined ? step : { ...step, section })
    section = undefined
  }
  return result
}
