import type { LangId } from '#contract/languages.ts'
import type { HouseholdPerson } from '#contract/household.ts'
import type { ListCard } from '#contract/shopping/several-lists.ts'
import type { ShoppingFoods, ShoppingItem } from '#contract/shopping/shopping.ts'
import { EMPTY_LIST, type ShoppingList } from './shopping-list.ts'

/** The last list that the server sent, in every language, so that switching needs no connection. */
export interface Snapshot {
  /** The lists include at least this version, see `VERSION_HEADER`. */
  readonly version: number
  readonly lists: Readonly<Record<LangId, ShoppingList>>
  /** When it was fetched, by this device's clock; absent if an earlier app version stored it. */
  readonly at?: number
  /** The foods that items are parsed with; absent if an earlier app version stored it. */
  readonly foods?: ShoppingFoods
  /** Which list it is. An earlier app version stored only the default list, without this. */
  readonly card?: ListCard
  /** All people of the household. */
  readonly people?: readonly HouseholdPerson[]
}

/** A list that an earlier version of the app stored: its items are called notes, and have an id and a text. */
type FormerList = Pick<ShoppingList, 'recipes' | 'departments'> & {
  readonly notes: readonly Pick<ShoppingItem, 'Id' | 'Name'>[]
}

function modernList(list: ShoppingList | FormerList): ShoppingList {
  if ('items' in list) return list
  const { notes, ...rest } = list
  const items = notes.map(({ Id, Name }) => {
    return { Id, Key: `note-${Id}`, Name, Label: Name, State: 0 } as const
  })
  return { ...EMPTY_LIST, ...rest, items }
}

/** A stored snapshot in the format of this app version. */
export function modernSnapshot(snapshot: Snapshot): Snapshot {
  const { lists } = snapshot
  return { ...snapshot, lists: { 0: modernList(lists[0]), 1: modernList(lists[1]) } }
}
