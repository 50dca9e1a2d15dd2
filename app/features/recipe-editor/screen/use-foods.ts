import { useMemo } from 'react'
import { useKey } from '#app/lib/api/use-key.ts'
import { recipeWords } from '#cooking/food-words.ts'
import type { WritableFood } from '#contract/own-recipes/own-recipe.ts'
import { allNamesOf } from '#cooking/writing/both.ts'
import type { Foods } from '../reading/foods.ts'
import { foodsKey } from '../store/calls.ts'

const NO_FOODS: readonly WritableFood[] = []

/** The foods that lines are read with; none before they are loaded. */
export function useFoods(): Foods {
  const { data } = useKey(foodsKey())
  const all = data?.Foods ?? NO_FOODS
  return useMemo(() => {
    const own = all.toSorted((a, b) => Number(b.IsOwn) - Number(a.IsOwn))
    return {
      words: recipeWords(own.map((food) => ({ id: food.Id, names: allNamesOf(food) }))),
      byId: new Map(all.map((food) => [food.Id, food])),
      isLoaded: data !== undefined,
    }
  }, [all, data])
}
