import type { DinnerDish, Minute, PlannedStep } from './dinner.ts'
import { heatingMinutes, mayShare } from './oven.ts'

/** A moment at which somebody sets an oven. */
export interface Heating {
  /** Index of the oven. */
  readonly oven: number
  readonly at: Minute
  /** Degrees Celsius of top and bottom heat. */
  readonly celsius: number
}

/** When ovens are turned on, in time for what goes in first, and set to another heat, once the dish before is out. */
export function heatingsOf(
  steps: readonly PlannedStep[],
  dishes: readonly DinnerDish[],
): Heating[] {
  const heatings: Heating[] = []
  const uses = steps.filter(({ oven }) => oven !== undefined)
  for (const [oven = 0, own] of Map.groupBy(uses, (step) => step.oven)) {
    let before: PlannedStep | undefined
    for (const planned of own.toSorted((a, b) => a.handsEnd - b.handsEnd)) {
      const use = dishes[planned.dish]!.steps[planned.step]!.oven!
      const last = before && dishes[before.dish]!.steps[before.step]!.oven
      if (!before || !last)
        heatings.push({ oven, at: planned.handsEnd - heatingMinutes(use), celsius: use.celsius })
      else if (last.celsius !== use.celsius && !mayShare(last, use))
        heatings.push({ oven, at: before.waitEnd, celsius: use.celsius })
      before = planned
    }
  }
  return heatings.sort((a, b) => a.at - b.at)
}
