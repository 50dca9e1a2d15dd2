import { ApiError } from '#app/lib/api/api-error.ts'

/** Milliseconds after which a call without a response has failed: a network may accept and never answer. */
export const CALL_LIMIT_MS = 10_000

/** Why a call was given up that {@link LimitedCalls.restart} wants repeated. */
export const RESTART = new ApiError(0, 'Started again.')

/** Makes one call at a time, none of which waits for ever. */
export interface LimitedCalls {
  /**
   * Makes a call that ends with the session, with `restart` and after {@link CALL_LIMIT_MS}, whether or
   * not it minds its signal.
   *
   * @throws {ApiError} what the call throws, {@link RESTART}, or one with status 504 when time is up
   */
  readonly make: <Data>(call: (signal: AbortSignal) => Promise<Data>) => Promise<Data>
  /** Gives up the pending call. */
  readonly restart: () => void
}

/** @param signal of the session, which ends every call */
export function createLimitedCalls(signal: AbortSignal): LimitedCalls {
  let pending: AbortController | undefined
  return {
    async make(call) {
      const own = new AbortController()
      pending = own
      const { promise, reject } = Promise.withResolvers<never>()
      own.signal.addEventListener('abort', () => reject(own.signal.reason))
      const end = () => own.abort(new ApiError(0, 'The session has ended.'))
      signal.addEventListener('abort', end)
      const late = new ApiError(504, 'No response in time.')
      const timer = setTimeout(() => own.abort(late), CALL_LIMIT_MS)
      try {
        return await Promise.race([call(own.signal), promise])
      } catch (error) {
        // What an aborted call throws by itself says less.
        throw own.signal.aborted ? own.signal.reason : error
      } finally {
        clearTimeout(timer)
        signal.removeEventListener('abort', end)
        pending = undefined
      }
    },
    restart: () => pending?.abort(RESTART),
  }
}
