import type { DinnerDish, DinnerPlan, Kitchen } from './dinner.ts'
import { Search } from './search.ts'
import { slideForward } from './slide.ts'

/** Places that are looked for in all before the best plan so far is taken: the same on every device. */
const PLACES_MAX = 20_000
/** Minutes that an evening may be longer so that each dish has one cook. */
const ONE_COOK_MINUTES = 5

/**
 * When each step of a dinner begins, so that every dish is ready when it is eaten: as late as possible, with the
 * least standing, then with the fewest changes of dish.
 * @returns undefined when the dishes do not fit into the kitchen together
 */
export function planDinner(
  dishes: readonly DinnerDish[],
  kitchen: Kitchen,
): DinnerPlan | undefined {
  const isAlone = kitchen.cooks === 1
  const placesMax = isAlone ? PLACES_MAX : PLACES_MAX / 2
  const plan = search(dishes, kitchen, { placesMax, isOneCookPerDish: true })
  const free = isAlone ? undefined : search(dishes, kitchen, { placesMax, isOneCookPerDish: false })
  const isWorthIt = free && (!plan || free.begin > plan.begin + ONE_COOK_MINUTES)
  const best = isWorthIt ? free : plan
  return best && slideForward(best, dishes)
}

/**
 * The plan of a dinner of which some dishes are made before it. Dishes keep their indices.
 * @param before indices of those dishes
 * @returns undefined when nothing is left, or the rest does not fit into the kitchen
 */
export function planWithout(
  dishes: readonly DinnerDish[],
  kitchen: Kitchen,
  before: readonly number[],
): DinnerPlan | undefined {
  const left = [...dishes.keys()].filter((dish) => !before.includes(dish))
  if (left.length === 0) return undefined
  const plan = planDinner(
    left.map((dish) => dishes[dish]!),
    kitchen,
  )
  return (
    plan && {
      ...plan,
      steps: plan.steps.map((one) => Object.assign({}, one, { dish: left[one.dish]! })),
    }
  )
}

function search(...parameters: ConstructorParameters<typeof Search>): DinnerPlan | undefined {
  const one = new Search(...parameters)
  one.run()
  return one.best
}
