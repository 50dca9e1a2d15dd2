import type { Language } from '#contract/languages.ts'
import { amountWords } from './amount-words.ts'
import { SPOKEN_UNITS } from './unit-words.ts'

/** "1/2" as one character. */
const SLASHES: Record<string, string> = {
  '1/2': '½',
  '1/4': '¼',
  '3/4': '¾',
  '1/3': '⅓',
  '2/3': '⅔',
}
const FRACTION = '[½¼¾⅓⅔⅛]'
/** Digits, a decimal, a fraction. */
const NUMBER = `(\\d+(?:[.,]\\d+)?)?\\s?(${FRACTION})?`

const escaped = (text: string) => text.replaceAll('.', String.raw`\.`)

function patternOf(language: Language): RegExp {
  const units = Object.keys(SPOKEN_UNITS[language]).toSorted((a, b) => b.length - a.length)
  const unit = `(?:[ -]?(${units.map(escaped).join('|')})(?!\\p{L}))?`
  // Neither inside of a word nor of a longer number.
  return new RegExp(`(?<![\\p{L}\\d])(?<!\\d[.,])(?=\\d|${FRACTION})${NUMBER}${unit}(?!\\d)`, 'gu')
}

const PATTERNS: Record<Language, RegExp> = { en: patternOf('en'), de: patternOf('de') }

/** Signs as words. */
const SIGNS: Record<Language, readonly (readonly [RegExp, string])[]> = {
  en: [
    [/≈ ?/gu, 'about '],
    [/ ?× ?/gu, ' times '],
    [/(\d) in(?=\))/gu, '$1 inches'],
  ],
  de: [
    [/≈ ?/gu, 'etwa '],
    [/ ?× ?/gu, ' mal '],
    [/\bca\. /gu, 'etwa '],
    [/z\. ?B\./gu, 'zum Beispiel'],
    [/Ober-\/Unterhitze/gu, 'Ober- und Unterhitze'],
  ],
}

/** Characters before and after an amount that decide its case. */
const AROUND_MAX = 300

/** What a dash between two numbers is. */
const TO: Record<Language, string> = { en: 'to', de: 'bis' }

function withoutSigns(text: string, language: Language): string {
  const plain = text
    .replaceAll(/[\u00a0\u2007\u2009\u200a\u202f]/gu, ' ')
    .replaceAll('\u00ad', '')
    .replaceAll(/\b([123])\/([234])\b/gu, (slash) => SLASHES[slash] ?? slash)
    .replaceAll(
      new RegExp(`(\\d|${FRACTION}) ?[–-] ?(?=\\d|${FRACTION})`, 'gu'),
      `$1 ${TO[language]} `,
    )
  return SIGNS[language].reduce((so, [sign, words]) => so.replaceAll(sign, words), plain)
}

/**
 * A text as it is said, with its amounts in words: "450 g" is "four hundred and fifty grams". Voices
 * read units, fractions and ranges each in their own way.
 */
export function inWords(text: string, language: Language): string {
  const plain = withoutSigns(text, language)
  return plain.replaceAll(
    PATTERNS[language],
    (written, digits = '', fraction = '', unit: string | undefined, index: number) => {
      // A space that belongs to no fraction is kept.
      const tail = unit === undefined ? (/ $/u.exec(written)?.[0] ?? '') : ''
      const before = plain.slice(Math.max(0, index - AROUND_MAX), index)
      const end = index + written.length
      const after = plain.slice(end, end + AROUND_MAX).trimStart()
      const spoken = unit === undefined ? undefined : SPOKEN_UNITS[language][unit]
      const words = amountWords({ digits, fraction, unit: spoken, before, after }, language)
      return words === undefined ? written : words + tail
    },
  )
}
