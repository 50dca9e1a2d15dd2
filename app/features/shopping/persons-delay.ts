import { PERSONS_DEBOUNCE_MS } from '#contract/limits.ts'
import type { StoredOperation } from './operation.ts'

/** Whether a later operation of the queue replaces this one: only the last number is sent. */
export function isReplaced(
  { change }: StoredOperation,
  later: readonly StoredOperation[],
): boolean {
  if (change.kind !== 'persons') return false
  const next = later.find(
    ({ change: { kind, ...rest } }) =>
      ['persons', 'removeRecipe'].includes(kind) &&
      'recipeId' in rest &&
      rest.recipeId === change.recipeId,
  )
  return next !== undefined
}

/** Milliseconds until a number of people may be sent, because no click has followed (SHP-18). */
export function delayOf({ change, at }: StoredOperation): number {
  if (change.kind !== 'persons') return 0
  const elapsed = Date.now() - at
  // A clock that was set back must not delay anything.
  return elapsed < 0 ? 0 : Math.max(0, PERSONS_DEBOUNCE_MS - elapsed)
}
