import { createListeners } from '#design-system/lib/store.ts'
import { ApiError } from '#app/lib/api/api-error.ts'
import { lead } from '#app/lib/lead-tab.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import type { Connection } from '#app/lib/sync/connection.ts'
import type { LangId } from '#contract/languages.ts'
import type { Week } from '#contract/week/week.ts'
import { isUnsent, newOperation, type WeekChange, type WeekOperation } from './operation.ts'
import { withOperations } from './overlay.ts'
import { readWeek, storedWeek, subscribeToWaiting, waitingChanges } from './stored.ts'
import { followWeek, type WeekSync } from './week-sync.ts'

/** What a screen shows of the week. */
export interface WeekState {
  /** With the changes of this device; undefined before it is known. */
  readonly week: Week | undefined
  /** When it was fetched, in milliseconds since 1970. */
  readonly fetchedAt: number | undefined
  readonly connection: Connection
  /** Why it cannot be had, while this device has none. */
  readonly error: ApiError | undefined
  /** How many changes the server does not have. */
  readonly waiting: number
  /** Keys of meals that were planned here and that nobody else knows yet. */
  readonly unsent: ReadonlySet<string>
  /** Changes that the server does not take, until somebody has seen it. */
  readonly refused: readonly WeekOperation[]
  /** Changes outlast the page. */
  readonly isDurable: boolean
}

/** The week of a member, on this device and on the server. */
export interface WeekStore {
  readonly subscribe: (listener: () => void) => () => void
  readonly state: () => WeekState
  /** Shows a change at once, keeps it, and sends it. */
  readonly change: (...changes: readonly WeekChange[]) => void
  /** Begins to send, and to fetch in a language. */
  readonly follow: (langId: LangId) => void
  /** Fetches again, and sends at once. */
  readonly retry: () => void
  /** Forgets a refusal that was seen. */
  readonly dismiss: (key: string) => void
  readonly close: () => void
}

/** Opens the week of a member, who is named by their username. */
export function createWeekStore(member: string): WeekStore {
  const { subscribe, notify } = createListeners()
  const ending = new AbortController()
  const { signal } = ending
  let sync: WeekSync | undefined
  let langId: LangId | undefined
  let connection: Connection = navigator.onLine ? 'online' : 'offline'
  let error: ApiError | undefined
  let isDurable = true
  /** Changes that this browser cannot store: they last as long as the page. */
  let inMemory: readonly WeekOperation[] = []

  const operations = () => [
    ...waitingChanges.read().filter((one) => one.member === member),
    ...inMemory,
  ]
  const compute = (): WeekState => {
    const stored = readWeek(member)
    const all = operations()
    return {
      week: stored && withOperations(stored.week, stored.version, all),
      fetchedAt: stored?.at,
      connection,
      error: stored ? undefined : error,
      waiting: all.filter(isUnsent).length,
      unsent: new Set(
        all
          .filter(isUnsent)
          .flatMap(({ change }) => (change.kind === 'add' ? change.meal.Key : [])),
      ),
      refused: all.filter(({ refused }) => refused !== undefined),
      isDurable,
    }
  }
  let state = compute()
  const update = () => {
    state = compute()
    notify()
  }
  const keep = (operation: WeekOperation) => {
    inMemory = inMemory.filter(({ key }) => key !== operation.key)
    if (waitingChanges.add(operation)) return
    isDurable = false
    inMemory = [...inMemory, operation]
  }
  const forget = (key: string) => {
    inMemory = inMemory.filter((one) => one.key !== key)
    waitingChanges.remove(key)
  }

  const connect = () => {
    sync = followWeek(
      {
        langId: () => langId ?? 0,
        known: () => readWeek(member),
        operations,
        keep,
        forget,
        storeWeek: (stored) => void storedWeek.write(JSON.stringify({ member, ...stored })),
        onConnection: (next, reason) => {
          connection = next
          error = reason
          update()
        },
        onChange: update,
      },
      signal,
    )
  }

  const stop = [storedWeek.subscribe(update), subscribeToWaiting(() => (update(), sync?.check()))]
  signal.addEventListener('abort', () => {
    for (const end of stop) end()
  })
  const setOnline = (isOnline: boolean) => () => {
    connection = isOnline ? 'online' : 'offline'
    update()
    if (isOnline) sync?.retry()
  }
  addEventListener('online', setOnline(true), { signal })
  addEventListener('offline', setOnline(false), { signal })
  document.addEventListener('visibilitychange', () => document.hidden || sync?.retry(), { signal })

  return {
    subscribe,
    state: () => state,
    change(...changes) {
      for (const change of changes) keep(newOperation(member, change))
      update()
      sync?.check()
    },
    follow(language) {
      const isFirst = langId === undefined
      const isOther = langId !== language
      langId = language
      if (isFirst) lead(`simmer.week.${member}`, signal, connect).catch(reportFailure)
      else if (isOther) sync?.retry()
    },
    retry: () => sync?.retry(),
    dismiss(key) {
      forget(key)
      update()
    },
    close: () => ending.abort(),
  }
}
