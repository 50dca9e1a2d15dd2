import { useSyncExternalStore } from 'react'
import { createStore } from '#design-system/lib/store.ts'
import type { Id } from '#contract/common.ts'
import { SERVINGS_DEFAULT } from '#contract/limits.ts'
import type { Recipe } from '#contract/recipe.ts'

const people = createStore<number>(SERVINGS_DEFAULT)
/** Servings chosen of recipes that start at a number of their own. */
const ownServings = createStore<ReadonlyMap<Id, number>>(new Map())

/**
 * The number of people and its setter: one number for ingredients, steps and films, until the page is
 * closed (D-67).
 */
export function usePeople(): [number, (people: number) => void] {
  const current = useSyncExternalStore(people.subscribe, people.get, () => SERVINGS_DEFAULT)
  return [current, people.set]
}

/**
 * How many servings of a recipe are cooked. A recipe with a yield starts at that and is counted by
 * itself; all others share the number of people (D-67).
 */
export function useServings(recipe: Recipe): [number, (servings: number) => void] {
  const [shared, setShared] = usePeople()
  const start = recipe.Yield?.Servings
  const chosen = useSyncExternalStore(
    ownServings.subscribe,
    () => ownServings.get().get(recipe.Id),
    () => undefined,
  )
  if (start === undefined) return [shared, setShared]
  const choose = (next: number) => {
    ownServings.set(new Map(ownServings.get()).set(recipe.Id, next))
  }
  return [chosen ?? start, choose]
}
