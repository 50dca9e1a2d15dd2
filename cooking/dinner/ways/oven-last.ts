import type { DinnerDish, DinnerPlan, DinnerStep, Kitchen } from '../dinner.ts'
import { AFTER } from '../dish-of.ts'
import { earliest } from '../earliest.ts'
import { planDinner } from '../plan-dinner.ts'

/** Minutes in which a roast or a bake is warm again. */
const WARMED_FOR = 5
/** Only what may stand for so long is warmed: roasts and bakes. */
const WARMED_HOLDS = 15
/** Minutes that the others may come after a starter at most, beyond the usual. */
const STARTER_LATEST = 90

const ovenOf = ({ steps }: DinnerDish) =>
  steps.findLast(({ oven, wait }) => oven !== undefined && wait > 0)?.oven

/**
 * The first two dishes that do not fit together because of the oven.
 * @returns undefined when it is something else
 */
export function bothWantOven(
  dishes: readonly DinnerDish[],
  kitchen: Kitchen,
): [number, number] | undefined {
  for (const [one, a] of dishes.entries())
    for (const [other, b] of dishes.entries()) {
      if (other <= one || !ovenOf(a) || !ovenOf(b) || planDinner([a, b], kitchen)) continue
      if (planDinner([a, b], { ...kitchen, ovens: kitchen.ovens + 1 })) return [one, other]
    }
  return undefined
}

/**
 * Dishes of which one is made first, and is in the oven again at the end, with the heat of another.
 * @returns undefined when it is none that can be warmed
 */
export function warmedAtEnd(
  dishes: readonly DinnerDish[],
  dish: number,
  last: number,
): DinnerDish[] | undefined {
  const warmed = dishes[dish]!
  const oven = ovenOf(dishes[last]!)
  if (warmed.isFresh || warmed.holdsFor < WARMED_HOLDS || !ovenOf(warmed) || !oven) return undefined
  const still: DinnerStep = {
    hands: 0,
    wait: 0,
    isMeanwhile: false,
    usesRing: false,
    standsFor: Infinity,
    isDry: false,
  }
  const end = warmed.steps.length - 1
  const steps = warmed.steps.with(end, { ...warmed.steps[end]!, standsFor: Infinity })
  // It is out of the oven in between, so its two stays do not follow each other at once.
  const again = { ...still, wait: WARMED_FOR, oven: { ...oven, isAlone: false } }
  return dishes.toSpliced(dish, 1, { ...warmed, steps: [...steps, still, again] })
}

/** Dishes of which one is eaten first, and the others as soon after that as is usual and possible. */
export function asStarter(
  dishes: readonly DinnerDish[],
  kitchen: Kitchen,
  starter: number,
): { dishes: DinnerDish[]; plan: DinnerPlan } | undefined {
  const found = earliest(STARTER_LATEST, (later) => {
    const moved = dishes.map((dish, index) =>
      index === starter ? dish : { ...dish, eatenAt: dish.eatenAt + AFTER + later },
    )
    const plan = planDinner(moved, kitchen)
    return plan && { dishes: moved, plan }
  })
  return found?.found
}
