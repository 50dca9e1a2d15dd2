import type { Gender } from './unit-words.ts'

/** Grammatical case of an amount in a German sentence. */
export type Case = 'nominative' | 'accusative' | 'dative'

/** A word of what a preposition governs: a noun, a number, an article, a unit. */
const GOVERNED = String.raw`(?:\p{Lu}[\p{L}-]*|(?:[\d.,]*\d)?[\d½¼¾⅓⅔⅛]|de[mnr]|g|kg|ml|l)`
/**
 * A preposition that wants the dative, with what it governs before the amount: nothing, or a list of
 * nouns ("mit Abrieb, Saft und "). Prepositions of two cases ("in", "auf") are left out.
 */
const DATIVE = new RegExp(
  [
    String.raw`(?<!\p{L})(?:[Aa]us|[Bb]ei|[Mm]it|[Nn]ach|[Ss]eit|[Vv]on|[Zz]u)\s+(?:(?:etwa|gut|knapp)\s+)?`,
    String.raw`(?:(?:${GOVERNED}(?:,|\s+und)?\s+){0,8}${GOVERNED}(?:,|\s+und)\s+)?$`,
  ].join(''),
  'u',
)
/** Fat in which something is fried: "in 1 EL Öl". */
const IN = /(?<!\p{L})in\s+$/u
const FAT = /^\p{L}*(?:[Öö]l|[Bb]utter|[Ss]chmalz)(?!\p{L})/u
/** Verbs whose subject is what is added or left: "dazu kommt 1 EL Öl". */
const OF_SUBJECT = /(?<!\p{L})(?:bleib|fehl|folg|gehör|komm|reich)\p{L}*/iu
const SENTENCE_START = /[.!?]\s/u

/** The case of an amount, by the text before it and after it. */
export function caseOf(before: string, after: string): Case {
  if (DATIVE.test(before) || (IN.test(before) && FAT.test(after))) return 'dative'
  const inSentence = before.split(SENTENCE_START).at(-1) ?? ''
  const rest = after.split(SENTENCE_START)[0] ?? ''
  // A list, or a subject at the start.
  if (!/^\s*\p{L}/u.test(inSentence)) return 'nominative'
  return OF_SUBJECT.test(inSentence + rest) ? 'nominative' : 'accusative'
}

const ENDINGS: Record<Case, Record<Gender, string>> = {
  nominative: { m: '', f: 'e', n: '' },
  accusative: { m: 'en', f: 'e', n: '' },
  dative: { m: 'em', f: 'er', n: 'em' },
}
const HALVES: Record<Case, Record<Gender, string>> = {
  nominative: { m: 'halber', f: 'halbe', n: 'halbes' },
  accusative: { m: 'halben', f: 'halbe', n: 'halbes' },
  dative: { m: 'halben', f: 'halben', n: 'halben' },
}

/** "ein", "einen", "einer": one of something. */
export const oneOf = (gender: Gender, is: Case): string => `ein${ENDINGS[is][gender]}`

/** "ein halber", "einen halben", "einer halben": half of something. */
export const halfOf = (gender: Gender, is: Case): string =>
  `${oneOf(gender, is)} ${HALVES[is][gender]}`
