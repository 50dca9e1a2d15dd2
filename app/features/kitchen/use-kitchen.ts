import { useSyncExternalStore } from 'react'
import type { Id } from '#contract/common.ts'
import { unlockBell } from './bell-sound.ts'
import { kitchenNow, saveClock } from './clock.ts'
import { actInKitchen, openRecipe, sessionOf, type KitchenRecipe, type Refusal } from './kitchen.ts'
import { kitchenStore, type KitchenState } from './kitchen-store.ts'
import type { KitchenAct, KitchenSession } from './session.ts'
import { ticker } from './ticker.ts'
import type { TimerStart } from './timers.ts'

const ON_THE_SERVER: KitchenState = { sessions: [], isSaved: true }

function useKitchenState(): KitchenState {
  return useSyncExternalStore(kitchenStore.subscribe, kitchenStore.get, () => ON_THE_SERVER)
}

/** Sessions that have not ended, the one that was begun first at the front. None on the server. */
export function useSessions(): KitchenSession[] {
  return useKitchenState().sessions.filter(({ endedAt }) => endedAt === null)
}

/** The session of a recipe that has not ended. */
export function useSession(recipeId: Id): KitchenSession | undefined {
  return sessionOf(useKitchenState().sessions, recipeId)
}

/** Now in epoch milliseconds, renewed at every full second while a timer runs; 0 on the server. */
export function useNow(): number {
  return useSyncExternalStore(ticker.subscribe, ticker.get, () => 0)
}

/** Opens a recipe for a number of people, or goes on where the cook was. */
function open(recipe: KitchenRecipe, people: number): void {
  const now = kitchenNow()
  const id = crypto.randomUUID()
  kitchenStore.update((sessions) => openRecipe(sessions, { id, people, recipe, now }))
  saveClock()
}

/** Does something in a session. Returns why it was refused, or undefined. */
function act(sessionId: string, done: KitchenAct): Refusal | undefined {
  const now = kitchenNow()
  let refusal: Refusal | undefined
  kitchenStore.update((sessions) => {
    const result = actInKitchen(sessions, { sessionId, act: done, now })
    refusal = result.refusal
    return result.sessions
  })
  saveClock()
  return refusal
}

/** Starts a timer. To be called in the handler of a press, which lets the bell sound later. */
function startTimer(sessionId: string, start: Omit<TimerStart, 'id'>): Refusal | undefined {
  unlockBell()
  return act(sessionId, { kind: 'startTimer', start: { ...start, id: crypto.randomUUID() } })
}

/** Lets a stopped timer run on to its old deadline. */
function undoStop(sessionId: string, timer: string): Refusal | undefined {
  return act(sessionId, { kind: 'undoStop', timer, next: crypto.randomUUID() })
}

/** Takes back that a session was ended: it goes on as a new one, because an ended one stays ended. */
function restore(session: KitchenSession): void {
  const now = kitchenNow()
  const timers = session.timers.map((timer) => ({ ...timer, id: crypto.randomUUID() }))
  const again = { ...session, id: crypto.randomUUID(), timers, actedAt: now }
  kitchenStore.update((sessions) =>
    sessionOf(sessions, session.recipeId) ? sessions : [...sessions, again],
  )
  saveClock()
}

const ACTS = { open, act, startTimer, undoStop, restore } as const

/** What a cook can do, and whether it outlasts the page. The functions are always the same. */
export function useKitchen(): typeof ACTS & Pick<KitchenState, 'isSaved'> {
  return { ...ACTS, isSaved: useKitchenState().isSaved }
}
