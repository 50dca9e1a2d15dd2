import { ApiError } from '#app/lib/api/api-error.ts'

/** Statuses that are not about the call itself: it may succeed later, or from a newer app. */
const PASSING = new Set([401, 408, 425, 426, 429])

/** State of the connection to the server. */
export type Connection =
  /** No failure is known. */
  | 'online'
  /** The server cannot be reached. */
  | 'offline'
  /** The server responds with errors. */
  | 'failing'
  /** The server has taken many changes in a short time; what waits is sent when it takes more. */
  | 'paused'
  /** The server is newer than this page, which has to be reloaded. */
  | 'outdated'

/**
 * Whether the server refuses a call for good. Only the API can: a response of a gateway or of a captive
 * portal has no code and is not about the call.
 */
export function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.code === undefined) return false
  return error.status < 500 && !PASSING.has(error.status)
}

/** The connection after a call has failed. */
export function connectionAfter({ status, code, retryAfterMs }: ApiError): Connection {
  if (status === 0) return 'offline'
  if (status === 429 && retryAfterMs !== undefined) return 'paused'
  return code === 'AppOutdated' ? 'outdated' : 'failing'
}
