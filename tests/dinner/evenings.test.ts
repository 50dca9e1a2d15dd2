import { expect, test } from 'vitest'
import { dishOf } from '#cooking/dinner/dish-of.ts'
import type { DinnerDish, Kitchen } from '#cooking/dinner/dinner.ts'
import { below, type Random, seeded, shuffled } from '#tests/attack/random.ts'
import { startTestServer } from '#tests/support/server.ts'
import { IS_THOROUGH } from '#tests/support/thorough.ts'
import { brokenEvening, isPastKept, STANDS } from './evening-rules.ts'
import { dinnerRecipes } from './recipes.ts'
import { smallDinner } from './small-kitchens.ts'
import { walk } from './walks.ts'

const SEED = 19
const SMALL = IS_THOROUGH ? 2000 : 300
const MENUS = IS_THOROUGH ? 100 : 5
/** Share of moments at most at which nothing is possible but that food stands too long. */
const STANDING_MAX = 0.001

/** Goes through evenings, and checks each moment of them: how many there were. */
function expectRules(
  evenings: number,
  random: Random,
  dinner: () => { dishes: DinnerDish[]; kitchen: Kitchen },
) {
  let happened = 0
  let standing = 0
  for (let evening = 0; evening < evenings; evening += 1) {
    const { dishes, kitchen } = dinner()
    for (const { what, before, evening: after, now } of walk(dishes, kitchen, random)) {
      happened += 1
      expect([evening, what, isPastKept(before, after, now)]).toEqual([evening, what, true])
      const broken = brokenEvening(after, now)
      if (broken === STANDS) standing += 1
      else expect([evening, what, broken]).toEqual([evening, what, undefined])
    }
  }
  expect(standing / happened).toBeLessThan(STANDING_MAX)
  return happened
}

test(
  'DIN-14 whatever happens in the evenings of small kitchens, what is left keeps the rules and comes to its end',
  { timeout: 300_000 },
  () => {
    const random = seeded(SEED)
    expect(expectRules(SMALL, random, () => smallDinner(random))).toBeGreaterThan(SMALL)
  },
)

test('DIN-14 so it does in evenings with the 60 recipes', { timeout: 600_000 }, async () => {
  const { app } = await startTestServer('sqlite', { filled: true })
  const recipes = await dinnerRecipes(app)
  const random = seeded(SEED)
  const dinner = () => ({
    dishes: shuffled(random, recipes)
      .slice(0, 2 + below(random, 2))
      .map((recipe) => dishOf(recipe, 4, random() < 0.2 ? 'after' : 'together')),
    kitchen: { cooks: 1 + below(random, 2), rings: 4, ovens: 1 },
  })
  expect(expectRules(MENUS, random, dinner)).toBeGreaterThan(MENUS)
})
