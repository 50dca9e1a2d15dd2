import { ApiError } from '#app/lib/api/api-error.ts'
import { createLimitedCalls, RETRY } from '#app/lib/sync/limited-calls.ts'
import { startRetryLoop } from '#app/lib/sync/retry-loop.ts'
import { connectionAfter, isRefusal, type Connection } from '#app/lib/sync/connection.ts'
import { isReplaced, type StoredOperation } from '../model/operation.ts'
import type { Outbox } from './outbox.ts'
import { createPause, delayOf } from './delays.ts'
import type { Snapshot } from '../model/snapshot.ts'

/** Options of {@link startSync}. */
export interface SyncParts {
  readonly outbox: Outbox
  /** Sends one operation; resolves with the version of the list that includes it. */
  readonly send: (operation: StoredOperation, signal: AbortSignal) => Promise<number>
  /** Fetches the list that is shown. */
  readonly fetchShown: (signal: AbortSignal) => Promise<Snapshot>
  /** Fetches the member's other lists, one at a time, and stores them; resolves with whether more are left. */
  readonly fetchRest?: (signal: AbortSignal) => Promise<boolean>
  /**
   * Called when the member no longer sees the list of an operation. Moves what waits to the copy of the
   * list; resolves with whether there is one.
   */
  readonly moveToCopy?: (operation: StoredOperation, signal: AbortSignal) => Promise<boolean>
  /** Called after each change of the outbox. */
  readonly onChange: () => void
  readonly onConnection: (connection: Connection) => void
  /** Called with an operation that the server refuses for good. */
  readonly onRefused: (operation: StoredOperation, error: ApiError) => void
}

/** A running synchronisation. */
export interface Sync {
  /** Checks at once for something to send, or to fetch with `isStale`. */
  readonly check: (options?: { readonly isStale?: boolean }) => void
  /** Gives up the pending call, which may have started on another network, and synchronises at once. */
  readonly retry: () => void
  /** Sends numbers of people without waiting for more clicks. */
  readonly flush: () => void
}

/**
 * Sends the operations of the outbox, in order and one at a time, and then fetches the list, until the
 * signal aborts. Only one may run for an outbox, see `lead`.
 */
export function startSync(parts: SyncParts, signal: AbortSignal): Sync {
  const { outbox, send, fetchShown, fetchRest, moveToCopy, onChange, onConnection, onRefused } =
    parts
  let isStale = true
  let hasRest = fetchRest !== undefined
  let isFetching = false
  const pause = createPause()
  let isFlushing = false
  const calls = createLimitedCalls(signal)
  let isOnline = false
  /** Returns the delay that the server asks for, or 0 if there is something else to do. */
  const delayAfter = (error: ApiError) => {
    // An ended session is handled elsewhere. The outbox stays for the next session.
    if (error.status !== 401) onConnection(connectionAfter(error))
    isOnline = false
    const ms = pause.begin(error)
    // While changes are not taken, the list can still be fetched.
    return ms !== undefined && !isFetching ? 0 : ms
  }
  const reached = () => {
    loop.reached()
    if (!isOnline && pause.rest() === 0) {
      onConnection('online')
      isOnline = true
    }
  }
  const attempt = async (operation: StoredOperation) => {
    try {
      await outbox.markSent(operation, await calls.make((own) => send(operation, own)))
    } catch (error) {
      if (!isRefusal(error)) throw error
      const isGone = error.code === 'ListGone' && moveToCopy !== undefined
      if (isGone && (await calls.make((own) => moveToCopy(operation, own)))) return
      // Reported before it is removed: an operation that is neither pending nor refused counts as confirmed.
      onRefused(operation, error)
      await outbox.drop(operation)
    }
    reached()
    isStale = true
    onChange()
  }
  /** Does the most urgent task. */
  const turn = async () => {
    const waiting = (await outbox.operations()).filter(({ version }) => version === null)
    const [next, ...later] = waiting
    if (next && isReplaced(next, later)) {
      await outbox.drop(next)
      return 0
    }
    const rest = pause.rest()
    isFetching = !next || rest > 0
    if (next && !isFetching) {
      const delay = isFlushing ? 0 : delayOf(next)
      if (delay === 0) await attempt(next)
      return delay
    }
    if (!next) isFlushing = false
    if (isStale) await refreshShown()
    else if (hasRest && fetchRest) await refreshOthers(fetchRest)
    else return next ? rest : Infinity
    return 0
  }
  const refreshShown = async () => {
    isStale = false
    try {
      const snapshot = await calls.make(fetchShown)
      reached()
      await outbox.storeSnapshot(snapshot)
    } catch (error) {
      isStale = true
      throw error
    }
    hasRest = true
    onChange()
  }
  const refreshOthers = async (fetchNext: (signal: AbortSignal) => Promise<boolean>) => {
    hasRest = await calls.make(fetchNext)
    reached()
    onChange()
  }
  const onFailure = (error: unknown) => {
    if (error === RETRY) return 0
    return delayAfter(error instanceof ApiError ? error : new ApiError(500, String(error)))
  }
  const loop = startRetryLoop({ turn, onFailure, delayEnds: 'news' }, signal)

  const check: Sync['check'] = (options) => {
    if (options?.isStale) isStale = true
    loop.wake()
  }
  return {
    check,
    retry() {
      loop.reached()
      check({ isStale: true })
      calls.retry()
    },
    flush() {
      isFlushing = true
      check()
    },
  }
}
