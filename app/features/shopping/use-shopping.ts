import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useMember } from '#app/features/account/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { HouseholdPerson } from '#contract/household.ts'
import type { ListCard } from '#contract/several-lists.ts'
import { arrange } from './departments.ts'
import { readerOf } from './reader.ts'
import { listStore, rememberedMember, rememberMember, subscribeToMember } from './member-store.ts'
import { EMPTY_LIST, withOperations } from './overlay.ts'

const NONE: readonly HouseholdPerson[] = []

/**
 * The member's shopping list as this device has it, including its own pending changes. No call is made
 * before `store.follow()` (SHP-03).
 */
export function useShopping(_listId?: number) {
  const { member } = useMember()
  const { langId } = useWords()
  useEffect(() => {
    if (member) rememberMember(member.username)
  }, [member])
  // The last known member, because without a connection the account cannot be read.
  const username = useSyncExternalStore(subscribeToMember, rememberedMember, () => null)
  const store = listStore(username)
  const state = useSyncExternalStore(store.subscribe, store.state, () => undefined)
  const base = state?.snapshot?.lists[langId]
  const operations = state?.operations
  const foods = state?.snapshot?.foods
  const reader = readerOf(foods)
  const list = useMemo(
    () => withOperations(base ?? EMPTY_LIST, operations ?? [], reader),
    [base, operations, reader],
  )
  const arranged = useMemo(
    () => arrange(list, { foods, reader, langId }),
    [list, foods, reader, langId],
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
    /** Number of changes that the server has not confirmed. */
    waiting: operations?.filter(({ version }) => version === null).length ?? 0,
    /** When the list was read, in milliseconds since 1970; undefined where that is unknown. */
    readAt: state?.snapshot?.at,
    connection: state?.connection ?? 'online',
    isDurable: state?.isDurable ?? true,
    refusals: state?.refusals ?? [],
    gone: state?.gone ?? [],
    card: undefined as ListCard | undefined,
    people: NONE,
    isGone: false,
  }
}

/** Whether anything is on the list. */
export function hasItems({ list }: Pick<Shopping, 'list'>): boolean {
  return list.recipes.length > 0 || list.items.length > 0
}

/** Result of {@link useShopping}. */
export type Shopping = ReturnType<typeof useShopping>
