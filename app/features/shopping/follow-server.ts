import { followEvents } from '#app/lib/api/events.ts'
import { goneRecipes, type GoneRecipe } from './gone-recipes.ts'
import { startSync, type Sync, type SyncParts } from './sync.ts'
import { readSnapshot, sendOperation } from './wire.ts'

/** Options of {@link followServer}. */
export interface ServerParts extends Omit<SyncParts, 'send' | 'read'> {
  /** Version of the list on this device. */
  readonly knownVersion: () => number
  /** Called with recipes that are no longer in the catalogue, one or more. */
  readonly onGone: (recipes: readonly GoneRecipe[]) => void
}

/**
 * Sends the outbox and reads the changes of other devices until the signal aborts. Pending calls are
 * then cancelled, because the next token may be another member's.
 */
export function followServer(parts: ServerParts, signal: AbortSignal): Sync {
  const { outbox, knownVersion, onGone } = parts
  const read = async (own: AbortSignal) => {
    const before = await outbox.snapshot()
    const after = await readSnapshot(own, before?.foods)
    const gone = await goneRecipes(before, after, await outbox.operations(), own)
    if (gone.length > 0) onGone(gone)
    return after
  }
  const sync = startSync({ ...parts, read, send: sendOperation }, signal)
  followEvents({
    name: 'version',
    signal,
    knownVersion,
    onNews: () => sync.check({ isStale: true }),
    // Without the stream only a read can tell whether the list is still up to date.
    onLost: () => sync.check({ isStale: true }),
  })
  return sync
}
