import { check, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#contract/languages.ts'
import { inWords } from './in-words.ts'
import { NUMBER_MAX, numberWords } from './number-words.ts'
import { SPOKEN_UNITS } from './unit-words.ts'

test.each([
  [0, 'zero', 'null'],
  [1, 'one', 'eins'],
  [12, 'twelve', 'zwölf'],
  [17, 'seventeen', 'siebzehn'],
  [21, 'twenty-one', 'einundzwanzig'],
  [60, 'sixty', 'sechzig'],
  [100, 'one hundred', 'hundert'],
  [101, 'one hundred and one', 'hunderteins'],
  [450, 'four hundred and fifty', 'vierhundertfünfzig'],
  [1000, 'one thousand', 'tausend'],
  [1050, 'one thousand and fifty', 'tausendfünfzig'],
  [1234, 'one thousand two hundred and thirty-four', 'tausendzweihundertvierunddreißig'],
  [9999, 'nine thousand nine hundred and ninety-nine', 'neuntausendneunhundertneunundneunzig'],
])('%d is %j and %j', (value, english, german) => {
  expect(numberWords(value, 'en')).toBe(english)
  expect(numberWords(value, 'de')).toBe(german)
})

/** What a number word is worth: the way back, written another way than the words themselves. */
const WORTH: Record<'en' | 'de', Record<string, number>> = { en: {}, de: {} }
for (const language of LANGUAGES) {
  for (let value = 0; value < 100; value += 1) WORTH[language][numberWords(value, language)] = value
  WORTH[language]['ein'] = 1
}

function valueOf(words: string, language: 'en' | 'de'): number {
  const [thousand, hundred] = language === 'en' ? [' thousand', ' hundred'] : ['tausend', 'hundert']
  for (const [word, size] of [
    [thousand, 1000],
    [hundred, 100],
  ] as const) {
    const [head = '', ...tail] = words.split(word)
    if (tail.length === 0) continue
    const rest = tail.join(word).replace(/^ (?:and )?/u, '')
    const count = head === '' ? 1 : valueOf(head, language)
    return count * size + (rest === '' ? 0 : valueOf(rest, language))
  }
  return WORTH[language][words] ?? Number.NaN
}

test.each(LANGUAGES)(
  'every number has words of its own in %s, which lead back to it',
  (language) => {
    const all = new Set<string>()
    for (let value = 0; value <= NUMBER_MAX; value += 1) {
      const words = numberWords(value, language)
      expect({ words, value: valueOf(words, language) }).toEqual({ words, value })
      all.add(words)
    }
    expect(all.size).toBe(NUMBER_MAX + 1)
  },
)

const value = integer({ min: 0, max: NUMBER_MAX })

test.each(LANGUAGES)('no amount keeps a digit or a short unit in %s', (language) => {
  for (const unit of Object.keys(SPOKEN_UNITS[language])) {
    for (const fraction of ['', '½', '¼', '¾', '⅓', '⅔', '⅛']) {
      const amounts = property(value, value, (from, to) => {
        for (const text of [`${from}${fraction}`, `${from}–${to}${fraction}`, fraction]) {
          if (text === '') continue
          const said = inWords(`Take ${text}\u00a0${unit} now`, language)
          expect(said).not.toMatch(/[\d½¼¾⅓⅔⅛–°%]/u)
          expect(said).toMatch(/^Take \p{L}.*\p{L} now$/u)
          expect(said.split(' ')).not.toContain(unit)
        }
      })
      expect(check(amounts, { numRuns: 10 })).toMatchObject({ failed: false })
    }
  }
})
