/** A season of the northern hemisphere. */
export type Season = 'winter' | 'spring' | 'summer' | 'autumn'

/** In the order of the months from December. */
const SEASONS: readonly Season[] = ['winter', 'spring', 'summer', 'autumn']

/** The season of a day, by its month. */
export function seasonOf(day: Date): Season {
  return SEASONS[Math.floor(((day.getMonth() + 1) % 12) / 3)] ?? 'winter'
}
