import { expect, test } from 'vitest'
import { planDinner } from '#cooking/dinner/plan-dinner.ts'
import { seeded } from '#tests/attack/random.ts'
import { bestOfEveryOrder } from './every-order.ts'
import { laterPlan } from './every-minute.ts'
import { brokenRule, standingOf } from './rules.ts'
import { smallDinner } from './small-kitchens.ts'

const SEED = 7
const KITCHENS = 2000
/** Minutes before the table from which a plan is looked for where the planner has found none. */
const NONE_BEFORE = 14

const small = () => {
  const random = seeded(SEED)
  return Array.from({ length: KITCHENS }, () => smallDinner(random))
}

test(
  'DIN-02 no minute of 2,000 small kitchens lets a dinner begin later, and no order lets it stand less',
  { timeout: 300_000 },
  () => {
    let plans = 0
    for (const [index, { dishes, kitchen }] of small().entries()) {
      const plan = planDinner(dishes, kitchen)
      if (!plan) {
        expect([index, laterPlan(dishes, kitchen, -NONE_BEFORE - 1)]).toEqual([index, undefined])
        continue
      }
      plans += 1
      expect([index, brokenRule(plan.steps, dishes, kitchen)]).toEqual([index, undefined])
      expect([index, laterPlan(dishes, kitchen, plan.begin)]).toEqual([index, undefined])
      const best = bestOfEveryOrder(dishes, kitchen)
      if (best?.begin === plan.begin)
        expect(standingOf(plan.steps, dishes)).toBeLessThanOrEqual(best.standing)
    }
    expect(plans).toBeGreaterThan(KITCHENS / 2)
  },
)
