/**
 * Counts of rate limits that all processes share. Rows are deleted after their window has ended.
 */
export interface RateCountTable {
  /**
   * SHA-256 of the limit and its subject, as base64url, so that no IP address or e-mail is stored.
   */
  key: string
  /** End of the window, which began with the first call. */
  ends_at: number
  /** Calls in this window. */
  count: number
}
