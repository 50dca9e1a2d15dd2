import type { Minute, PlannedStep } from '../dinner.ts'
import { tableIfBegun } from '../shown/facts.ts'
import type { Evening } from './evening.ts'
import { happen } from './happen.ts'

/** Whoever begins so many minutes too early eats earlier; earlier still, the table stays. */
const EARLY_MAX = 15

/**
 * The evening of a plan that somebody begins: with their first step, if that may begin now. A little too early,
 * everything is as much earlier. What the household planned stays what was chosen.
 */
export function begin(planned: Evening, cook: number, now: Minute): Evening {
  const plan = { steps: planned.steps, begin: planned.steps[0]?.start ?? 0 }
  const later = tableIfBegun(plan, planned.dishes, now)
  const evening = later < 0 && later >= -EARLY_MAX ? movedBy(planned, later) : planned
  const first = evening.steps.find((one) => one.cook === cook && one.handsEnd > one.start)
  // The oven may have to be on before anybody's hands begin.
  if (!first || first.start > now) return evening
  const { dish, step } = first
  return happen(evening, { kind: 'began', cook, dish, step }, now)
}

/** A plan with all its times later by some minutes, or earlier; what was chosen stays. */
function movedBy(evening: Evening, minutes: Minute): Evening {
  const moved = (one: PlannedStep): PlannedStep => ({
    ...one,
    start: one.start + minutes,
    handsEnd: one.handsEnd + minutes,
    waitEnd: one.waitEnd + minutes,
  })
  return {
    ...evening,
    dishes: evening.dishes.map((dish) => ({ ...dish, eatenAt: dish.eatenAt + minutes })),
    steps: evening.steps.map(moved),
  }
}
