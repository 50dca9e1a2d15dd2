import { openTimers, type SessionTimer } from './kitchen.ts'
import { hasBegun, isStale, type KitchenSession } from './session.ts'
import { leftToBell } from './timers.ts'
import { useNow, useSessions } from './use-kitchen.ts'

/** Timers that a bar or a panel names. */
const SHOWN_TIMERS = 2

/** Sessions that a cook has begun and not left for a day, the one that was used last at the front. */
export function useBegunSessions(): KitchenSession[] {
  const now = useNow()
  return useSessions()
    .filter((session) => hasBegun(session) && !isStale(session, now))
    .toSorted((a, b) => b.actedAt - a.actedAt)
}

/** The timers of these sessions that run and ring next. */
export function useNextTimers(sessions: readonly KitchenSession[]): SessionTimer[] {
  const now = useNow()
  return openTimers(sessions)
    .filter(({ timer }) => timer.endsAt !== null && leftToBell(timer, now) > 0)
    .toSorted((a, b) => leftToBell(a.timer, now) - leftToBell(b.timer, now))
    .slice(0, SHOWN_TIMERS)
}
