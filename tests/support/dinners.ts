import { randomUUID } from 'node:crypto'
import { HOUR_MS } from '#contract/durations.ts'
import type { NewDinner } from '#contract/dinner/dinner.ts'

/** In three hours. */
export const DINNER_TABLE = Date.now() + 3 * HOUR_MS

/** A step of five minutes. */
export const stepOf = (Dish: number, Step: number, Start: number) => ({
  Dish,
  Step,
  Cook: 0,
  Start,
  HandsEnd: Start + 5,
  WaitEnd: Start + 5,
})

/** A dinner that nobody has begun, of dishes of two steps each. */
export function dinnerOf(recipes: readonly number[], Table = DINNER_TABLE): NewDinner {
  return {
    Key: randomUUID(),
    Kept: {
      Form: 1,
      Table,
      People: 4,
      Kitchen: { Cooks: 1, Rings: 4, Ovens: 1 },
      Dishes: recipes.map((RecipeId) => ({
        RecipeId,
        Facts: '0123456789abcdef',
        Chosen: 0,
        EatenAt: 0,
      })),
      Steps: recipes.flatMap((_, dish) => [
        stepOf(dish, 0, -30 + dish),
        stepOf(dish, 1, -20 + dish),
      ]),
    },
    Dishes: recipes.map((RecipeId) => ({
      RecipeId,
      Serving: 'together',
      HoldsFor: 15,
      IsFresh: false,
      Steps: [0, 1].map((Of) => ({
        Of,
        Title: `Step ${Of + 1}`,
        Hands: 5,
        Wait: 0,
        StandsFor: null,
      })),
    })),
  }
}
