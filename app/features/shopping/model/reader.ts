import type { ItemReader, Understood } from '#cooking/items/understood.ts'
import { itemReader } from '#cooking/items/item-reader.ts'
import type { ShoppingFoods } from '#contract/shopping/shopping.ts'
import { WORD_FOR_WORD } from './overlay.ts'

const readers = new WeakMap<ShoppingFoods, ItemReader>()
/**
 * Maximum number of texts whose parsed items are cached. Without the cache, every change of a list
 * would parse all of its pending items again.
 */
const REMEMBERED_MAX = 1000

function remembering(reader: ItemReader): ItemReader {
  const known = new Map<string, Understood>()
  return {
    ...reader,
    read(typed) {
      const item = known.get(typed) ?? reader.read(typed)
      if (known.size < REMEMBERED_MAX) known.set(typed, item)
      return item
    },
  }
}

/** The parser of items for a catalogue of foods. It is created once for each `foods` object. */
export function readerOf(foods: ShoppingFoods | undefined): ItemReader {
  if (!foods) return WORD_FOR_WORD
  const known = readers.get(foods) ?? remembering(itemReader(foods))
  readers.set(foods, known)
  return known
}
