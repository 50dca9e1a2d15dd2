import { followEvents } from './events.ts'
import { goneRecipes, type GoneRecipe } from './gone-recipes.ts'
import { startSync, type Sync, type SyncParts } from './sync.ts'
import { readSnapshot, sendOperation } from './wire.ts'

/** Whom {@link followServer} works with. */
export interface ServerParts extends Omit<SyncParts, 'send' | 'read'> {
  /** Version of the list that is known here. */
  readonly knownVersion: () => number
  /** Told of recipes that the catalogue has no longer; never of none. */
  readonly onGone: (recipes: readonly GoneRecipe[]) => void
}

/**
 * Sends what waits in the outbox and reads what other devices change, until the signal ends it: then
 * not even a call that is on its way counts, because the next one might be another member's.
 */
export function followServer(parts: ServerParts, signal: AbortSignal): Sync {
  const { outbox, knownVersion, onGone } = parts
  const read = async () => {
    const before = await outbox.snapshot()
    const after = await readSnapshot(signal)
    const gone = await goneRecipes(before, after, await outbox.operations(), signal)
    if (gone.length > 0) onGone(gone)
    return after
  }
  const sync = startSync(
    { ...parts, read, send: (operation) => sendOperation(operation, signal) },
    signal,
  )
  followEvents({ signal, knownVersion, onNews: () => sync.wake({ isStale: true }) })
  return sync
}
