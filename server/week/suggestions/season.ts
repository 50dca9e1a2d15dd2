import { berlinMonth, monthNumber } from '#server/lib/berlin-month.ts'

/** Slugs of the tags of seasons, from the one that begins in December. */
const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const

/** The tag of the season that it is in Berlin. */
export function seasonAt(now: number): (typeof SEASONS)[number] {
  const month = monthNumber(berlinMonth(new Date(now)))
  return SEASONS[Math.floor((month % 12) / 3)] ?? 'winter'
}
