import type { NewDinnerDish, NextTime } from '#contract/dinner/dinner.ts'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import { dishTypeCode } from '#contract/recipes/dish-types.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { timeToMinutes } from '#contract/text/time.ts'
import { dishOf } from '#cooking/dinner/dish-of.ts'
import { frozenDish } from '#cooking/dinner/kept/frozen.ts'

/** A recipe that is a dish of a dinner, with its steps. */
export interface DishRecipe {
  readonly recipe: Recipe
  readonly steps: readonly HowToStep[]
}

/** How a recipe is wanted in a dinner. */
export interface DishChoice extends Pick<NewDinnerDish, 'RecipeId' | 'Serving' | 'Meal'> {}

/** How a dish is made from a recipe. */
export interface Making {
  readonly people: number
  readonly nextTime: readonly NextTime[]
  /** What is done in a step, in a few words. */
  readonly titleOf: (step: HowToStep, recipe: Recipe) => string
}

/** Codes of what shares an oven with nothing. */
const DISH_TYPES_ALONE: ReadonlySet<number> = new Set([dishTypeCode('Cake'), dishTypeCode('Bread')])

/** Minutes of a time of the wire; undefined where a recipe states none. */
const minutesOfTime = (time: string | null) =>
  time === null ? undefined : (timeToMinutes(time) ?? undefined)

/** The dish that a recipe makes, as it is kept with its dinner. */
export function dishFrom(
  { recipe, steps }: DishRecipe,
  wish: DishChoice,
  { people, nextTime, titleOf }: Making,
): NewDinnerDish {
  const own = nextTime.filter(({ RecipeId }) => RecipeId === wish.RecipeId)
  const made = dishOf(
    {
      steps,
      keep: recipe.Keep,
      holds: recipe.Holds,
      yield: recipe.Yield,
      isBaking: recipe.DishTypes.some((type) => DISH_TYPES_ALONE.has(type)),
      activeMinutes: minutesOfTime(recipe.CookTime),
      totalMinutes: minutesOfTime(recipe.TotalTime),
    },
    people,
    wish.Serving,
    new Map(own.map(({ Step, Hands }) => [Step, Hands])),
  )
  return frozenDish(made, { ...wish, titles: steps.map((step) => titleOf(step, recipe)) })
}

/** Whether a recipe says nothing about the minutes of its steps, so that it is one block. */
export const isOneBlock = ({ Steps }: Pick<NewDinnerDish, 'Steps'>) => Steps[0]?.Of === null

/** Minutes of a dish in all, and of its hands. */
export function minutesOf({ Steps }: Pick<NewDinnerDish, 'Steps'>): {
  total: number
  hands: number
  celsius: number | undefined
} {
  const hands = Steps.reduce((sum, { Hands }) => sum + Hands, 0)
  const waits = Steps.reduce((sum, { Wait }) => sum + Wait, 0)
  const ovens = Steps.flatMap(({ Oven }) => Oven?.Celsius ?? [])
  return {
    total: hands + waits,
    hands,
    celsius: ovens.length === 0 ? undefined : Math.max(...ovens),
  }
}
