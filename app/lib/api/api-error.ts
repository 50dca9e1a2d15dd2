import { REQUEST_INVALID, type ErrorCode } from '#contract/errors.ts'

/** A call whose status was not 200 or 201 (API-04). `message` is in the reader's language. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** HTTP status; 0 when the server could not be reached. */
  readonly status: number
  /** The API's error code; undefined when the response was not the API's. */
  readonly code: ErrorCode | undefined

  /** Milliseconds after which the server takes the call again, as it says; undefined where it does not. */
  readonly retryAfterMs: number | undefined

  constructor(status: number, message: string, code?: ErrorCode, retryAfterMs?: number) {
    super(message)
    this.status = status
    this.code = code
    this.retryAfterMs = retryAfterMs
  }
}

/** Whether a call can be sent later: no connection, a busy server, a session that has ended. */
export function canWait(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  const { status } = error
  return status === 0 || status >= 500 || status === 401 || status === 408 || status === 429
}

/**
 * Whether a recipe, cookbook or author does not exist: the page then goes to /404. The text decides,
 * not the status (ERR-08 to ERR-10, D-23).
 */
export function isRequestInvalid(error: unknown): boolean {
  return error instanceof Error && error.message === REQUEST_INVALID
}
