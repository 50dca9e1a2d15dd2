import type { Id } from '#contract/common.ts'
import { HOUR_MS } from '#contract/durations.ts'
import { kitchenNow } from '../clock.ts'
import { sessionOf } from './kitchen.ts'
import { kitchenStore } from './kitchen-store.ts'
import type { KitchenSession } from './session.ts'

/** A session as it is now, also one that has ended. Browser only. */
export function sessionNow(id: string): KitchenSession | undefined {
  return kitchenStore.get().sessions.find((session) => session.id === id)
}

/** Milliseconds after its end for which a session is what somebody has just cooked. */
const JUST_MS = 3 * HOUR_MS

/** The session of a recipe that has just ended; undefined without one. Browser only. */
export function lastSession(recipeId: Id): KitchenSession | undefined {
  const since = kitchenNow() - JUST_MS
  return kitchenStore
    .get()
    .sessions.filter((session) => session.recipeId === recipeId && (session.endedAt ?? 0) > since)
    .toSorted((a, b) => (a.endedAt ?? 0) - (b.endedAt ?? 0))
    .at(-1)
}

/** The session of a recipe that has not ended, as it is now. Browser only. */
export function openSession(recipeId: Id): KitchenSession | undefined {
  return sessionOf(kitchenStore.get().sessions, recipeId)
}
