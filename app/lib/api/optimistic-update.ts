import { useSyncExternalStore } from 'react'
import { createStore } from '#design-system/lib/store.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { withEntry } from '#app/lib/with-entry.ts'
import { readToken } from '#app/lib/storage/token.ts'

/** A change that is shown before the server has confirmed it, such as a new favourite. */
export interface OptimisticUpdate<Value, Result> {
  /** What is changed, such as `favourite recipe 7`. A later update of the same name replaces this one. */
  name: string
  /** The new value; not undefined. */
  value: Value
  /** Sends the value. Has to be idempotent: a call may be repeated. */
  send: (value: Value) => Promise<Result>
  /** Writes the response to the cache. Synchronous, so that nothing flickers. */
  settle: (result: Result) => void
  /**
   * Reports the failure, unless a later update of the same name is pending. Screens show the previous
   * value again.
   *
   * @returns removes the report; called when the same thing is changed again
   */
  fail: (error: unknown) => () => void
}

/** How a call ended. */
interface Outcome {
  hasSucceeded: boolean
  /** Calls `settle` or `fail`. */
  finish: () => void
}

interface Attempt {
  value: unknown
  send: () => Promise<Outcome>
}

/** The updates of one name that are pending. */
interface Pending {
  last: Attempt
  /** Whether the last update succeeded. */
  end: Promise<boolean>
}

const pending = createStore<ReadonlyMap<string, Pending>>(new Map())
/** Removes the report of the last failure, by name. */
const reports = new Map<string, () => void>()

function setPending(name: string, value: Pending | undefined): void {
  pending.set(withEntry(pending.get(), name, value))
}

/** Sends the first attempt, then the last one that was made meanwhile, until none is left. */
async function sendAll(name: string, first: Attempt): Promise<boolean> {
  const member = readToken()
  const end = (hasSucceeded: boolean) => {
    setPending(name, undefined)
    return hasSucceeded
  }
  for (let attempt = first; ;) {
    const { hasSucceeded, finish } = await attempt.send()
    // Signed out meanwhile: the outcome must not be shown to the next member.
    if (readToken() !== member) return end(false)
    const last = pending.get().get(name)?.last ?? attempt
    const isLast = last === attempt || (hasSucceeded && Object.is(last.value, attempt.value))
    if (hasSucceeded || isLast) finish()
    if (isLast) return end(hasSucceeded)
    attempt = last
  }
}

/**
 * Shows a change at once and sends it (architecture rule 5). One call per name is pending at a time;
 * of the updates made meanwhile only the last is sent. So responses cannot overtake each other, however
 * slow the network is.
 *
 * @returns whether the last update of this name succeeded
 */
export function updateOptimistically<Value, Result>(
  update: OptimisticUpdate<Value, Result>,
): Promise<boolean> {
  const { name, value, send, settle, fail } = update
  reports.get(name)?.()
  reports.delete(name)
  const last: Attempt = {
    value,
    send: async () => {
      try {
        const response = await send(value)
        return { hasSucceeded: true, finish: () => settle(response) }
      } catch (error) {
        reportFailure(error)
        return { hasSucceeded: false, finish: () => void reports.set(name, fail(error)) }
      }
    },
  }
  const end = pending.get().get(name)?.end ?? sendAll(name, last)
  setPending(name, { last, end })
  return end
}

/** A value as a screen shows it. */
export interface OptimisticValue<Value> {
  /** The value of the pending update, else the confirmed one. */
  value: Value
  isPending: boolean
}

const nothing = () => undefined

/**
 * The value of the pending update of a name, if there is one.
 *
 * @param confirmed the value in the server's last response
 */
export function useOptimisticValue<Value>(name: string, confirmed: Value): OptimisticValue<Value> {
  const last = useSyncExternalStore(pending.subscribe, () => pending.get().get(name)?.last, nothing)
  return { value: last ? (last.value as Value) : confirmed, isPending: last !== undefined }
}
