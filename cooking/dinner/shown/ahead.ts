import type { DinnerDish, DinnerPlan, Kitchen, Minute } from '../dinner.ts'
import { planWithout } from '../plan-dinner.ts'

/** Less is not worth making a dish at another time. */
const EASIER_MIN = 5

/** What an evening is like without a dish that is made before it. */
export interface Easier {
  readonly dish: number
  /** When the evening begins then. */
  readonly begin: Minute
  /** Minutes of hands that are left in it. */
  readonly hands: Minute
}

/**
 * How much later an evening begins if one of its dishes is made before.
 * @param ahead indices of the dishes that can be
 * @param before indices of those that are made before it anyway
 */
export function easierOf(
  plan: DinnerPlan,
  dishes: readonly DinnerDish[],
  kitchen: Kitchen,
  ahead: readonly number[],
  before: readonly number[] = [],
): Easier[] {
  return ahead.flatMap((dish): Easier[] => {
    if (before.includes(dish)) return []
    const evening = planWithout(dishes, kitchen, [dish, ...before])
    if (!evening || evening.begin - plan.begin < EASIER_MIN) return []
    const hands = evening.steps.reduce((sum, one) => sum + one.handsEnd - one.start, 0)
    return [{ dish, begin: evening.begin, hands }]
  })
}
