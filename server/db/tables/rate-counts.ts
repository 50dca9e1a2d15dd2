/**
 * Calls that are limited, counted for all processes together. A row is of no use once its window has
 * ended, and is deleted soon after.
 */
export interface RateCountTable {
  /** SHA-256 of the limit and of whom it is for, as base64url: no address or e-mail is stored. */
  key: string
  /** When the window ends that began with the first call. */
  ends_at: number
  /** Calls in this window. */
  count: number
}
