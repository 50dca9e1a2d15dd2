/** Kilocalories in a gram. */
const KCAL = { protein: 4, fat: 9, carbohydrates: 4 } as const
/** Tolerated difference between stated and calculated kilocalories, as a share. */
const KCAL_TOLERANCE = 0.15
/** Minutes by which the timers of a recipe may exceed its total time. */
const WAIT_MARGIN = 5

/** Grams of a serving. */
export interface Nutrients {
  readonly protein: number
  readonly fat: number
  readonly carbohydrates: number
}

/** The kilocalories of nutrients if the stated ones do not match them; otherwise undefined. */
export function otherEnergy(kcal: number, nutrients: Nutrients): number | undefined {
  const { protein, fat, carbohydrates } = nutrients
  const sum = protein * KCAL.protein + fat * KCAL.fat + carbohydrates * KCAL.carbohydrates
  return Math.abs(kcal - sum) > KCAL_TOLERANCE * sum ? sum : undefined
}

/** Minutes of a recipe; each is a part of the next one that is stated. */
export interface Minutes {
  readonly prep?: number | undefined
  readonly active?: number | undefined
  readonly total?: number | undefined
}

/** The stated minutes that are longer than what they are a part of. */
export function tooLong({ prep = 0, active, total = Infinity }: Minutes): ('prep' | 'active')[] {
  return [
    ...(prep > (active ?? total) ? (['prep'] as const) : []),
    ...((active ?? 0) > total ? (['active'] as const) : []),
  ]
}

/** Whether the timers of the steps together take longer than the recipe. */
export function waitsExceed(waits: number, total: number | undefined): boolean {
  return total !== undefined && waits > total + WAIT_MARGIN
}
