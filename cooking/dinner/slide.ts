import type { DinnerDish, DinnerPlan, Minute, PlannedStep } from './dinner.ts'

/** Shorter gaps stay. */
export const GAP_MIN = 3
/** A free stretch that is as long keeps as much. */
export const FREE_MIN = 15
/** What is best fresh is not done earlier before it is eaten. */
const FRESH_MINUTES = 30

/** Whether a step is cold work that nothing holds at its minute. */
export function isMovable({ steps }: DinnerDish, index: number): boolean {
  const { oven, usesRing, hands, wait } = steps[index]!
  const isServed = index === steps.length - 1
  return !isServed && hands > 0 && wait === 0 && oven === undefined && !usesRing
}

/** The earliest start of a step by its own dish. */
export function earliestOf(
  { dish, step }: PlannedStep,
  { steps, eatenAt, isFresh }: DinnerDish,
  plan: readonly PlannedStep[],
): Minute {
  const before = plan.filter((other) => other.dish === dish && other.step < step)
  const ends = before.map(({ handsEnd, waitEnd }) =>
    steps[step]!.isMeanwhile ? handsEnd : waitEnd,
  )
  return Math.max(isFresh ? eatenAt - FRESH_MINUTES : -Infinity, ...ends)
}

/**
 * Moves cold work forward to what its cook has done before, so that minutes to spare are together. The order stays,
 * and free stretches keep their {@link FREE_MIN} minutes.
 */
export function slideForward(plan: DinnerPlan, dishes: readonly DinnerDish[]): DinnerPlan {
  const steps = [...plan.steps]
  const lastEnds = new Map<number, Minute>()
  for (const [index, planned] of steps.entries()) {
    if (planned.handsEnd === planned.start) continue
    const before = lastEnds.get(planned.cook)
    const moved = before === undefined ? planned : slid(planned, before, dishes, steps)
    steps[index] = moved
    lastEnds.set(planned.cook, moved.handsEnd)
  }
  return {
    begin: plan.begin,
    steps: steps.toSorted((a, b) => a.start - b.start || a.dish - b.dish),
  }
}

function slid(
  planned: PlannedStep,
  before: Minute,
  dishes: readonly DinnerDish[],
  steps: readonly PlannedStep[],
): PlannedStep {
  const dish = dishes[planned.dish]!
  const gap = planned.start - before
  if (gap < GAP_MIN || !isMovable(dish, planned.step)) return planned
  const free = gap >= FREE_MIN ? before + FREE_MIN : before
  const start = Math.min(planned.start, Math.max(free, earliestOf(planned, dish, steps)))
  const by = planned.start - start
  return { ...planned, start, handsEnd: planned.handsEnd - by, waitEnd: planned.waitEnd - by }
}
