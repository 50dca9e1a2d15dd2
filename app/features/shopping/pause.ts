import type { ApiError } from '#app/lib/api/api-error.ts'

/** Longest pause that a response may ask for. */
const PAUSE_MAX_MS = 5 * 60_000

/** A pause that the server asks for because it has taken many changes in a short time. */
export interface Pause {
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
