import { servingsStore } from '#app/features/recipes/index.ts'
import { kitchenNow } from './clock.ts'
import { actInKitchen } from './sessions/kitchen.ts'
import { kitchenStore } from './sessions/kitchen-store.ts'
import type { KitchenSession } from './sessions/session.ts'

const open = (): KitchenSession[] =>
  kitchenStore.get().sessions.filter(({ endedAt }) => endedAt === null)

/** Copies the number of people of each session to its recipe page. */
function updatePages(): void {
  for (const { recipeId, people } of open()) {
    if (servingsStore.get(recipeId) !== people) servingsStore.set(recipeId, people)
  }
}

/** Copies the number that was chosen on a recipe page to its session. */
function updateSessions(): void {
  for (const { id: sessionId, recipeId, people } of open()) {
    const chosen = servingsStore.get(recipeId)
    if (chosen === undefined || chosen === people) continue
    const act = { kind: 'setPeople', people: chosen } as const
    const done = { sessionId, act, now: kitchenNow() }
    kitchenStore.update((sessions) => actInKitchen(sessions, done).sessions)
  }
}

/**
 * Keeps the counters of a recipe's page and of its session the same, until the result is called.
 * At first the session is right: it may have been left long ago, and the page knows nothing yet.
 */
export function linkServings(): () => void {
  updatePages()
  const ends = [kitchenStore.subscribe(updatePages), servingsStore.subscribe(updateSessions)]
  return () => ends.forEach((end) => end())
}
