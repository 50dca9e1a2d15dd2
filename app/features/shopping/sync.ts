import { ApiError } from '#app/lib/api/api-error.ts'
import { sleep } from '#app/lib/sleep.ts'
import { type Backoff, backoffMs } from '#contract/backoff.ts'
import { PERSONS_DEBOUNCE_MS } from '#contract/limits.ts'
import type { KeptOperation, Outbox, Snapshot } from './outbox.ts'

/** Delays between the attempts of a call. There is no limit to how many: no edit is ever given up. */
const BACKOFF: Backoff = { firstMs: 1000, factor: 2, maxMs: 60_000 }

/** Event: there may be something to do. */
const NEWS = 'news'

/** Statuses that say nothing about the call itself: later, or from a newer app, it may go through. */
const PASSING = new Set([401, 408, 425, 426, 429])

/** How the list stands to the server. */
export type Connection =
  /** Nothing is known to be wrong. */
  | 'online'
  /** The server cannot be reached. */
  | 'offline'
  /** The server answers, but not as it should. */
  | 'failing'
  /** The server is newer than this page, which has to be loaded anew. */
  | 'outdated'

/** Whom the replay works with. */
export interface SyncParts {
  readonly outbox: Outbox
  /** Sends one operation; resolves with the version of the list that has it. */
  readonly send: (operation: KeptOperation) => Promise<number>
  readonly read: () => Promise<Snapshot>
  /** Told after each change in the outbox. */
  readonly onChange: () => void
  readonly onConnection: (connection: Connection) => void
  /** Told of an operation that the server will never take. */
  readonly onRefused: (operation: KeptOperation, error: ApiError) => void
}

/** A replay that runs. */
export interface Sync {
  /** Looks again now: something was added, the connection is back, or another device changed the list. */
  readonly wake: (options?: { readonly isStale?: boolean }) => void
  /** Saves people counts without waiting for more clicks (D-59). */
  readonly flush: () => void
}

/**
 * Whether the server will never take a call. Only the API can say so: what a gateway or the network
 * of a shop answers in its place has no code, and says nothing about the call.
 */
function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.code === undefined) return false
  return error.status < 500 && !PASSING.has(error.status)
}

function connectionAfter({ status, code }: ApiError): Connection {
  if (status === 0) return 'offline'
  return code === 'AppOutdated' ? 'outdated' : 'failing'
}

/** Whether a later operation of the queue makes this one needless: only the last count is sent. */
function isOvertaken({ change }: KeptOperation, later: readonly KeptOperation[]): boolean {
  if (change.kind !== 'persons') return false
  const next = later.find(
    ({ change: { kind, ...rest } }) =>
      ['persons', 'removeRecipe'].includes(kind) &&
      'recipeId' in rest &&
      rest.recipeId === change.recipeId,
  )
  return next !== undefined
}

/** Milliseconds until a people count has rested long enough to be saved (SHP-18). */
function restOf({ change, at }: KeptOperation): number {
  if (change.kind !== 'persons') return 0
  const rested = Date.now() - at
  // A clock that was set back must not hold anything up.
  return rested < 0 ? 0 : Math.max(0, PERSONS_DEBOUNCE_MS - rested)
}

/**
 * Sends what waits in the outbox, in order and one at a time, and then reads the list again; until
 * the signal ends it. Only one may run for an outbox, see `lead`.
 */
export function startSync(parts: SyncParts, signal: AbortSignal): Sync {
  const { outbox, send, read, onChange, onConnection, onRefused } = parts
  let isStale = true
  let isFlushing = false
  let failures = 0
  let hasNews = false
  const news = new EventTarget()

  /** Waits for news as well, unless there are some already. */
  const wait = async (ms?: number) => {
    if (!hasNews) await sleep(ms, [signal, 'abort'], [news, NEWS])
  }
  let isWell = false
  const backOff = async (error: ApiError) => {
    // Whether a session has ended is looked at by others; what waits here stays for the next one.
    if (error.status !== 401) onConnection(connectionAfter(error))
    isWell = false
    failures += 1
    await wait(backoffMs(BACKOFF, failures))
  }
  /** The server has answered as it should. */
  const reached = () => {
    failures = 0
    if (!isWell) onConnection('online')
    isWell = true
  }
  const attempt = async (operation: KeptOperation) => {
    try {
      await outbox.markSent(operation, await send(operation))
    } catch (error) {
      if (!isRefusal(error)) throw error
      // Before it is dropped: an operation that is neither pending nor refused counts as taken.
      onRefused(operation, error)
      await outbox.drop(operation)
    }
    reached()
    isStale = true
    onChange()
  }
  /** One thing at a time, the most urgent first; resolves when there may be more to do. */
  const step = async () => {
    // News from here on may not be in what is read next.
    hasNews = false
    const waiting = (await outbox.operations()).filter(({ version }) => version === null)
    const [next, ...later] = waiting
    if (next && isOvertaken(next, later)) {
      await outbox.drop(next)
      return
    }
    if (next) {
      const rest = isFlushing ? 0 : restOf(next)
      await (rest > 0 ? wait(rest) : attempt(next))
      return
    }
    isFlushing = false
    if (!isStale) {
      await wait()
      return
    }
    isStale = false
    try {
      const snapshot = await read()
      reached()
      await outbox.keepSnapshot(snapshot)
    } catch (error) {
      isStale = true
      throw error
    }
    onChange()
  }
  const run = async () => {
    while (!signal.aborted) {
      try {
        await step()
      } catch (error) {
        if (signal.aborted) return
        await backOff(error instanceof ApiError ? error : new ApiError(500, String(error)))
      }
    }
  }
  void run()

  const wake: Sync['wake'] = (options) => {
    if (options?.isStale) isStale = true
    hasNews = true
    news.dispatchEvent(new Event(NEWS))
  }
  return {
    wake,
    flush() {
      isFlushing = true
      wake()
    },
  }
}
