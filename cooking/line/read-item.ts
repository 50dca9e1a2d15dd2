import type { Id } from '#contract/common.ts'
import type { UnitKey } from '#contract/units.ts'
import { folded, type FoodWords } from '../food-words.ts'
import { cleanLine } from './clean.ts'
import { withoutComma } from './food.ts'
import { partsOfLine } from './one-food.ts'

/** An entry of a shopping list as it was understood. */
export interface ReadItem {
  /** The larger end of a range, so that there is enough. */
  readonly amount?: number
  /** Undefined for pieces. */
  readonly unit?: UnitKey
  /** The food or the good; undefined for what nobody knows. */
  readonly food?: Id
  /** What it is called as it was written. Empty only for an empty entry. */
  readonly name: string
  /** Everything else that was written; '' for nothing. */
  readonly note: string
}

/** Words of an entry that is read. A longer one is no entry with an amount. */
const WORDS_MAX = 12
/** "Eier 10": a number behind a known food; larger ones are kinds, such as "Mehl 405". */
const COUNT_BEHIND = /^(.*\p{L}) ([1-9]\d?)$/u
const PIECES = /^(?:stück|stk\.?|st\.?|pcs?|pieces?)$/iu

const joined = (parts: readonly string[], by: string) =>
  parts.filter((part) => part !== '').join(by)

/**
 * Reads an entry of a shopping list in either language. What is not understood stays word for word: nothing
 * that was written is lost.
 */
export function readItem(text: string, words: FoodWords): ReadItem {
  const written = text.replaceAll(/\s+/gu, ' ').trim()
  const line = cleanLine(text)
  const asWritten = { name: written, note: '' }
  if (line.split(' ').length > WORDS_MAX) return asWritten
  const [, named = '', count = ''] = COUNT_BEHIND.exec(line) ?? []
  const behind = named === '' ? undefined : readItem(named, words)
  if (behind?.food !== undefined && behind.amount === undefined && !/\d/u.test(named))
    return { ...behind, amount: Number(count) }
  const { measure, unit, found, before, notes } = partsOfLine(line, words)
  const amount = measure?.maxAmount ?? measure?.amount
  if (!found || (found.food === undefined && amount === undefined)) return asWritten
  const isPieces = before.some((said) => PIECES.test(said)) || unit === 'piece'
  const isKnown = found.food !== undefined
  // The words around the name of something unknown are its name, too.
  const around = isKnown ? withoutComma(joined([found.before, found.after], ' ')) : ''
  const name = isKnown ? found.name : joined([found.before, found.name, found.after], ' ')
  const said = [...before.filter((part) => !PIECES.test(part)), around, ...notes]
  return {
    ...(amount !== undefined && { amount }),
    ...(isPieces ? { unit: 'piece' as const } : unit && { unit }),
    ...(found.food !== undefined && { food: found.food }),
    name,
    note: joined(said, ', '),
  }
}

/**
 * A food or a good that an entry names among other words, for the shelf on which it may be: almond milk is
 * no milk, but stands near it.
 */
export function nearFood(text: string, { foods }: FoodWords): Id | undefined {
  const words = cleanLine(text).split(' ').slice(0, WORDS_MAX).map(folded)
  for (let length = words.length; length > 0; length--)
    for (let start = words.length - length; start >= 0; start--) {
      const food = foods.get(words.slice(start, start + length).join(' '))
      if (food !== undefined) return food
    }
  return undefined
}
