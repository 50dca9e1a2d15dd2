/** A season of the northern half of the world, where the languages of the catalogue are at home. */
export type Season = 'winter' | 'spring' | 'summer' | 'autumn'

/** In the order of the year, which is counted from December here. */
const SEASONS: readonly Season[] = ['winter', 'spring', 'summer', 'autumn']

/** The season that a day falls into, by its month. */
export function seasonOf(day: Date): Season {
  return SEASONS[Math.floor(((day.getMonth() + 1) % 12) / 3)] ?? 'winter'
}
