import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { useMember } from '#app/features/account/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { departmentsOf } from './departments.ts'
import { listStore, rememberedMember, rememberMember, subscribeToMember } from './member-store.ts'
import { EMPTY_LIST, withOperations } from './overlay.ts'

/**
 * The member's shopping list as it is here, with everything that this device has changed. Nothing is
 * asked of the server until `store.follow()` (SHP-03).
 */
export function useShopping() {
  const { member } = useMember()
  const { langId } = useWords()
  useEffect(() => {
    if (member) rememberMember(member.username)
  }, [member])
  // Without a connection nobody says who is signed in: it is who it was.
  const username = useSyncExternalStore(subscribeToMember, rememberedMember, () => null)
  const store = listStore(username)
  const state = useSyncExternalStore(store.subscribe, store.state, () => undefined)
  const base = state?.snapshot?.lists[langId]
  const operations = state?.operations
  const list = useMemo(
    () => withOperations(base ?? EMPTY_LIST, operations ?? []),
    [base, operations],
  )
  const departments = useMemo(() => departmentsOf(list), [list])
  return {
    store,
    list,
    departments,
    /** Whether the list has been read on this device, now or another day. */
    isKnown: base !== undefined,
    /** Changes that the server does not have yet. */
    waiting: operations?.filter(({ version }) => version === null).length ?? 0,
    connection: state?.connection ?? 'online',
    isDurable: state?.isDurable ?? true,
    refusals: state?.refusals ?? [],
    gone: state?.gone ?? [],
  }
}

/** What {@link useShopping} gives. */
export type Shopping = ReturnType<typeof useShopping>
