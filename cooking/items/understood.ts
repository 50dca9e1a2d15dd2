import type { Id } from '#contract/common.ts'
import type { ShoppingItem } from '#contract/shopping/shopping.ts'
import { typedLine } from '#contract/text/typed-line.ts'

/** What is understood from an item, in the format of the API. */
export type Understood = Omit<ShoppingItem, 'Id' | 'Key' | 'Name' | 'State' | 'AtHome'>

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

/** Whether anything was understood; otherwise the item is on the list word for word. */
export function isUnderstood(item: Understood): boolean {
  return item.Amount !== undefined || item.FoodId !== undefined || item.DepartementId !== undefined
}

/** Changes of an item as they are stored, see {@link ItemEdits}; null for none. */
export const storedEdits = (edits: string | null): ItemEdits =>
  edits === null ? {} : (JSON.parse(edits) as ItemEdits)

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
  return typedLine(typed.replaceAll(CONTROLS, ' '))
}
