/** `hh:mm:ss`, hours of two digits or more, seconds with an optional fraction. */
const TIME = /^(\d{2,}):([0-5]\d):([0-5]\d(?:\.\d+)?)$/

/** Seconds (0 or more, to the thousandth) as `hh:mm:ss`, with a fraction only where there is one. */
export function secondsToTime(seconds: number): string {
  const thousandths = Math.round(seconds * 1000)
  const whole = Math.floor(thousandths / 1000)
  const fraction = (thousandths % 1000) / 1000
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const text = parts.map((part) => String(part).padStart(2, '0')).join(':')
  return text + String(fraction).slice(1)
}

/** Seconds of `hh:mm:ss`; undefined for any other text. */
export function timeToSeconds(time: string): number | undefined {
  const parts = TIME.exec(time)
  if (!parts) return undefined
  const [, hours, minutes, seconds] = parts.map(Number) as [number, number, number, number]
  return hours * 3600 + minutes * 60 + seconds
}

/** Minutes (0 or more) as `hh:mm:ss`: 45 → 00:45:00, 120 → 02:00:00. */
export function minutesToTime(minutes: number): string {
  return secondsToTime(minutes * 60)
}

/** Minutes of `hh:mm:ss`; undefined for any other text. */
export function timeToMinutes(time: string): number | undefined {
  const seconds = timeToSeconds(time)
  return seconds === undefined ? undefined : seconds / 60
}
