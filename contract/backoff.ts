/** Delays between the attempts at something that failed. */
export interface Backoff {
  /** Milliseconds before the second attempt. */
  firstMs: number
  /** How many times longer each delay is than the one before. */
  factor: number
  /** Longest delay in milliseconds, before jitter. */
  maxMs: number
}

/** Share of a delay by which jitter lengthens or shortens it. */
const JITTER = 0.25

/**
 * Milliseconds to wait before the next attempt. Exponential, with 25 % of jitter either way, so that
 * requests that failed together are not retried together.
 *
 * @param failed attempts that have failed, 1 or more
 * @param random 0 to 1; 0.5 is no jitter
 */
export function backoffMs(
  { firstMs, factor, maxMs }: Backoff,
  failed: number,
  random: number = Math.random(),
): number {
  const delay = Math.min(firstMs * factor ** (failed - 1), maxMs)
  return Math.round(delay * (1 - JITTER + 2 * JITTER * random))
}
