import type { DinnerDish, DinnerStep, Kitchen, OvenUse } from '#cooking/dinner/dinner.ts'
import { below, oneOf, type Random } from '#tests/attack/random.ts'

/** Steps of all dishes together, so that every minute can be tried. */
const STEPS_MAX = 6
const STEPS_OF_DISH_MAX = 3

const ovenUse = (random: Random): OvenUse => ({
  celsius: oneOf(random, [180, 190, 200, 220]),
  kind: oneOf(random, ['either', 'fan', 'still', 'grill']),
  isAlone: random() < 0.2,
})

function step(random: Random, isFirst: boolean): DinnerStep {
  const wait = random() < 0.5 ? 0 : 1 + below(random, 5)
  const hands = wait === 0 ? 1 + below(random, 3) : below(random, 4)
  const heat = oneOf(random, ['ring', 'oven', 'none'] as const)
  return {
    hands,
    wait,
    isMeanwhile: !isFirst && random() < 0.2,
    usesRing: heat === 'ring',
    ...(heat === 'oven' && wait > 0 && { oven: ovenUse(random) }),
    standsFor: oneOf(random, [0, 2, 5, Infinity]),
    isDry: random() < 0.1,
  }
}

/** Two or three dishes of a few short steps, and a kitchen, as they come. */
export function smallDinner(random: Random): { dishes: DinnerDish[]; kitchen: Kitchen } {
  const count = random() < 0.3 ? 3 : 2
  let left = STEPS_MAX
  const dishes = Array.from({ length: count }, (_, index): DinnerDish => {
    const others = count - index - 1
    const length = Math.min(left - others, 1 + below(random, STEPS_OF_DISH_MAX))
    left -= length
    return {
      steps: Array.from({ length }, (_step, at) => step(random, at === 0)),
      eatenAt: random() < 0.8 ? 0 : 3,
      holdsFor: oneOf(random, [0, 2, 5]),
      isFresh: false,
    }
  })
  const kitchen = {
    cooks: random() < 0.8 ? 1 : 2,
    rings: 1 + below(random, 2),
    ovens: random() < 0.8 ? 1 : 2,
  }
  return { dishes, kitchen }
}
