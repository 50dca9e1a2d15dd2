import { createStore, type Store } from '#design-system/lib/store.ts'
import { openTimers, type SessionTimer } from '../sessions/kitchen.ts'
import type { KitchenStore } from '../sessions/kitchen-store.ts'
import { isStale, type KitchenSession } from '../sessions/session.ts'
import { leftToBell, ringsSince } from '../sessions/timers.ts'

/** A timer whose bell rings. */
export interface Ringing extends SessionTimer {
  /** When the bell began, in epoch milliseconds. */
  readonly since: number
}

/** How often the clock is read while a timer runs: `setTimeout` does not count a device's sleep. */
const CHECK_MS = 10_000
/** Milliseconds that a timeout may be wrong before it is set again. */
const TOLERANCE_MS = 20

/** Timers whose bells ring, the one that began first at the front. */
export function ringingTimers(sessions: readonly KitchenSession[], now: number): Ringing[] {
  return openTimers(sessions)
    .flatMap(({ session, timer }): Ringing[] => {
      const since = isStale(session, now) ? undefined : ringsSince(timer, now)
      return since === undefined ? [] : [{ session, timer, since }]
    })
    .toSorted((a, b) => a.since - b.since)
}

/** Milliseconds until the next bell begins; undefined while no timer runs. */
function untilNextBell(sessions: readonly KitchenSession[], now: number): number | undefined {
  const ahead = openTimers(sessions)
    .filter(({ timer }) => timer.endsAt !== null)
    .map(({ timer }) => leftToBell(timer, now))
    .filter((left) => left > 0)
  return ahead.length > 0 ? Math.min(...ahead) : undefined
}

function isSame(before: readonly Ringing[], after: readonly Ringing[]): boolean {
  const isKnown = ({ timer, since }: Ringing, index: number) =>
    before[index]?.timer === timer && before[index].since === since
  return before.length === after.length && after.every(isKnown)
}

/**
 * Follows which timers ring, also while the page is hidden: what rings follows from the deadlines and
 * the clock alone, so that it is the same in every tab and after a reload.
 *
 * @param now epoch milliseconds
 * @param signal ends it
 */
export function followRinging(
  store: KitchenStore,
  now: () => number,
  signal: AbortSignal,
): Pick<Store<readonly Ringing[]>, 'get' | 'subscribe'> {
  const ringing = createStore<readonly Ringing[]>([])
  let bell: ReturnType<typeof setTimeout> | undefined
  let checks: ReturnType<typeof setInterval> | undefined
  /** When the timeout is over, as the page's uptime in milliseconds. */
  let due: number | undefined

  const check = () => {
    const time = now()
    const { sessions } = store.get()
    const found = ringingTimers(sessions, time)
    if (!isSame(ringing.get(), found)) ringing.set(found)
    const left = untilNextBell(sessions, time)
    const nextDue = left === undefined ? undefined : performance.now() + left
    // A timeout that a check sets again and again is slowed down to one a minute in a hidden page.
    if (nextDue !== undefined && due !== undefined && Math.abs(nextDue - due) < TOLERANCE_MS) return
    due = nextDue
    clearTimeout(bell)
    clearInterval(checks)
    if (left === undefined) return
    bell = setTimeout(() => {
      due = undefined
      check()
    }, left)
    checks = setInterval(check, CHECK_MS)
  }

  signal.addEventListener('abort', store.subscribe(check))
  signal.addEventListener('abort', () => {
    clearTimeout(bell)
    clearInterval(checks)
  })
  document.addEventListener('visibilitychange', check, { signal })
  addEventListener('pageshow', check, { signal })
  check()
  return ringing
}
