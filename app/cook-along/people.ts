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
 * For how many people the cook cooks along: one number for all films, until the page goes (D-48).
 * The counters of a recipe page are their own.
 */
export function usePeople(): [number, (people: number) => void] {
  const current = useSyncExternalStore(
    subscribe,
    () => people,
    () => SERVINGS_DEFAULT,
  )
  return [current, choose]
}
