import { digestOf } from '#server/lib/digest.ts'
import { ApiError } from './errors.ts'

/** What was made with a key of a client. */
export interface Made {
  /** Of what was made, where it has one. */
  id?: number | undefined
  /** `digestOf` what was sent with the key; null for a row of an earlier version of Simmer. */
  key_digest: string | null
}

/**
 * Refuses a key that is sent again with something else, so that a client never takes what is stored for what
 * it sent. The same content again is no error: the response to the first call was lost.
 *
 * @param stored what a row without a digest holds
 * @throws {ApiError} `ChangedMeanwhile` with the id of what was made
 */
export function requireSame(made: Made, sent: unknown, stored?: unknown): void {
  const before = made.key_digest ?? (stored === undefined ? null : digestOf(stored))
  if (before === null || before === digestOf(sent)) return
  throw new ApiError('ChangedMeanwhile', { id: made.id })
}
