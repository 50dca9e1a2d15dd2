import { useMemo, useState, useSyncExternalStore } from 'react'
import type { Id } from '#contract/common.ts'
import type { HouseholdPerson } from '#contract/household.ts'
import type { ListCard } from '#contract/shopping/several-lists.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { arrange, createSameRows } from './model/departments.ts'
import { readerOf } from './model/reader.ts'
import { listStore } from './sync/stores.ts'
import { countWaiting, isStored } from './model/operation.ts'
import { EMPTY_LIST } from './model/shopping-list.ts'
import { withOperations } from './model/overlay.ts'
import { useUsername } from './use-username.ts'

const NO_LISTS: readonly ListCard[] = []
const NO_PEOPLE: readonly HouseholdPerson[] = []

/**
 * A shopping list of the member as this device has it, including its own pending changes. No call is
 * made before `store.follow()`.
 *
 * @param listId undefined for the default list
 */
export function useShopping(listId?: Id) {
  const { langId } = useWords()
  const store = listStore(useUsername(), listId)
  const state = useSyncExternalStore(store.subscribe, store.state, () => undefined)
  const base = state?.snapshot?.lists[langId]
  const operations = state?.operations
  const foods = state?.snapshot?.foods
  const reader = readerOf(foods)
  const list = useMemo(
    () => withOperations(base ?? EMPTY_LIST, operations ?? [], reader),
    [base, operations, reader],
  )
  const [sameRows] = useState(createSameRows)
  const arranged = useMemo(
    () => sameRows(arrange(list, { foods, reader, langId })),
    [list, foods, reader, langId, sameRows],
  )
  return {
    store,
    list,
    /** The list by departments, with what to buy. */
    arranged,
    /** Reads what is typed. */
    reader,
    foods,
    /** Whether this device has the list, possibly an old one. */
    isKnown: base !== undefined,
    /** Number of changes that are stored and that the server has not confirmed. */
    waiting: countWaiting((operations ?? []).filter(isStored)),
    /** When the list was fetched, in milliseconds since 1970; undefined where that is unknown. */
    fetchedAt: state?.snapshot?.at,
    /** Which list it is; undefined while that is unknown. */
    card: state?.card,
    /** All lists that the member sees, as far as this device knows them. */
    lists: state?.lists ?? NO_LISTS,
    /** Everybody of the household. */
    people: state?.people ?? NO_PEOPLE,
    /** The member no longer sees this list. */
    isGone: state?.isGone ?? false,
    connection: state?.connection ?? 'online',
    isDurable: state?.isDurable ?? true,
    isFull: state?.isFull ?? false,
    refusals: state?.refusals ?? [],
    gone: state?.gone ?? [],
  }
}

/** Whether anything is on the list. */
export function hasItems({ list }: Pick<Shopping, 'list'>): boolean {
  return list.recipes.length > 0 || list.items.length > 0
}

/** Result of {@link useShopping}. */
export type Shopping = ReturnType<typeof useShopping>
