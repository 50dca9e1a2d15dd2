import type { Id } from '#contract/common.ts'
import { folded, type FoodWords } from '../food-words.ts'
import { EXPLAINS, isModifier, isOther, isState, JOINS, PARTS } from './words.ts'

/** A food that was found in words, and the words around its name. */
export interface LineFood {
  readonly food?: Id
  readonly name: string
  readonly before: string
  readonly after: string
}

/** Words around a food without a comma at their end: "gehäuft," of "1 EL, gehäuft, Mehl". */
export const withoutComma = (words: string) => words.replace(/,$/u, '')

/** Maximum number of words that are searched for a food. */
const WORDS_MAX = 14

/** Removes the ending for number and case from a word, in either language. */
function stem(word: string): string {
  const low = word.replaceAll('ß', 'ss')
  if (low.length < 4) return low
  const ending = /(?:e[rsnm]?|n|s)$/u
  // "Eiern" ends as "Eier" does.
  const plural = low.replace(/(?<=\p{L}{2})ern$/u, 'er').replace(/ies$/u, 'y')
  const once = plural.replace(ending, '')
  return once.length > 4 ? once.replace(ending, '') : once
}
const stemmed = (name: string) =>
  folded(name)
    .replaceAll(/[-’']/gu, (sign) => (sign === '-' ? ' ' : "'"))
    .split(' ')
    .map(stem)
    .join(' ')

/** Foods by the stems of their names, to find "roten Zwiebeln" and "scallions". */
interface Stems {
  readonly foods: ReadonlyMap<string, Id>
  /** Number of words of the longest name. */
  readonly words: number
}

const stems = new WeakMap<FoodWords, Stems>()

function stemsOf(known: FoodWords): Stems {
  const found = stems.get(known)
  if (found) return found
  const foods = new Map<string, Id>()
  let words = 1
  for (const [name, food] of known.foods) {
    const key = stemmed(name)
    if (!foods.has(key)) foods.set(key, food)
    // A hyphen may be written as a space.
    words = Math.max(words, key.split(' ').length)
  }
  const made = { foods, words }
  stems.set(known, made)
  return made
}

/** The food with this name, in any number and case. */
export function foodOf(name: string, known: FoodWords): Id | undefined {
  return known.foods.get(folded(name)) ?? stemsOf(known).foods.get(stemmed(name))
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
  // "fresh or frozen": a word that joins two states.
  const isJoint = (word: string, at: number) =>
    JOINS.has(word.toLowerCase()) && at > 0 && at < before.length - 1
  if (!before.every((word, at) => isPlain(word) || isJoint(word, at))) return false
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
  const all = stemsOf(known)
  const searched = words.slice(0, count)
  const [low, stemmedWords] = [searched.map(folded), searched.map(stemmed)]
  for (let length = Math.min(count, all.words); length > 0; length--) {
    for (let start = count - length; start >= 0; start--) {
      const end = start + length
      const food =
        known.foods.get(low.slice(start, end).join(' ')) ??
        all.foods.get(stemmedWords.slice(start, end).join(' '))
      if (food === undefined || !isSame(words, start, end, isAtStart)) continue
      return {
        food,
        name: words.slice(start, end).join(' '),
        before: words.slice(0, start).join(' '),
        after: words.slice(end).join(' '),
      }
    }
  }
  return unknownFood(words)
}
