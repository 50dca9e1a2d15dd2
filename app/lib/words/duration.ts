import { timeToMinutes } from '#contract/text/time.ts'

/** A number and its unit, which a screen may style separately. */
export interface DurationPart {
  number: number
  unit: 'h' | 'min'
}

/** Shown where a time is not known. */
export const UNKNOWN = '–'

/**
 * A time of the API in hours and minutes: 25 min; 1 h 10 min; 2 h. Empty for null and for an invalid
 * time. Both units are the same in German and English.
 */
export function durationParts(time: string | null): DurationPart[] {
  const exact = time === null ? undefined : timeToMinutes(time)
  if (exact === undefined) return []
  const minutes = Math.round(exact)
  const hours = Math.floor(minutes / 60)
  const parts: DurationPart[] = []
  if (hours > 0) parts.push({ number: hours, unit: 'h' })
  if (minutes % 60 > 0 || hours === 0) parts.push({ number: minutes % 60, unit: 'min' })
  return parts
}

const join = (words: readonly (number | string)[]) =>
  words.length > 0 ? words.join('\u00a0') : UNKNOWN

/** A time of the API without line breaks: "1 h 10 min"; '–' for null. */
export function formatDuration(time: string | null): string {
  return join(durationParts(time).flatMap(({ number, unit }) => [number, unit]))
}

/** The same where there is little space: "19 h 40", "1 h 05", but "45 min". */
export function formatShortDuration(time: string | null): string {
  const [first, second] = durationParts(time)
  if (!first || !second) return formatDuration(time)
  return join([first.number, first.unit, String(second.number).padStart(2, '0')])
}
