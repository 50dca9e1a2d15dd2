import { followEvents } from '#app/lib/api/events.ts'
import { ApiError } from '#app/lib/api/api-error.ts'
import type { Id } from '#contract/common.ts'
import { goneRecipes, type GoneRecipe } from './gone-recipes.ts'
import { isAbout, newestCopy, staleLists } from '../model/stored-lists.ts'
import type { StoredOperation } from '../model/operation.ts'
import type { Snapshot } from '../model/snapshot.ts'
import { startSync, type Sync, type SyncParts } from './sync.ts'
import { fetchOverview, fetchSnapshot } from './fetch-lists.ts'
import { sendOperation } from './wire.ts'

/** Options of {@link followServer}. */
export interface ServerParts extends Omit<
  SyncParts,
  'send' | 'fetchShown' | 'fetchRest' | 'moveToCopy'
> {
  /** The list that is shown; undefined for the default list. */
  readonly shownList: () => Id | undefined
  /** Version of the lists on this device. */
  readonly knownVersion: () => number
  /** Called with recipes that are no longer in the catalogue, one or more. */
  readonly onGone: (recipes: readonly GoneRecipe[]) => void
}

/** Sends the outbox and fetches the lists when it is told to, see {@link followServer}. */
export function syncLists(parts: Omit<ServerParts, 'knownVersion'>, signal: AbortSignal): Sync {
  const { outbox, shownList, onGone } = parts
  const fetchOne = async (own: AbortSignal, list: Id | undefined): Promise<Snapshot> => {
    const before = await outbox.snapshot(list)
    const after = await fetchSnapshot(own, before?.foods, list)
    const id = after.card?.Id
    const operations = (await outbox.operations()).filter((one) => isAbout(one, id, id))
    const gone = await goneRecipes(before, after, operations, own)
    if (gone.length > 0) onGone(gone)
    return after
  }
  const fetchShown = async (own: AbortSignal) => {
    try {
      return await fetchOne(own, shownList())
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'ListGone') throw error
      return await fetchOne(own, undefined)
    }
  }
  const fetchRest = async (own: AbortSignal) => {
    const { data, version } = await fetchOverview(own)
    const kept = (await outbox.lists())?.kept ?? {}
    const stale = staleLists({ ...data, version, isWhole: true, kept })
    await outbox.storeLists(data, version, stale.length === 0)
    const [next] = stale
    if (!next) return false
    await outbox.storeSnapshot(await fetchOne(own, next.Id))
    return true
  }
  const moveToCopy = async ({ list }: StoredOperation, own: AbortSignal) => {
    const { data } = await fetchOverview(own)
    const copy = newestCopy(data.Lists, list)
    if (copy) await outbox.moveOperations(list, copy.Id)
    return copy !== undefined
  }
  return startSync({ ...parts, fetchShown, fetchRest, moveToCopy, send: sendOperation }, signal)
}

/**
 * Sends the outbox and fetches the changes of other devices and people until the signal aborts. Pending
 * calls are then cancelled, because the next token may be another member's.
 */
export function followServer(parts: ServerParts, signal: AbortSignal): Sync {
  const { knownVersion } = parts
  const sync = syncLists(parts, signal)
  followEvents({
    name: 'version',
    signal,
    knownVersion,
    onNews: () => sync.check({ isStale: true }),
    // Without the stream only a fetch can tell whether the lists are still up to date.
    onLost: () => sync.check({ isStale: true }),
  })
  return sync
}
