import { isUnderstood, itemName, type ItemReader } from '#cooking/items/understood.ts'
import type { Ingredient } from '#contract/recipes/ingredient.ts'

/** A comma that separates items. One between two digits does not, as in "1,5 l". */
const NEXT = /,(?!\d)|(?<!\d),/u
/** One word that does not begin with a capital, such as "unwaxed". */
const PLAIN_WORD = /^\p{Ll}[\p{L}-]*$/u

/** Splits typed text into the item being typed, `last`, and all before it with its comma. */
export function lastPart(typed: string): { before: string; last: string } {
  const last = typed.split(NEXT).at(-1) ?? ''
  return { before: typed.slice(0, typed.length - last.length), last: last.trim() }
}

/**
 * Splits typed text into items at commas. One unknown plain word after one known food is a note of
 * that food, not an item: "lemons, unwaxed".
 */
export function splitEntry(typed: string, reader: ItemReader): string[] {
  const parts = typed
    .split(NEXT)
    .map(itemName)
    .filter((part) => part !== '')
  const [first = '', second = ''] = parts
  const isNote =
    parts.length === 2 &&
    isUnderstood(reader.read(first)) &&
    PLAIN_WORD.test(second) &&
    !isUnderstood(reader.read(second))
  return isNote ? [`${first}, ${second}`] : parts
}

/** Maximum number of names below the field. */
const MOST = 8

/**
 * Known names that contain the text, ignoring case; those that begin with it come first. None
 * for a text that is a name already.
 */
export function suggestionsFor(text: string, ingredients: readonly Ingredient[]): string[] {
  const sought = text.trim().toLowerCase()
  if (sought === '') return []
  const found = ingredients
    .map(({ Name }) => ({ Name, at: Name.toLowerCase().indexOf(sought) }))
    .filter(({ Name, at }) => at !== -1 && Name.toLowerCase() !== sought)
  const first = found.filter(({ at }) => at === 0)
  const others = found.filter(({ at }) => at > 0)
  return [...first, ...others].slice(0, MOST).map(({ Name }) => Name)
}
