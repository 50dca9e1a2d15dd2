import type { Id } from './common.ts'
import { readItem } from './shopping-item.ts'
import type { ShoppingFoods, ShoppingNote } from './shopping.ts'
import { goodOf, shoppingWords } from './shopping-words.ts'
import { unitCode } from './units.ts'

/** What is understood from an item, in the format of the API. */
export type Understood = Omit<ShoppingNote, 'Id' | 'Key' | 'Name' | 'State' | 'AtHome'>

/** A member's changes to what was understood. Absent fields stay as they were read. */
export interface ItemEdits {
  /** Null for any amount. */
  readonly Amount?: number | null | undefined
  /** Unit code, 0 for pieces. */
  readonly Unit?: number | undefined
  /** Empty for none. */
  readonly Note?: string | undefined
  readonly DepartementId?: Id | undefined
}

/** Reads items with the words of the catalogue. */
export interface ItemReader {
  readonly read: (typed: string) => Understood
  /**
   * The kind of an item, by any of its names: "food 12", "good 5", or the name itself. Items of one
   * kind are one row of the list.
   */
  readonly kindOf: (item: Pick<Understood, 'FoodId' | 'Label'>) => string
}

const folded = (label: string) => label.normalize('NFC').replaceAll('\u00AD', '').toLowerCase()

/** Creates a reader from the foods of the catalogue and the departments of everyday goods. */
export function itemReader({ Foods, Goods }: ShoppingFoods): ItemReader {
  const words = shoppingWords(
    Foods.map(({ Id: id, Names, Synonyms }) => ({
      id,
      names: [...Names.flatMap(({ One, Other }) => [One, Other]), ...Synonyms],
    })),
  )
  const places = new Map(Foods.map(({ Id: id, DepartementId }) => [id, DepartementId]))
  const shelves = new Map(Goods.map(({ Slug, DepartementId }) => [Slug, DepartementId]))
  return {
    read(typed) {
      const { amount, unit, food = 0, name, note } = readItem(typed, words)
      const DepartementId =
        food > 0 ? places.get(food) : shelves.get(goodOf(food)?.department ?? '')
      return {
        Label: name,
        ...(amount !== undefined && { Amount: amount, Unit: unit ? unitCode(unit) : 0 }),
        ...(food > 0 && { FoodId: food }),
        ...(DepartementId !== undefined && { DepartementId }),
        ...(note !== '' && { Note: note }),
      }
    },
    kindOf({ FoodId, Label }) {
      if (FoodId !== undefined) return `food ${FoodId}`
      const good = words.foods.get(folded(Label)) ?? 0
      return good < 0 ? `good ${-good}` : folded(Label)
    },
  }
}

/** Whether anything was understood; otherwise the item is a note, word for word (D-69). */
export function isUnderstood(item: Understood): boolean {
  return item.Amount !== undefined || item.FoodId !== undefined || item.DepartementId !== undefined
}

/** Applies a member's changes to an item. */
export function withEdits<Item extends Understood>(item: Item, edits: ItemEdits): Item {
  const { Amount, Unit, Note, DepartementId } = edits
  const { Amount: readAmount, Unit: readUnit, Note: readNote, ...rest } = item
  const amount = Amount === undefined ? readAmount : Amount
  const note = Note ?? readNote
  return {
    ...rest,
    ...(amount !== undefined && amount !== null && { Amount: amount, Unit: Unit ?? readUnit ?? 0 }),
    ...(note !== undefined && note !== '' && { Note: note }),
    ...(DepartementId !== undefined && { DepartementId }),
  } as Item
}

/** Control characters such as line breaks. An item is one line. */
const CONTROLS = /\p{Cc}+/gu

/** The name of an item as it is stored: one line without surrounding white space. */
export function itemName(typed: string): string {
  return typed.replaceAll(CONTROLS, ' ').trim()
}
