import { isUnderstood, itemName, type ItemReader } from '#contract/own-items.ts'

/** A comma that begins another item: not one between two digits, as in "1,5 l". */
const NEXT = /,(?!\d)|(?<!\d),/u
/** One word that does not begin with a capital, such as "unwaxed". */
const PLAIN_WORD = /^\p{Ll}[\p{L}-]*$/u

/** What was typed before the item that is being typed, with its comma, and that item. */
export function lastPart(typed: string): { before: string; last: string } {
  const last = typed.split(NEXT).at(-1) ?? ''
  return { before: typed.slice(0, typed.length - last.length), last: last.trim() }
}

/**
 * The items of what was typed: a comma begins the next one. One plain word that nothing is known of, behind
 * one known food, is its note: "lemons, unwaxed".
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
