import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const FILES = globSync('{app,content,contract,cooking,design-system,server}/**/*.{ts,tsx}', {
  exclude: ['**/*.{test,stories,fixture}.{ts,tsx}', '**/node_modules'],
})

/** One member compared, after which all others are the same: `language === 'de' ? … : …`. */
const COMPARED =
  /[!=]== '(?:de|en|Google|Facebook|sqlite|postgres|ios|android)'|\b(?:lang_?id|language) [!=]== [01]\b/giu
/** A list of members that need not be complete. */
const LISTED = /\[(?:'de', 'en'|'en', 'de'|'sqlite', 'postgres'|'ios', 'android')\]/gu

/** Only one member has this, and nothing is wrong for one more. */
const OF_ONE = [
  // Words and cases that only German has.
  'content/rules/phrases.ts',
  'content/rules/texts.ts',
  // Only British ovens have gas marks.
  'cooking/heat/with-fahrenheit.ts',
  // Any language there is, of which English has no country.
  'design-system/time-in-words/time-in-words.logic.ts',
]
/** The lists of all members, which have to be complete to compile. */
const COMPLETE = ['contract/languages.ts']

const filesWith = (pattern: RegExp) =>
  FILES.filter((file) => readFileSync(file, 'utf8').match(pattern)).sort()

test('what depends on a provider, language, database or store is looked up, not compared', () => {
  expect(filesWith(COMPARED)).toEqual(OF_ONE)
})

test('who goes through all languages, databases or stores does not list them', () => {
  expect(filesWith(LISTED)).toEqual(COMPLETE)
})
