import type { Language } from '#contract/languages.ts'

/** Joins what no line tears. */
const NO_BREAK = '\u00a0'
const FIXED_SPACE = /[\u00a0\u202f]/u
/** Anything but signs that nobody sees. */
const SEEN = /[^\u00ad\u200b-\u200d\u2060\ufeff]/u
const NUMBER = /^[([„“"'≈~±]*[\d¼½¾⅓⅔⅛]+(?:[.,/:–-][\d¼½¾⅓⅔⅛]+)*$/u
const BEGINS_WITH_NUMBER = /^[\d¼½¾⅓⅔⅛]/u
/** What stands between two numbers: "2 to 3", "3 x 4". */
const BETWEEN = new Set(['x', '×', '–', '-', '—', 'bis', 'to', 'or', 'oder'])
const DASH = /^[–—-]$/u
/** Abbreviations of both languages, without their full stop. None of them ends a sentence. */
const ABBREVIATIONS = new Set(
  'approx bzw ca circa cm d.h e.g evtl geh gestr gem ggf i.e inkl lb max min mind mm opt oz pck pkg qt sek std tbsp tsp u.a usw vgl vs z.b'.split(
    ' ',
  ),
)
/** Of these, those that say something about the word behind them. */
const LEADS = new Set('approx ca circa d.h e.g evtl i.e max mind u.a vgl vs z.b'.split(' '))
/** Abbreviations of "number". */
const NUMBERED = new Set(['no', 'nr'])
const ORDINAL: Readonly<Record<Language, RegExp | undefined>> = {
  de: /^\d{1,2}\.$/u,
  en: undefined,
}
const ONE_LETTER = /^\p{L}\.$/u
const BEFORE = /^[([„“"'‚«»]+/u
/** The end of a sentence, with brackets and quotation marks behind it. */
const ENDS = /[.!?…][)\]"”“»«’']*$/u
const BEGINS_SMALL = /^[([„“"'‚«»]*\p{Ll}/u

/** A word without what opens before it and without its full stop. */
function bare(word: string): string {
  const inside = word.replace(BEFORE, '')
  return (inside.endsWith('.') ? inside.slice(0, -1) : inside).toLowerCase()
}

function isAbbreviation(word: string): boolean {
  const inside = word.replace(BEFORE, '')
  return ONE_LETTER.test(inside) || (inside.endsWith('.') && ABBREVIATIONS.has(bare(word)))
}

/** Whether a line may not end between two words. */
function belongs(before: string | undefined, word: string, next: string, language: Language) {
  if (DASH.test(next)) return true
  if (NUMBER.test(word) && !NUMBER.test(next)) return true
  const isNumber = BEGINS_WITH_NUMBER.test(next)
  if (isNumber && BETWEEN.has(word) && before !== undefined && NUMBER.test(before)) return true
  if (isNumber && word.endsWith('.') && NUMBERED.has(bare(word))) return true
  if (word === '°' || ORDINAL[language]?.test(word)) return true
  return ONE_LETTER.test(word.replace(BEFORE, '')) || (word.endsWith('.') && LEADS.has(bare(word)))
}

/**
 * The words of a text, between which a line may end. A number and what it counts ("1 kg", "180 °C"), a range
 * ("2 bis 3 Minuten"), and an abbreviation with its word ("z. B. Butter", "ca. 5") are one, joined by no-break
 * spaces. No word is torn, however long.
 */
export function unbrokenWords(text: string, language: Language): string[] {
  const spaced = text.replaceAll(/\s+/gu, (run) => (FIXED_SPACE.test(run) ? NO_BREAK : ' ')).trim()
  const words = spaced
    .split(' ')
    .flatMap((word) => word.split(NO_BREAK).map((part, index) => ({ part, isJoined: index > 0 })))
    .filter(({ part }) => SEEN.test(part))
  const result: string[] = []
  for (const [index, { part, isJoined }] of words.entries()) {
    const last = words[index - 1]?.part
    const joins =
      (isJoined && index > 0) ||
      (last !== undefined && belongs(words[index - 2]?.part, last, part, language))
    if (joins) result.push(`${result.pop() ?? ''}${NO_BREAK}${part}`)
    else result.push(part)
  }
  return result
}

/** Whether a sentence ends between two words of {@link unbrokenWords}. */
export function endsSentence(word: string, next: string, language: Language): boolean {
  const last = word.slice(word.lastIndexOf(NO_BREAK) + 1)
  if (!ENDS.test(last) || BEGINS_SMALL.test(next)) return false
  return !isAbbreviation(last) && !ORDINAL[language]?.test(last)
}
