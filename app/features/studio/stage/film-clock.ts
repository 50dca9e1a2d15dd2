/** A time of the film: "5:06", "1:02:09". */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds + 0.0005))
  const parts = [Math.floor(whole / 60) % 60, whole % 60]
  const hours = Math.floor(whole / 3600)
  const [first, ...rest] = hours > 0 ? [hours, ...parts] : parts
  return [first, ...rest.map((part) => String(part).padStart(2, '0'))].join(':')
}

/**
 * The number of a picture within its second, from 0.
 * @param rate pictures a second
 */
export function pictureOf(seconds: number, rate: number): number {
  const rest = seconds - Math.floor(seconds + 0.0005)
  return Math.max(0, Math.min(Math.ceil(rate) - 1, Math.round(rest * rate)))
}

/** A time to the picture: "5:06.14". */
export function exactClock(seconds: number, rate: number): string {
  return `${clock(seconds)}.${String(pictureOf(seconds, rate)).padStart(2, '0')}`
}

/** What was typed as a time: "5:06.14", "5:06", "306"; undefined for anything else. */
export function typedTime(text: string, rate: number): number | undefined {
  const match = /^(?:(?:(\d{1,2}):)?(\d{1,2}):)?(\d{1,5})(?:[.,](\d{1,3}))?$/.exec(text.trim())
  if (!match) return undefined
  const [hours, minutes, seconds, picture] = match.slice(1).map((part) => Number(part ?? 0))
  return hours! * 3600 + minutes! * 60 + seconds! + picture! / rate
}
