import { expect, test } from 'vitest'
import { dishOf } from '#cooking/dinner/dish-of.ts'
import { planDinner } from '#cooking/dinner/plan-dinner.ts'
import { below, seeded, shuffled } from '#tests/attack/random.ts'
import { startTestServer } from '#tests/support/server.ts'
import { IS_THOROUGH } from '#tests/support/thorough.ts'
import { dinnerRecipes } from './recipes.ts'
import { brokenRule } from './rules.ts'

const SEED = 44
const MENUS = IS_THOROUGH ? 10_000 : 300
/** Share of menus that fit into their kitchen at least. */
const FIT_MIN = 0.5

test(
  'DIN-03 menus of two to four of the 60 recipes keep every rule, for any cooks, rings, ovens and people',
  { timeout: 7_200_000 },
  async () => {
    const { app } = await startTestServer('sqlite', { filled: true })
    const recipes = await dinnerRecipes(app)
    expect(recipes).toHaveLength(60)
    const random = seeded(SEED)
    let fitting = 0
    for (let menu = 0; menu < MENUS; menu += 1) {
      const chosen = shuffled(random, recipes).slice(0, 2 + below(random, 3))
      const people = 1 + below(random, 12)
      const dishes = chosen.map((recipe) =>
        dishOf(recipe, people, random() < 0.2 ? 'after' : 'together'),
      )
      const kitchen = {
        cooks: 1 + below(random, 3),
        rings: 2 + below(random, 3),
        ovens: 1 + below(random, 2),
      }
      const plan = planDinner(dishes, kitchen)
      if (!plan) continue
      fitting += 1
      const names = chosen.map(({ name }) => name).join(', ')
      expect([menu, names, brokenRule(plan.steps, dishes, kitchen)]).toEqual([
        menu,
        names,
        undefined,
      ])
      expect(plan.steps).toHaveLength(dishes.flatMap(({ steps }) => steps).length)
    }
    expect(fitting).toBeGreaterThan(MENUS * FIT_MIN)
  },
)
