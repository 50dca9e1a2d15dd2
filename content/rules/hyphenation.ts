import type { Recipe } from '../format.ts'
import type { Source } from '../read.ts'

/** Marks where a long word of a name may break. */
export const BREAK = '·'
/** Letters of the longest word that fits the narrowest title in one piece. */
const WHOLE_MAX = 14
const TOO_LONG = new RegExp(String.raw`\p{L}{${WHOLE_MAX + 1},}`, 'u')

/**
 * Checks that a name says where its long words break. Browsers cannot be relied on: Chromium loads
 * its German dictionary late or never.
 */
export function checkHyphenation({ value: { name, hyphenated }, report }: Source<Recipe>): void {
  for (const language of ['en', 'de'] as const) {
    const marked = hyphenated?.[language]
    if (marked !== undefined && marked.replaceAll(BREAK, '') !== name[language])
      report(
        ['hyphenated', language],
        `Without "${BREAK}" this is not the name "${name[language]}". Write the same name.`,
      )
    const word = TOO_LONG.exec(marked ?? name[language])?.[0]
    if (word)
      report(
        [marked === undefined ? 'name' : 'hyphenated', language],
        `"${word}" is too long for a narrow title. Say in hyphenated where it may break, with "${BREAK}".`,
        'warning',
      )
  }
}
