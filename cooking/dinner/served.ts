import { AFTER, type Serving } from './dish-of.ts'
import type { DinnerDish } from './dinner.ts'

/**
 * Dishes with the times at which they are eaten. People sit down to the first of them; what comes next comes 45
 * minutes later.
 * @param servings by dish
 */
export function servedAs<Dish extends DinnerDish>(
  dishes: readonly Dish[],
  servings: readonly Serving[],
): Dish[] {
  const all: readonly Serving[] = ['before', 'together', 'after']
  const served = all.filter((serving) => servings.includes(serving))
  return dishes.map((dish, index) => ({
    ...dish,
    eatenAt: served.indexOf(servings[index] ?? 'together') * AFTER,
  }))
}
