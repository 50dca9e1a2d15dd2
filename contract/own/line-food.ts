import type { Id } from '../common.ts'
import { folded, type FoodWords } from '../food-line.ts'
import { EXPLAINS, isModifier, isOther, isState, PARTS } from './line-words.ts'

/** A food that was found in words, and the words around its name. */
export interface LineFood {
  readonly food?: Id
  readonly name: string
  readonly before: string
  readonly after: string
}

/** Maximum number of words that are searched for a food. */
const WORDS_MAX = 14

/** Removes the ending for number and case from a word, in either language. */
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

/** Foods by the stems of their names, to find "roten Zwiebeln" and "scallions". */
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

/** The food with this name, in any number and case. */
export function foodOf(name: string, known: FoodWords): Id | undefined {
  return known.foods.get(folded(name)) ?? stemsOf(known).get(stemmed(name))
}

const isCapitalised = (word = '') => /^\p{Lu}/u.test(word)

/** Whether a food is still the same food with the words before and after it. */
function isSame(words: readonly string[], start: number, end: number, isAtStart: boolean): boolean {
  const before = words.slice(0, start)
  const after = words.slice(end)
  // German nouns are capitalised. A lower-case word before or after a noun is not part of it.
  const isNoun = isCapitalised(words[end - 1]) && (end > 1 || !isAtStart)
  const isPlain = (word: string) =>
    isModifier(word) || (isNoun && /^\p{Ll}/u.test(word) && !isOther(word))
  if (!before.every(isPlain)) return false
  const first = after[0]?.toLowerCase().replace(/,$/u, '')
  if (first === undefined) return true
  return EXPLAINS.has(first) || PARTS.has(first) || after.every(isPlain)
}

/** An unknown food, without the states before it and the explanation after it. */
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
 * Finds the food in the words after an amount. A word that is not understood makes it another food:
 * "almond milk" is not milk, and "lemon juice" is not a lemon.
 *
 * @param isAtStart whether no amount precedes the words, so that the first is always capitalised
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
