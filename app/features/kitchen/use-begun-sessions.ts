import type { SessionTimer } from './sessions/kitchen.ts'
import { hasBegun, isStale, type KitchenSession } from './sessions/session.ts'
import { leftToBell } from './sessions/timers.ts'
import { useLiveSessions, useNow } from './use-kitchen.ts'

/** Timers that a bar or a panel names. */
const SHOWN_TIMERS = 2

/**
 * Sessions that a cook has begun and not left for a day, the one that was used last at the front.
 * Finished ones, whose timers go on, come after those that are being cooked.
 */
export function useBegunSessions(): KitchenSession[] {
  const now = useNow()
  return useLiveSessions()
    .filter((session) => hasBegun(session) && !isStale(session, now))
    .toSorted(
      (a, b) => Number(a.endedAt !== null) - Number(b.endedAt !== null) || b.actedAt - a.actedAt,
    )
}

/** Those of these timers that run and ring next. */
export function useNextTimers(timers: readonly SessionTimer[]): SessionTimer[] {
  const now = useNow()
  return timers
    .filter(({ timer }) => timer.endsAt !== null && leftToBell(timer, now) > 0)
    .toSorted((a, b) => leftToBell(a.timer, now) - leftToBell(b.timer, now))
    .slice(0, SHOWN_TIMERS)
}
