/** Milliseconds; clocks that differ by less agree. */
const TOLERANCE_MS = 2000

/** When a call was made and answered by this device's clock, and the server's clock between. */
export interface ClockReading {
  readonly sentAt: number
  readonly answeredAt: number
  readonly serverNow: number
}

/**
 * Milliseconds that the server's clock is ahead of this device's. Keeps the last difference unless it is
 * certainly wrong, so that times do not move with every call.
 *
 * @param before the last difference
 */
export function clockDifference(
  { sentAt, answeredAt, serverNow }: ClockReading,
  before: number,
): number {
  const uncertainty = Math.abs(answeredAt - sentAt) / 2
  const difference = Math.round(serverNow - (sentAt + answeredAt) / 2)
  if (Math.abs(difference - before) <= TOLERANCE_MS + uncertainty) return before
  return Math.abs(difference) <= TOLERANCE_MS ? 0 : difference
}
