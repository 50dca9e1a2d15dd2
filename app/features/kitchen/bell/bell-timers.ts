import type { BellTimer } from '#contract/bell/bell.ts'
import { ringOf } from '#contract/bell/rule.ts'
import { openTimers } from '../sessions/kitchen.ts'
import { isStale, type KitchenSession } from '../sessions/session.ts'
import { bellKindOf, firstBellOf, type KitchenTimer } from '../sessions/timers.ts'

/**
 * Timers that run, as the server rings for them.
 *
 * @param now epoch milliseconds
 * @param ahead milliseconds that the server's clock is ahead of this one
 */
export function bellTimers(
  sessions: readonly KitchenSession[],
  { now, ahead }: { now: number; ahead: number },
): BellTimer[] {
  return openTimers(sessions).flatMap(({ session, timer }): BellTimer[] => {
    if (timer.endsAt === null || isStale(session, now)) return []
    // Once it is answered, only the last bell is left to ring.
    const lookAt = timer.looked ? null : firstBellOf(timer)
    return [
      {
        Id: timer.id,
        RecipeId: session.recipeId,
        Step: Math.max(timer.step, 1),
        StepCount: session.stepCount,
        Name: timer.name,
        Total: timer.total,
        LookAt: lookAt === null ? null : Math.round(lookAt + ahead),
        EndsAt: Math.round(timer.endsAt + ahead),
      },
    ]
  })
}

/** Id of the bell that a timer rings, the same as in messages of the server. */
export function ringIdOf(timer: KitchenTimer, now: number): string {
  return ringOf({ Id: timer.id, Total: timer.total }, bellKindOf(timer, now))
}
