import { LANGUAGES } from '#contract/languages.ts'
import type { Recipe } from '../format.ts'
import type { Source } from '../read.ts'

/** Marks where a long word of a name may break. */
export const BREAK = '·'
/** Maximum letters of a word that fits the narrowest title unbroken. */
const WHOLE_MAX = 14
const TOO_LONG = new RegExp(String.raw`\p{L}{${WHOLE_MAX + 1},}`, 'u')

/**
 * Checks that a name marks where its long words may break. Browsers do not hyphenate reliably:
 * Chromium loads its German dictionary late or never.
 */
export function checkHyphenation({ value: { name, hyphenated }, report }: Source<Recipe>): void {
  for (const language of LANGUAGES) {
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
