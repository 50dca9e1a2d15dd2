import type { SearchKind } from '#server/db/tables/search.ts'
import {
  exactly,
  excluded,
  meaningOf,
  possibleParts,
  type QueryWord,
  type Vocabulary,
} from './query-words.ts'
import { foldWords } from './fold.ts'
import { allowsTypo } from './index.ts'
import { LINKS, UNTELLING } from './links.ts'
import { ANY_RECIPE, queryNeeds, needEntry } from './needs.ts'
import { OWN_MAX } from './points.ts'
import { otherNamesOf } from './same-words.ts'
import { deletionsOf, otherForms, singularsOf } from './word-forms.ts'

/** Maximum words of a term; the rest is ignored. */
const WORDS_MAX = 8
/** Maximum characters of a term: more than anybody types, and cheap to process. */
export const TERM_MAX = 200
/** Maximum letters of a word that is corrected or taken apart. */
const WORD_MAX = 40
/** Kind 0 of the index: only recipes keep needs. */
const RECIPES: SearchKind = 0

/** Whether pairs of words are joined only where one of them is unknown, or always. */
type Joining = 'unknown' | 'all'

/**
 * Folded words, with names of foods of several words in one: "soy sauce", and words that are written
 * as one: "chick peas".
 */
function withPhrases(
  words: readonly string[],
  near: ReadonlySet<string>,
  joining: Joining,
): string[] {
  const isKnown = (word: string) => [word, ...otherForms(word)].some((form) => near.has(form))
  const found: string[] = []
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? ''
    const phrase = [3, 2]
      .filter((length) => index + length <= words.length)
      .map((length) => ({ length, forms: formsOf(words.slice(index, index + length)) }))
      .find(({ forms }) => forms.some((form) => near.has(form)))
    const pair = words.slice(index, index + 2)
    const one = joinedForms(pair).find((form) => near.has(form))
    if (one !== undefined && (joining === 'all' || (!phrase && !pair.every(isKnown)))) {
      found.push(one)
      index += 1
      continue
    }
    found.push(phrase?.forms.find((form) => near.has(form)) ?? word)
    index += (phrase?.length ?? 1) - 1
  }
  return found
}

/** Two words as one, also in the singular; none where one of them only links others. */
function joinedForms(pair: readonly string[]): string[] {
  if (pair.length < 2 || pair.some((word) => LINKS.has(word))) return []
  const joined = pair.join('')
  return [joined, ...singularsOf(joined)]
}

/** A phrase, also with its last word in the singular. */
function formsOf(words: readonly string[]): string[] {
  const start = words.slice(0, -1).join(' ')
  const last = words.at(-1) ?? ''
  return [last, ...singularsOf(last)].map((word) => `${start} ${word}`)
}

/** What the words of a term may be in the index, if they are not slips. */
function plainForms(words: readonly string[]): string[] {
  return words.flatMap((word, index) => {
    const phrases = [2, 3]
      .filter((length) => index + length <= words.length)
      .flatMap((length) => formsOf(words.slice(index, index + length)))
    const joined = joinedForms(words.slice(index, index + 2))
    return [word, ...otherForms(word), ...otherNamesOf(word), ...phrases, ...joined]
  })
}

/** What a word may be that is not in the index itself: a slip or a compound. */
function guesses(word: string): string[] {
  if (word.length > WORD_MAX) return []
  return [...possibleParts(word), ...(allowsTypo(word) ? deletionsOf(word) : [])]
}

/** The words of the index that the words of a term may mean. */
async function lookUp(words: readonly string[], vocabulary: Vocabulary): Promise<Set<string>> {
  const near = new Set(await vocabulary.near(plainForms(words)))
  const unknown = words.filter((word) => !near.has(word) && !UNTELLING.has(word))
  const others = unknown.length > 0 ? await vocabulary.near(unknown.flatMap(guesses)) : []
  for (const other of others) near.add(other)
  return near
}

/** Where none of the words says what is looked for, they are words like others. */
function telling(words: readonly string[]): string[] {
  const found = words.filter((word) => !UNTELLING.has(word))
  return (found.length > 0 ? found : [...words]).slice(0, WORDS_MAX)
}

/** What a term asks for. */
export interface ParsedQuery {
  readonly words: readonly QueryWord[]
  /** Ways to look for it, best first: what the first of them finds that finds anything counts. */
  readonly ways: readonly (readonly QueryWord[])[]
  /** A way for where none of them finds anything: dishes of the same kind, any soup for a soup. */
  readonly loosely?: readonly QueryWord[]
}

/** All ways to look for what was asked, best first. */
export function allWays({ ways, loosely }: ParsedQuery): readonly (readonly QueryWord[])[] {
  return loosely ? [...ways, loosely] : ways
}

/** Only what a dish is and has: a "salmon bowl" is no salmon from a mixing bowl. */
function ofDishes({ matches, isExcluded }: QueryWord): QueryWord {
  if (isExcluded) return { matches, isExcluded }
  const own = matches.map((match) => ({ ...match, maxRank: Math.min(match.maxRank, OWN_MAX) }))
  return { matches: own, isExcluded }
}

/** What a term asks for; undefined for a term without words. */
export async function askedOf(
  kind: SearchKind,
  term: string,
  vocabulary: Vocabulary,
): Promise<ParsedQuery | undefined> {
  const folded = foldWords(term.slice(0, TERM_MAX)).slice(0, 2 * WORDS_MAX)
  if (folded.length === 0) return undefined
  const { needs, without, words } =
    kind === RECIPES ? queryNeeds(folded) : { needs: [], without: [], words: folded }
  const near = await lookUp(words, vocabulary)
  const limits = [
    ...needs.map((need) => exactly(needEntry(need))),
    ...without.map((word) => excluded(word)),
  ]
  const readWith = async (joining: Joining) => {
    const distinct = [...new Set(telling(withPhrases(words, near, joining)))]
    const isOnlyLinks = limits.length > 0 && distinct.every((word) => UNTELLING.has(word))
    const all = isOnlyLinks ? [] : distinct
    return await Promise.all(all.map((word) => meaningOf(word, near, vocabulary)))
  }
  const meant = await readWith('unknown')
  const asked = [...meant.flatMap((one) => one.asked), ...limits]
  if (asked.every(({ isExcluded }) => isExcluded)) asked.push(exactly(ANY_RECIPE))
  const ways = kind === RECIPES ? [asked.map(ofDishes), asked] : [asked]
  const joined = await readWith('all')
  if (joined.length < meant.length)
    ways.splice(1, 0, [...joined.flatMap((one) => one.asked), ...limits])
  if (meant.some(({ loosely }) => loosely !== undefined))
    return {
      words: asked,
      ways,
      loosely: [...meant.flatMap((one) => one.loosely ?? one.asked), ...limits],
    }
  return { words: asked, ways }
}
