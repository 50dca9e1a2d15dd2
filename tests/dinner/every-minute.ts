import type { DinnerDish, Kitchen, Minute, PlannedStep } from '#cooking/dinner/dinner.ts'
import { brokenRule } from './rules.ts'

/**
 * Looks through every minute at which each step could begin for a plan that begins later than a known one, with one
 * cook for each dish. Only for a few short steps.
 */
export function laterPlan(
  dishes: readonly DinnerDish[],
  kitchen: Kitchen,
  begin: Minute,
): readonly PlannedStep[] | undefined {
  const order = dishes
    .flatMap(({ steps }, dish) => steps.map((_, step) => ({ dish, step })))
    .toReversed()
  const visit = (steps: readonly PlannedStep[]): readonly PlannedStep[] | undefined => {
    const next = order[steps.length]
    if (!next) return steps
    for (const planned of everyPlace(next, { dishes, kitchen, begin, steps })) {
      const more = [...steps, planned]
      const found = brokenRule(more, dishes, kitchen) === undefined ? visit(more) : undefined
      if (found) return found
    }
    return undefined
  }
  return visit([])
}

interface Stage {
  readonly dishes: readonly DinnerDish[]
  readonly kitchen: Kitchen
  readonly begin: Minute
  readonly steps: readonly PlannedStep[]
}

/** A step at every minute after a begin, with every cook and oven that it may have. */
function* everyPlace(
  one: Pick<PlannedStep, 'dish' | 'step'>,
  { dishes, kitchen, begin, steps }: Stage,
): Generator<PlannedStep> {
  const dish = dishes[one.dish]!
  const { hands, wait, oven } = dish.steps[one.step]!
  const own = steps.find((step) => step.dish === one.dish)
  const cooks = own ? [own.cook] : [...Array(kitchen.cooks).keys()]
  const ovens = oven && wait > 0 ? [...Array(kitchen.ovens).keys()] : [undefined]
  for (let start = dish.eatenAt - hands - wait; start > begin; start -= 1) {
    const times = { start, handsEnd: start + hands, waitEnd: start + hands + wait }
    for (const cook of cooks)
      for (const at of ovens)
        yield { ...one, ...times, cook, ...(at !== undefined && { oven: at }) }
  }
}
