import type { Id } from '#contract/common.ts'
import { REQUEST_INVALID, type ErrorCode } from '#contract/errors.ts'

/** A call whose status was not 200 or 201. `message` is in the reader's language. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** HTTP status; 0 when the server could not be reached. */
  readonly status: number
  /** The API's error code, or the reason that it gives with one; undefined when the response was not the API's. */
  readonly code: ErrorCode | 'Withdrawn' | undefined

  /** Milliseconds after which the server takes the call again, as it says; undefined where it does not. */
  readonly retryAfterMs: number | undefined

  /** What the server has instead of what was sent; undefined where it names none. */
  readonly id: Id | undefined

  constructor(
    status: number,
    message: string,
    code?: ApiError['code'],
    retryAfterMs?: number,
    id?: Id,
  ) {
    super(message)
    this.status = status
    this.code = code
    this.retryAfterMs = retryAfterMs
    this.id = id
  }
}

/** Whether a call can be sent later: no connection, a busy server, a session that has ended. */
export function canWait(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  const { status } = error
  return status === 0 || status >= 500 || status === 401 || status === 408 || status === 429
}

/** Whether the server refuses a file because of its bytes, or because of what it takes to read it. */
export function isTooLarge(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'FileTooLarge'
}

/**
 * Whether a recipe, cookbook or author does not exist: the page then goes to /404. The text decides,
 * not the status.
 */
export function isRequestInvalid(error: unknown): boolean {
  return error instanceof Error && error.message === REQUEST_INVALID
}
