import { useMemo } from 'react'
import { useKey } from '#app/lib/api/use-key.ts'
import { draftWords } from '#contract/own/draft-words.ts'
import type { WritableFood } from '#contract/own/own-recipe.ts'
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
      words: draftWords(own.map(({ Id: id, En, De }) => ({ id, names: [...En, ...De] }))),
      byId: new Map(all.map((food) => [food.Id, food])),
      isLoaded: data !== undefined,
    }
  }, [all, data])
}
