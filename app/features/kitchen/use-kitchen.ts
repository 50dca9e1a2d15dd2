import { useSyncExternalStore } from 'react'
import type { Id } from '#contract/common.ts'
import { unlockBell } from './ringing/bell-sound.ts'
import { kitchenNow, saveClock } from './clock.ts'
import {
  actInKitchen,
  openRecipe,
  restoreSession,
  sessionOf,
  type KitchenRecipe,
  type Refusal,
} from './sessions/kitchen.ts'
import { kitchenStore, type KitchenState } from './sessions/kitchen-store.ts'
import { isLive, isStale, type KitchenAct, type KitchenSession } from './sessions/session.ts'
import { ticker } from './ticker.ts'
import type { TimerStart } from './sessions/timers.ts'

const ON_THE_SERVER: KitchenState = { sessions: [], isSaved: true }

function useKitchenState(): KitchenState {
  return useSyncExternalStore(kitchenStore.subscribe, kitchenStore.get, () => ON_THE_SERVER)
}

/**
 * Sessions that are being cooked, and those that are finished and have timers that go on, the one that
 * was begun first at the front. None on the server.
 */
export function useLiveSessions(): KitchenSession[] {
  const now = useNow()
  return useKitchenState().sessions.filter(
    (session) => isLive(session) && (session.endedAt === null || !isStale(session, now)),
  )
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

/** Takes back that a session was ended, from what it was before. */
function restore(before: KitchenSession): void {
  const now = kitchenNow()
  kitchenStore.update((sessions) => restoreSession(sessions, before, now))
  saveClock()
}

const ACTS = { open, act, startTimer, undoStop, restore } as const

/** What a cook can do, and whether it outlasts the page. The functions are always the same. */
export function useKitchen(): typeof ACTS & Pick<KitchenState, 'isSaved'> {
  return { ...ACTS, isSaved: useKitchenState().isSaved }
}
