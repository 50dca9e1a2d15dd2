/** A time with its parts: hours, minutes, seconds, and a fraction behind a point or a comma. */
const TIME = /^(?:(\d{1,3}):)?(\d{1,3}):(\d{2})(?:[.,](\d{1,6}))?$/u

/**
 * A time in milliseconds: "0:42", "00:42.5", "1:02:03,250". Minutes without hours may be above 59.
 *
 * @returns undefined for anything else
 */
export function readTime(text: string): number | undefined {
  const [, hours, minutes = '', seconds = '', fraction = ''] = TIME.exec(text) ?? []
  if (minutes === '' || Number(seconds) > 59) return undefined
  if (hours !== undefined && Number(minutes) > 59) return undefined
  const whole = (Number(hours ?? 0) * 60 + Number(minutes)) * 60 + Number(seconds)
  return whole * 1000 + Math.round(Number(`0.${fraction || '0'}`) * 1000)
}

const pad = (value: number, digits: number) => String(value).padStart(digits, '0')

/** Milliseconds as WebVTT has them: "00:01:23.500". */
export function writeVttTime(ms: number): string {
  const hours = pad(Math.floor(ms / 3_600_000), 2)
  const minutes = pad(Math.floor(ms / 60_000) % 60, 2)
  return `${hours}:${minutes}:${pad(Math.floor(ms / 1000) % 60, 2)}.${pad(ms % 1000, 3)}`
}

/** Milliseconds as people write them: "00:42", "1:02:03", with a fraction only where there is one. */
export function writeClock(ms: number): string {
  const hours = Math.floor(ms / 3_600_000)
  const minutes = pad(Math.floor(ms / 60_000) % 60, 2)
  const fraction = ms % 1000 === 0 ? '' : `.${pad(ms % 1000, 3)}`
  const rest = `${minutes}:${pad(Math.floor(ms / 1000) % 60, 2)}${fraction}`
  return hours > 0 ? `${hours}:${rest}` : rest
}
