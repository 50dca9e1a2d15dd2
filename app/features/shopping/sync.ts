import { ApiError } from '#app/lib/api/api-error.ts'
import { sleep } from '#app/lib/sleep.ts'
import { type Backoff, backoffMs } from '#contract/backoff.ts'
import { connectionAfter, isRefusal, type Connection } from './connection.ts'
import { createLimitedCalls, RESTART } from './limited-calls.ts'
import type { StoredOperation } from './operation.ts'
import type { Outbox } from './outbox.ts'
import { createPause } from './pause.ts'
import { delayOf, isReplaced } from './persons-delay.ts'
import type { Snapshot } from './snapshot.ts'

/** Delays between the attempts of a call. There is no limit to how many: no edit is ever given up. */
const BACKOFF: Backoff = { firstMs: 1000, factor: 2, maxMs: 60_000 }

/** Event: there may be something to send or to read. */
const NEWS = 'news'

/** Options of {@link startSync}. */
export interface SyncParts {
  readonly outbox: Outbox
  /** Sends one operation; resolves with the version of the list that includes it. */
  readonly send: (operation: StoredOperation, signal: AbortSignal) => Promise<number>
  /** Reads the list that is shown. */
  readonly read: (signal: AbortSignal) => Promise<Snapshot>
  /** Reads the member's other lists, one at a time, and stores them; resolves with whether more are left. */
  readonly readRest?: (signal: AbortSignal) => Promise<boolean>
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
  /** Checks at once for something to send, or to read with `isStale`. */
  readonly check: (options?: { readonly isStale?: boolean }) => void
  /** Gives up the pending call, which may have started on another network, and synchronises at once. */
  readonly restart: () => void
  /** Sends numbers of people without waiting for more clicks (D-59). */
  readonly flush: () => void
}

/**
 * Sends the operations of the outbox, in order and one at a time, and then reads the list, until the
 * signal aborts. Only one may run for an outbox, see `lead`.
 */
export function startSync(parts: SyncParts, signal: AbortSignal): Sync {
  const { outbox, send, read, readRest, moveToCopy, onChange, onConnection, onRefused } = parts
  let isStale = true
  let hasRest = readRest !== undefined
  let isReading = false
  const pause = createPause()
  let isFlushing = false
  let failures = 0
  let hasNews = false
  const news = new EventTarget()
  const calls = createLimitedCalls(signal)

  /** Waits for news as well, unless there are some already. */
  const wait = async (ms?: number) => {
    if (!hasNews) await sleep(ms, [signal, 'abort'], [news, NEWS])
  }
  let isOnline = false
  const backOff = async (error: ApiError) => {
    // An ended session is handled elsewhere. The outbox stays for the next session.
    if (error.status !== 401) onConnection(connectionAfter(error))
    isOnline = false
    const ms = pause.begin(error)
    // While changes are not taken, the list can still be read.
    if (ms !== undefined && !isReading) return
    failures += 1
    await wait(ms ?? backoffMs(BACKOFF, failures))
  }
  /** Resets the backoff after a response. */
  const reached = () => {
    failures = 0
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
  /** Does the most urgent task; resolves when there may be more to do. */
  const step = async () => {
    // The next read may not include news from here on.
    hasNews = false
    const waiting = (await outbox.operations()).filter(({ version }) => version === null)
    const [next, ...later] = waiting
    if (next && isReplaced(next, later)) {
      await outbox.drop(next)
      return
    }
    const rest = pause.rest()
    isReading = !next || rest > 0
    if (next && !isReading) {
      const delay = isFlushing ? 0 : delayOf(next)
      await (delay > 0 ? wait(delay) : attempt(next))
      return
    }
    if (!next) isFlushing = false
    if (isStale) await readShown()
    else if (hasRest && readRest) await readOthers(readRest)
    else await wait(next ? rest : undefined)
  }
  const readShown = async () => {
    isStale = false
    try {
      const snapshot = await calls.make(read)
      reached()
      await outbox.storeSnapshot(snapshot)
    } catch (error) {
      isStale = true
      throw error
    }
    hasRest = true
    onChange()
  }
  const readOthers = async (readNext: (signal: AbortSignal) => Promise<boolean>) => {
    hasRest = await calls.make(readNext)
    reached()
    onChange()
  }
  const run = async () => {
    while (!signal.aborted) {
      try {
        await step()
      } catch (error) {
        if (signal.aborted) return
        if (error === RESTART) continue
        await backOff(error instanceof ApiError ? error : new ApiError(500, String(error)))
      }
    }
  }
  void run()

  const check: Sync['check'] = (options) => {
    if (options?.isStale) isStale = true
    hasNews = true
    news.dispatchEvent(new Event(NEWS))
  }
  return {
    check,
    restart() {
      failures = 0
      check({ isStale: true })
      calls.restart()
    },
    flush() {
      isFlushing = true
      check()
    },
  }
}
