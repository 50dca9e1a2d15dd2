import { useEffect, useSyncExternalStore } from 'react'
import { send } from '#app/lib/api/send.ts'
import type { Id } from '#contract/common.ts'
import type { ListBody, ListOverview, NewListBody } from '#contract/shopping/several-lists.ts'
import { refreshLists } from './sync/refresh-lists.ts'
import { memberStore } from './sync/stores.ts'
import { useShopping } from './use-shopping.ts'
import { useUsername } from './use-username.ts'

const NO_LISTS: ListOverview = { Lists: [], People: [] }
const never = () => () => undefined
const unknown = () => undefined

/** All lists that the member sees, as this device knows them; undefined before they were read. */
export function useKnownLists() {
  const store = memberStore(useUsername())
  const state = useSyncExternalStore(store?.subscribe ?? never, store?.state ?? unknown, unknown)
  useEffect(() => store?.followAll(), [store])
  return state?.lists?.isWhole ? state.lists : undefined
}

/** Names of the shops that the member has added. */
export function useShopNames(): string[] {
  const { list } = useShopping()
  return (list.shops ?? []).map(({ Name }) => Name)
}

/** Waits for a change of the lists, then fetches all lists again. */
async function after<Result>(change: Promise<Result>): Promise<Result> {
  const result = await change
  await refreshLists()
  return result
}

const change = (listId: Id, fields: ListBody) =>
  after(send('PATCH /shopping/lists/:listId', { params: { listId }, fields }))

/** Changes of the lists. They reject with an ApiError; without a connection its status is 0. */
const CHANGES = {
  add: (fields: NewListBody) => after(send('POST /shopping/lists', { fields })),
  change,
  remove: (listId: Id) => after(send('DELETE /shopping/lists/:listId', { params: { listId } })),
  /** Creates a read-only link, which replaces the one before. Resolves with its token. */
  makeLink: async (listId: Id) =>
    (await after(send('POST /shopping/lists/:listId/link', { params: { listId } }))).Token,
  revokeLink: (listId: Id) =>
    after(send('DELETE /shopping/lists/:listId/link', { params: { listId } })),
}

/** The lists that the member sees, also without a connection, and functions that change them. */
export function useLists() {
  const known = useKnownLists()
  const { Lists: lists, People: people } = known ?? NO_LISTS
  return { lists, people, isKnown: known !== undefined, ...CHANGES }
}
