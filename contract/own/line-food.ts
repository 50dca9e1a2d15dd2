import type { Id } from '../common.ts'
import { folded, type FoodWords } from '../food-line.ts'
import { EXPLAINS, isModifier, isOther, isState, PARTS } from './line-words.ts'

/** A food among words, and the words that are not its name. */
export interface LineFood {
  readonly food?: Id
  readonly name: string
  readonly before: string
  readonly after: string
}

/** Most words that a food is looked for in. */
const WORDS_MAX = 14

/** A word without the ending of its number and case, in either language. */
function stem(word: string): string {
  const low = word.replaceAll('ß', 'ss')
  if (low.length < 4) return low
  const ending = /(?:e[rsnm]?|n|s)$/u
  const once = low.replace(/ies$/u, 'y').replace(ending, '')
  return once.length > 4 ? once.replace(ending, '') : once
}
const stemmed = (name: string) =>
  folded(name)
    .replaceAll(/[-’']/gu, (sign) => (sign === '-' ? ' ' : "'"))
    .split(' ')
    .map(stem)
    .join(' ')

const stems = new WeakMap<FoodWords, Map<string, Id>>()

/** Foods by the stems of their names, for "roten Zwiebeln" and "scallions". */
function stemsOf(known: FoodWords): Map<string, Id> {
  let found = stems.get(known)
  if (!found) {
    found = new Map()
    for (const [name, food] of known.foods) {
      const key = stemmed(name)
      if (!found.has(key)) found.set(key, food)
    }
    stems.set(known, found)
  }
  return found
}

/** The food of a name in any number and case. */
export function foodOf(name: string, known: FoodWords): Id | undefined {
  return known.foods.get(folded(name)) ?? stemsOf(known).get(stemmed(name))
}

const isCapitalised = (word = '') => /^\p{Lu}/u.test(word)

/** Whether the words before and behind a food leave it that food. */
function isSame(words: readonly string[], start: number, end: number, isAtStart: boolean): boolean {
  const before = words.slice(0, start)
  const after = words.slice(end)
  // In German a noun is capitalised, so that what is not, before or behind it, is no part of it.
  const isNoun = isCapitalised(words[end - 1]) && (end > 1 || !isAtStart)
  const isPlain = (word: string) =>
    isModifier(word) || (isNoun && /^\p{Ll}/u.test(word) && !isOther(word))
  if (!before.every(isPlain)) return false
  const first = after[0]?.toLowerCase().replace(/,$/u, '')
  if (first === undefined) return true
  return EXPLAINS.has(first) || PARTS.has(first) || after.every(isPlain)
}

/** A food that nobody knows: without how it is before it, and without what explains it. */
function unknownFood(words: readonly string[]): LineFood {
  let start = 0
  while (start < words.length - 1 && isState(words[start] ?? '')) start++
  let end = start + 1
  while (end < words.length && !EXPLAINS.has((words[end] ?? '').toLowerCase())) end++
  while (end - 1 > start && isState(words[end - 1] ?? '')) end--
  return {
    name: words.slice(start, end).join(' '),
    before: words.slice(0, start).join(' '),
    after: words.slice(end).join(' '),
  }
}

/**
 * Finds the food among the words behind an amount. "almond milk" is not milk and "lemon juice" is not
 * a lemon: words that are not understood make it another food.
 *
 * @param isAtStart no amount stands before them, so that the first word is capitalised in any language
 */
export function foodAmong(
  words: readonly string[],
  known: FoodWords,
  isAtStart: boolean,
): LineFood {
  const count = Math.min(words.length, WORDS_MAX)
  for (let length = count; length > 0; length--) {
    for (let start = count - length; start >= 0; start--) {
      const end = start + length
      const name = words.slice(start, end).join(' ')
      const food = foodOf(name, known)
      if (food === undefined || !isSame(words, start, end, isAtStart)) continue
      return {
        food,
        name,
        before: words.slice(0, start).join(' '),
        after: words.slice(end).join(' '),
      }
    }
  }
  return unknownFood(words)
}
