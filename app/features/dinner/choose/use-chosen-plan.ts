import { useState } from 'react'
import { useKey } from '#app/lib/api/use-key.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { MINUTE_MS } from '#contract/durations.ts'
import type { NewDinnerDish } from '#contract/dinner/dinner.ts'
import { dishTypeCode } from '#contract/recipes/dish-types.ts'
import type { Kitchen } from '#cooking/dinner/dinner.ts'
import { dinnerKeys } from '../dinner-keys.ts'
import { dishFrom, type DishChoice, type DishRecipe } from '../recipes/dinner-recipe.ts'
import { useDishRecipes, type DishRecipes } from '../recipes/use-dish-recipes.ts'
import { useStepTitle } from '../recipes/use-step-title.ts'
import { useDinnerPlan, type DinnerPlanState } from '../use-dinner-plan.ts'
import { useOtherDishes } from '../ways/use-other-dishes.ts'
import type { WaysInput } from '../ways/way-dinner.ts'
import type { Planned } from '../worker/jobs.ts'
import { minuteOfHour, type Choice, type ChosenDish } from './use-choice.ts'

const DESSERT = dishTypeCode('Dessert')

/** When a dish is eaten: as was chosen, else desserts come after the others. */
function servingOf({ Serving }: ChosenDish, recipe: DishRecipe | undefined) {
  return Serving ?? (recipe?.recipe.DishTypes.includes(DESSERT) ? 'after' : 'together')
}

/** What a choice comes to. */
export interface ChosenPlan {
  /** As chosen, each with when it is eaten. */
  readonly wishes: readonly DishChoice[]
  readonly found: DishRecipes
  /** By dish; undefined while its recipe loads. */
  readonly dishes: readonly (NewDinnerDish | undefined)[]
  readonly kitchen: Kitchen
  /** Without dishes until all of them are known. */
  readonly input: WaysInput
  /** Of the dishes that could be made instead of the one that takes too long. */
  readonly otherNames: readonly string[]
  readonly plan: DinnerPlanState<Planned>
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** Plans what is chosen, and looks for another dish once that does not work in time. */
export function useChosenPlan(choice: Choice, now: number): ChosenPlan {
  const { langId } = useWords()
  const { data: dinners, error, retry } = useKey(dinnerKeys.all(langId))
  const [tooLong, setTooLong] = useState<number>()
  const kept = dinners?.Kitchen ?? { Cooks: 1, Rings: 4, Ovens: 1 }
  const kitchen = choice.kitchen ?? { cooks: kept.Cooks, rings: kept.Rings, ovens: kept.Ovens }
  const found = useDishRecipes(choice.wishes.map(({ RecipeId }) => RecipeId))
  const titleOf = useStepTitle(choice.people)
  const wishes = choice.wishes.map((wish, index) =>
    Object.assign({}, wish, { Serving: servingOf(wish, found.recipes[index]) }),
  )
  const make = (recipe: DishRecipe | undefined, wish: DishChoice) =>
    recipe && dinners
      ? dishFrom(recipe, wish, { people: choice.people, nextTime: dinners.NextTime, titleOf })
      : undefined
  const dishes = wishes.map((wish, index) => make(found.recipes[index], wish))
  const slow = tooLong === undefined ? undefined : found.recipes[tooLong]
  const instead = useOtherDishes(
    slow && {
      dish: slow,
      taken: wishes.map(({ RecipeId }) => RecipeId),
      left: Math.floor((choice.table - now) / MINUTE_MS),
    },
  )
  const others = wishes.map(({ Serving }, index) =>
    index === tooLong
      ? instead.flatMap((one) => make(one, { RecipeId: one.recipe.Id, Serving }) ?? [])
      : [],
  )
  const input: WaysInput = {
    dishes: dishes.every((dish) => dish !== undefined) ? dishes : [],
    kitchen,
    table: choice.table,
    people: choice.people,
    ...(others.some((one) => one.length > 0) && { others }),
  }
  const plan = useDinnerPlan(
    input.dishes.length === 0
      ? undefined
      : {
          ...input,
          now,
          cooksMax: Math.max(1, dinners?.People.length ?? 1),
          minuteOfHour: minuteOfHour(choice.table),
        },
  )
  const longest = plan.output?.notPossible?.longest.dish
  if (longest !== tooLong) setTooLong(longest)
  return {
    wishes,
    found,
    dishes,
    kitchen,
    input,
    otherNames: instead.map(({ recipe }) => recipe.Name),
    plan,
    hasFailed: error !== undefined || plan.hasFailed,
    retry: () => {
      plan.retry()
      void retry()
    },
  }
}
