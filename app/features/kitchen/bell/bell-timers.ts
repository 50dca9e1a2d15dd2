import type { BellTimer } from '#contract/bell.ts'
import { ringOf } from '#contract/bell-rule.ts'
import { openTimers } from '../sessions/kitchen.ts'
import { isStale, type KitchenSession } from '../sessions/session.ts'
import { bellKindOf, type KitchenTimer } from '../sessions/timers.ts'

/** When the first bell of a timer rings; null without one, and once it is answered. */
function lookAtOf({ first, total, endsAt, looked }: KitchenTimer): number | null {
  return first === null || endsAt === null || looked ? null : endsAt - (total - first) * 1000
}

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
    const lookAt = lookAtOf(timer)
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
