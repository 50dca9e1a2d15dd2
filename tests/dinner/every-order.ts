import type { DinnerDish, Kitchen, Minute, PlannedStep } from '#cooking/dinner/dinner.ts'
import { brokenRule, standingOf } from './rules.ts'

/** A plan, with what it is compared by. */
export interface Compared {
  readonly steps: readonly PlannedStep[]
  readonly begin: Minute
  readonly standing: number
}

/** The latest minute, down to an earliest one, at which a step breaks no rule beside what is placed. */
function latest(
  placed: readonly PlannedStep[],
  step: Pick<PlannedStep, 'dish' | 'step' | 'cook' | 'oven'>,
  dishes: readonly DinnerDish[],
  kitchen: Kitchen,
): PlannedStep | undefined {
  const { hands, wait } = dishes[step.dish]!.steps[step.step]!
  const from = dishes[step.dish]!.eatenAt - hands - wait
  for (let start = from; start >= from - 40; start -= 1) {
    const planned = { ...step, start, handsEnd: start + hands, waitEnd: start + hands + wait }
    if (brokenRule([...placed, planned], dishes, kitchen) === undefined) return planned
  }
  return undefined
}

/**
 * Goes through every order in which the steps of dishes can be done, each placed as late as possible, and nothing
 * is left out. Only for a few steps.
 */
export function bestOfEveryOrder(
  dishes: readonly DinnerDish[],
  kitchen: Kitchen,
): Compared | undefined {
  let best: Compared | undefined
  const visit = (placed: readonly PlannedStep[], open: readonly number[]) => {
    if (open.every((count) => count === 0)) {
      const begin = Math.min(...placed.map(({ start }) => start))
      const standing = standingOf(placed, dishes)
      if (!best || begin > best.begin || (begin === best.begin && standing < best.standing))
        best = { steps: placed, begin, standing }
      return
    }
    for (const [dish, count] of open.entries()) {
      if (count === 0) continue
      const step = count - 1
      const { oven, wait } = dishes[dish]!.steps[step]!
      const own = placed.find((other) => other.dish === dish)
      const cooks = own ? [own.cook] : [...Array(kitchen.cooks).keys()]
      const ovens = oven && wait > 0 ? [...Array(kitchen.ovens).keys()] : [undefined]
      for (const cook of cooks)
        for (const at of ovens) {
          const one = { dish, step, cook, ...(at !== undefined && { oven: at }) }
          const planned = latest(placed, one, dishes, kitchen)
          if (planned) visit([...placed, planned], open.with(dish, step))
        }
    }
  }
  visit(
    [],
    dishes.map(({ steps }) => steps.length),
  )
  return best
}
