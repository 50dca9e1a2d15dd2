const two = (value: number) => String(value).padStart(2, '0')

/**
 * A duration as digits: 0:48, 12:40, 1:02:40.
 *
 * @param seconds rounded up, so that the last second is 0:01; below 0 counts as 0
 */
export function digits(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds))
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor(whole / 60) % 60
  const rest = two(whole % 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}

/** A duration in its largest whole unit. */
export interface WholeDuration {
  amount: string
  unit: 'hours' | 'minutes' | 'seconds' | null
}

/**
 * The duration of a timer that has not been started: whole hours, whole minutes up to 90, or seconds
 * below a minute. Any other is written as digits, without a unit.
 *
 * @param seconds above 0
 * @param from the shorter duration of a range, in seconds, in the same unit: "5–7 minutes"
 */
export function wholeDuration(seconds: number, from: number | null = null): WholeDuration {
  const isWhole = (size: number) => seconds % size === 0 && (from ?? 0) % size === 0
  const amount = (write: (value: number) => string) =>
    from === null ? write(seconds) : `${write(from)}–${write(seconds)}`
  if (isWhole(3600)) return { amount: amount((value) => String(value / 3600)), unit: 'hours' }
  if (isWhole(60) && seconds <= 90 * 60)
    return { amount: amount((value) => String(value / 60)), unit: 'minutes' }
  if (seconds < 60) return { amount: amount(String), unit: 'seconds' }
  return { amount: amount(digits), unit: null }
}
