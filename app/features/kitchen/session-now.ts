import { kitchenStore } from './kitchen-store.ts'
import type { KitchenSession } from './session.ts'

/** A session as it is now, also one that has ended. Browser only. */
export function sessionNow(id: string): KitchenSession | undefined {
  return kitchenStore.get().sessions.find((session) => session.id === id)
}
