import { ApiError } from '#app/lib/api/api-error.ts'
import { followEvents } from '#app/lib/api/events.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { connectionAfter, isRefusal, type Connection } from '#app/lib/sync/connection.ts'
import { createLimitedCalls, RETRY } from '#app/lib/sync/limited-calls.ts'
import { startRetryLoop } from '#app/lib/sync/retry-loop.ts'
import type { LangId } from '#contract/languages.ts'
import { isUnsent, type WeekOperation } from './operation.ts'
import type { StoredWeek } from './stored.ts'
import { fetchWeek, sendOperation } from './wire.ts'

/** Options of {@link followWeek}. */
export interface WeekSyncParts {
  /** The language in which the week is fetched. */
  readonly langId: () => LangId
  /** The week on this device. */
  readonly known: () => StoredWeek | undefined
  /** What waits, the oldest first. */
  readonly operations: () => readonly WeekOperation[]
  readonly keep: (operation: WeekOperation) => void
  readonly forget: (key: string) => void
  readonly storeWeek: (week: Omit<StoredWeek, 'member'>) => void
  /** Called after each call, with why it failed. */
  readonly onConnection: (connection: Connection, reason: ApiError | undefined) => void
  readonly onChange: () => void
}

/** A running synchronisation of the week. */
export interface WeekSync {
  /** Looks for something to send. */
  readonly check: () => void
  /** Gives up the pending call, and fetches and sends at once. */
  readonly retry: () => void
}

/**
 * Sends what waits, in order and one at a time, then fetches the week, and follows what others change until the
 * signal aborts. To be run in one tab.
 */
export function followWeek(parts: WeekSyncParts, signal: AbortSignal): WeekSync {
  const { langId, known, operations, keep, forget, storeWeek, onConnection, onChange } = parts
  const calls = createLimitedCalls(signal)
  let isStale = true

  const sendNext = async (next: WeekOperation) => {
    try {
      const version = await calls.make((own) => sendOperation(next, langId(), own))
      keep({ ...next, version })
    } catch (error) {
      if (!isRefusal(error)) throw error
      reportFailure(error)
      // What is not there any more need not be taken off.
      if (next.change.kind === 'remove' && error.status === 404) forget(next.key)
      else keep({ ...next, refused: error.message })
    }
    isStale = true
  }
  const fetchNow = async () => {
    isStale = false
    const language = langId()
    try {
      const { data, version } = await calls.make((own) => fetchWeek(language, own))
      storeWeek({ langId: language, version, at: Date.now(), week: data })
      for (const { key, version: sent } of operations())
        if (sent !== undefined && sent <= version) forget(key)
    } catch (error) {
      isStale = true
      throw error
    }
  }
  const turn = async () => {
    const next = operations().find(isUnsent)
    if (next) await sendNext(next)
    else if (isStale || known()?.langId !== langId()) await fetchNow()
    else return Infinity
    loop.reached()
    onConnection('online', undefined)
    onChange()
    return 0
  }
  const onFailure = (error: unknown) => {
    if (error === RETRY) return 0
    const failure = error instanceof ApiError ? error : new ApiError(500, String(error))
    if (!(error instanceof ApiError)) reportFailure(error)
    // An ended session is handled elsewhere.
    if (failure.status !== 401) onConnection(connectionAfter(failure), failure)
    return failure.retryAfterMs
  }
  const loop = startRetryLoop({ turn, onFailure, delayEnds: 'news' }, signal)
  const refresh = () => {
    isStale = true
    loop.wake()
  }
  const knownVersion = () => known()?.version ?? -1
  followEvents({ name: 'version', signal, knownVersion, onNews: refresh, onLost: refresh })
  return {
    check: () => loop.wake(),
    retry() {
      loop.reached()
      refresh()
      calls.retry()
    },
  }
}
