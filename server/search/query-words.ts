import { compoundParts, isInsideUndivided, isKind } from './compound-parts.ts'
import { allowsTypo } from './index.ts'
import { UNTELLING_TAILS } from './links.ts'
import { DISH_MAX, FOODS_MAX, NAMES_MAX, OWN_MAX, POINTS, RANK_MAX } from './points.ts'
import { otherNamesOf } from './same-words.ts'
import { isOneTypo, isTwoTypos, otherForms, singularsOf } from './word-forms.ts'

/** Minimum letters of a word in which two typos are tolerated. */
const TWO_TYPOS_MIN = 7
/** Minimum letters of a known word that others begin with: an "Eintopf" is no "Ei". */
const BEGINNING_MIN = 3
/** Minimum letters of the first part of a compound. */
const HEAD_MIN = 3

/** One way in which entries of the index match a word that was asked for. */
export interface Match {
  /** Whole entries, or with `isBeginning` a single beginning of entries. */
  readonly words: readonly string[]
  readonly isBeginning: boolean
  /** The last rank that counts. */
  readonly maxRank: number
  /** By rank; fewer are better. */
  readonly points: readonly number[]
}

/** A word of a term with everything that matches it, the best points first. */
export interface QueryWord {
  readonly matches: readonly Match[]
  /** Whether results must not match. */
  readonly isExcluded: boolean
}

/** What the index knows of the words of a term. */
export interface Vocabulary {
  /** Words of the index that are one of these or share a deletion with one of them. */
  readonly near: (words: readonly string[]) => Promise<readonly string[]>
  /** Whether a word of the index begins so. */
  readonly begins: (beginning: string) => Promise<boolean>
  /** Words of the index that may have typos and begin so. */
  readonly beginning: (beginning: string) => Promise<readonly string[]>
}

const whole = (words: readonly string[], points = POINTS.whole, maxRank = RANK_MAX): Match => ({
  words,
  isBeginning: false,
  maxRank,
  points,
})

/** Matches only this entry. */
export function exactly(entry: string, isExcluded = false): QueryWord {
  return { matches: [whole([entry])], isExcluded }
}

/** A known word with its singulars and plurals, and names that begin with it. */
function known(word: string, forms: readonly string[]): QueryWord {
  const matches = [whole([word])]
  if (word.length >= BEGINNING_MIN)
    matches.push({ words: [word], isBeginning: true, maxRank: NAMES_MAX, points: POINTS.beginning })
  if (forms.length > 0) matches.push(whole(forms, POINTS.otherForm))
  return { matches, isExcluded: false }
}

/** What must not be in a result: the word and its singulars. */
export function excluded(word: string): QueryWord {
  return { matches: [whole([word, ...otherForms(word)])], isExcluded: true }
}

/** Any of these entries, but no longer word. */
function anyOf(words: readonly string[]): QueryWord {
  return { matches: [whole(words)], isExcluded: false }
}

/** Every place where a word may be taken apart. */
function cutsOf(word: string): [head: string, tail: string][] {
  const cuts: [string, string][] = []
  for (let start = HEAD_MIN; start <= word.length - HEAD_MIN; start += 1)
    if (!isInsideUndivided(word, start)) cuts.push([word.slice(0, start), word.slice(start)])
  return cuts
}

/**
 * A compound, taken apart where the index knows both parts: "kartoffelsuppe". Where they are the
 * name of a food, that is what it is: "coconutmilk".
 */
function apart(word: string, isKnown: (word: string) => boolean): Meaning | undefined {
  const forms = (part: string) => formsOfPart(part).filter(isKnown)
  const cuts = cutsOf(word)
  const names = cuts.map((parts) => parts.join(' ')).filter(isKnown)
  if (names.length > 0) return { asked: [anyOf(names)] }
  for (const [head, tail] of cuts) {
    const [heads, tails] = [forms(head), forms(tail)]
    if (heads.length > 0 && UNTELLING_TAILS.has(tail)) return { asked: [anyOf(heads)] }
    if (heads.length === 0 || tails.length === 0) continue
    const asked = [anyOf(heads), anyOf(tails)]
    return isKind(tail) ? { asked } : { asked, loosely: [looser(anyOf(tails))] }
  }
  return undefined
}

/** What a part of a compound may stand for. */
function formsOfPart(part: string): string[] {
  return [part, ...otherForms(part), ...otherNamesOf(part)]
}

/** Every part that `apart` may look up. */
export function possibleParts(word: string): string[] {
  const cuts = cutsOf(word)
  return [...cuts.flat().flatMap(formsOfPart), ...cuts.map((both) => both.join(' '))]
}

/** Whether a word is meant by another with one typo. Nobody takes another letter to begin with. */
function isOneSlip(word: string, other: string): boolean {
  const isSameStart = word[0] === other[0] || word[1] === other[0] || word[0] === other[1]
  return isSameStart && isOneTypo(word, other)
}

/** A word of a term as it is looked for; `loosely` if that finds nothing. */
export interface Meaning {
  readonly asked: readonly QueryWord[]
  readonly loosely?: readonly QueryWord[]
}

/**
 * What a word means. A word of the index is itself; the beginning of one is a word being typed;
 * only what is neither may be a slip or a compound.
 *
 * @param near words of the index near to those of the term
 */
export async function meaningOf(
  word: string,
  near: ReadonlySet<string>,
  vocabulary: Vocabulary,
): Promise<Meaning> {
  const forms = otherForms(word).filter((form) => near.has(form))
  if (near.has(word) || singularsOf(word).some((singular) => near.has(singular)))
    return { asked: [known(word, forms)] }
  const typed: QueryWord = {
    matches: [{ words: [word], isBeginning: true, maxRank: OWN_MAX, points: POINTS.beginning }],
    isExcluded: false,
  }
  if (await vocabulary.begins(word)) return { asked: [typed] }
  const names = otherNamesOf(word).filter((name) => near.has(name))
  if (names.length > 0) return { asked: [anyOf(names)] }
  const slips = allowsTypo(word)
    ? [...near].filter((other) => allowsTypo(other) && isOneSlip(word, other))
    : []
  if (slips.length > 0)
    return { asked: [{ matches: [whole(slips, POINTS.slip, FOODS_MAX)], isExcluded: false }] }
  const parts = apart(word, (part) => near.has(part))
  if (parts) return parts
  const tails = compoundTails(word)
  if (tails.length > 0) return { asked: tails }
  if (word.length < TWO_TYPOS_MIN || !allowsTypo(word)) return { asked: [typed] }
  const others = (await vocabulary.beginning(word.slice(0, 1))).filter((other) =>
    isTwoTypos(word, other),
  )
  if (others.length === 0) return { asked: [typed] }
  return { asked: [{ matches: [whole(others, POINTS.slip, FOODS_MAX)], isExcluded: false }] }
}

/** Only dishes that are called so: a "Rinderfilet" is no dish with a fillet of salmon. */
function looser({ matches, isExcluded }: QueryWord): QueryWord {
  return { matches: matches.map((match) => ({ ...match, maxRank: DISH_MAX })), isExcluded }
}

/** The ending of a compound whose beginning nobody knows: any rösti for "Ofenrösti". */
function compoundTails(word: string): QueryWord[] {
  const tails = compoundParts(word)
    .map(({ tail }) => tail)
    .filter((tail) => !isKind(tail))
  if (tails.length === 0) return []
  const words = [...tails, ...tails.flatMap(singularsOf)]
  return [looser(anyOf(words))]
}
