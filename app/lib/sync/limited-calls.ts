import { ApiError } from '#app/lib/api/api-error.ts'

/** Milliseconds after which a call without a response has failed: a network may accept and never answer. */
export const CALL_LIMIT_MS = 10_000

/** Why a call was given up that {@link LimitedCalls.retry} wants repeated. */
export const RETRY = new ApiError(0, 'Tried again.')

/** Why a call was given up after {@link CALL_LIMIT_MS}. */
const LATE = new ApiError(504, 'No response in time.')

/** Makes one call at a time, none of which waits for ever. */
export interface LimitedCalls {
  /**
   * Makes a call that ends with the session, with `retry` and after {@link CALL_LIMIT_MS}, whether or
   * not it minds its signal.
   *
   * @throws what the call throws, {@link RETRY}, {@link LATE}, or why the session has ended
   */
  readonly make: <Data>(call: (signal: AbortSignal) => Promise<Data>) => Promise<Data>
  /** Gives up the pending call. */
  readonly retry: () => void
}

/**
 * Limits calls of a session.
 *
 * @param signal of the session, which ends every call
 */
export function createLimitedCalls(signal: AbortSignal): LimitedCalls {
  let pending: AbortController | undefined
  return {
    async make(call) {
      const own = new AbortController()
      pending = own
      // Not AbortSignal.timeout: it goes on after the call, and tests cannot advance it.
      const timer = setTimeout(() => own.abort(LATE), CALL_LIMIT_MS)
      const ended = AbortSignal.any([signal, own.signal])
      const { promise, reject } = Promise.withResolvers<never>()
      const giveUp = () => reject(ended.reason)
      ended.addEventListener('abort', giveUp)
      try {
        return await Promise.race([call(ended), promise])
      } catch (error) {
        // What an aborted call throws by itself says less.
        throw ended.aborted ? ended.reason : error
      } finally {
        clearTimeout(timer)
        // A signal with listeners is kept until the session ends.
        ended.removeEventListener('abort', giveUp)
        pending = undefined
      }
    },
    retry: () => pending?.abort(RETRY),
  }
}
