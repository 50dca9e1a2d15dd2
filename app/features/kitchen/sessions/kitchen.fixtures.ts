import type { KitchenSession } from './session.ts'
import { startTimer, type KitchenTimer } from './timers.ts'

/** The moment at which the cooks of the tests begin. */
export const NOW = Date.UTC(2026, 10, 23, 18, 0)
/** Milliseconds of a minute. */
export const MINUTE = 60_000

/** A timer of step 5 that was started {@link NOW}. */
export function timerOf(id: string, minutes: number, first: number | null = null): KitchenTimer {
  const bells = { first: first === null ? null : first * 60, total: minutes * 60 }
  return startTimer({ id, step: 5, time: 0, name: `Timer ${id}`, ...bells }, NOW)
}

/** A session of seven steps at its mise en place. */
export function sessionOf(parts: Partial<KitchenSession> = {}): KitchenSession {
  return {
    id: 'session',
    recipeId: 12,
    recipeName: 'Chicken with lemon',
    stepCount: 7,
    mark: 1,
    people: 2,
    step: 0,
    moment: 'ready',
    done: [],
    ticks: [],
    timers: [],
    startedAt: NOW,
    actedAt: NOW,
    endedAt: null,
    ...parts,
  }
}
