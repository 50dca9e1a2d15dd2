import { itemReader, type ItemReader, type Understood } from '#contract/own-items.ts'
import type { ShoppingFoods } from '#contract/shopping.ts'
import { WORD_FOR_WORD } from './overlay.ts'

const readers = new WeakMap<ShoppingFoods, ItemReader>()
/** Texts whose reading is remembered: a list with pending items is read anew after each change. */
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

/** The reader of items, made once for the foods of a catalogue. */
export function readerOf(foods: ShoppingFoods | undefined): ItemReader {
  if (!foods) return WORD_FOR_WORD
  const known = readers.get(foods) ?? remembering(itemReader(foods))
  readers.set(foods, known)
  return known
}
