import { useSyncExternalStore } from 'react'
import { createStore } from '#design-system/lib/store.ts'
import { SERVINGS_DEFAULT } from '#contract/limits.ts'

const people = createStore<number>(SERVINGS_DEFAULT)

/**
 * For how many people the cook cooks: one number for ingredients, steps and films, until the page is
 * closed (D-67).
 */
export function usePeople(): [number, (people: number) => void] {
  const current = useSyncExternalStore(people.subscribe, people.get, () => SERVINGS_DEFAULT)
  return [current, people.set]
}
