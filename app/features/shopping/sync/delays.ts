import { PERSONS_DEBOUNCE_MS } from '#contract/limits.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import type { ApiError } from '#app/lib/api/api-error.ts'
import type { StoredOperation } from '../model/operation.ts'

/** Milliseconds until a number of people may be sent, because no click has followed. */
export function delayOf({ change, at }: StoredOperation): number {
  if (change.kind !== 'persons') return 0
  const elapsed = Date.now() - at
  // A clock that was set back must not delay anything.
  return elapsed < 0 ? 0 : Math.max(0, PERSONS_DEBOUNCE_MS - elapsed)
}

/** Longest pause that a response may ask for. */
const PAUSE_MAX_MS = 5 * MINUTE_MS

/** A pause that the server asks for because it has taken many changes in a short time. */
interface Pause {
  /** Milliseconds until it ends; 0 outside of a pause. */
  readonly rest: () => number
  /** Begins one if the error asks for it; returns its milliseconds, else undefined. */
  readonly begin: (error: ApiError) => number | undefined
}

/** Creates the pauses of a synchronisation. */
export function createPause(): Pause {
  let end = 0
  return {
    rest() {
      const rest = end - Date.now()
      // A clock that was set back must not delay anything.
      return rest > PAUSE_MAX_MS ? 0 : Math.max(0, rest)
    },
    begin({ status, retryAfterMs }) {
      if (status !== 429 || retryAfterMs === undefined) return undefined
      const ms = Math.min(retryAfterMs, PAUSE_MAX_MS)
      end = Date.now() + ms
      return ms
    },
  }
}
