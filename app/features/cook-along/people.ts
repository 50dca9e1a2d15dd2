import { useSyncExternalStore } from 'react'
import { SERVINGS_DEFAULT } from '#contract/limits.ts'

let people = SERVINGS_DEFAULT
const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function choose(next: number): void {
  people = next
  listeners.forEach((listener) => listener())
}

/**
 * For how many people the cook cooks: one number for ingredients, steps and films, until the page is
 * closed (D-67).
 */
export function usePeople(): [number, (people: number) => void] {
  const current = useSyncExternalStore(
    subscribe,
    () => people,
    () => SERVINGS_DEFAULT,
  )
  return [current, choose]
}
