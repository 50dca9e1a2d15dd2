/** Seconds in a minute and in an hour. */
const MINUTE = 60
const HOUR = 3600

/** Time until a task ends, in the unit that people think in. */
export type TimeLeft =
  | { readonly unit: 'seconds' }
  | { readonly unit: 'hours' | 'minutes'; readonly count: number }

/**
 * Rounds the seconds until a task ends, always up: a task that ends early annoys nobody.
 *
 * @param seconds from 0; below a minute the number changes too often to read
 */
export function roundTimeLeft(seconds: number): TimeLeft {
  if (seconds < MINUTE) return { unit: 'seconds' }
  const minutes = Math.ceil(seconds / MINUTE)
  return minutes < HOUR / MINUTE
    ? { unit: 'minutes', count: minutes }
    : { unit: 'hours', count: Math.ceil(seconds / HOUR) }
}

/**
 * Estimates the seconds until a task ends from its pace so far.
 *
 * @param elapsed seconds since the start
 * @returns undefined until a twentieth is done: earlier estimates jump
 */
export function estimateSecondsLeft(
  value: number,
  max: number,
  elapsed: number,
): number | undefined {
  if (value <= 0 || value < max / 20) return undefined
  return (elapsed / value) * (max - value)
}
