import type { PressedAnswer } from '#app/lib/bell/bell-memory.ts'
import { minutesOf, ringOf } from '#contract/bell/rule.ts'
import { actInKitchen, openTimers } from '../sessions/kitchen.ts'
import type { KitchenSession } from '../sessions/session.ts'
import type { TimerAct } from '../sessions/timer-acts.ts'
import type { KitchenTimer } from '../sessions/timers.ts'

function actOf({ kind, timer }: PressedAnswer): TimerAct {
  if (kind === 'stop') return { kind: 'stopTimer', timer }
  if (kind === 'goOn') return { kind: 'answerLook', timer }
  return { kind: 'addMinutes', timer, minutes: minutesOf(kind) }
}

/** Whether a bell is one that a timer still has to ring. The server's clock may be a little ahead. */
function isStillDue({ id, total, first, looked }: KitchenTimer, ring: string): boolean {
  const timer = { Id: id, Total: total }
  const isLook = first !== null && !looked && ring === ringOf(timer, 'look')
  return isLook || ring === ringOf(timer, 'rings')
}

/**
 * Sessions after what was pressed on notifications. An answer counts only for the bell that it answers,
 * so that nothing happens twice.
 *
 * @param clock milliseconds that the clock of the kitchen is ahead of the device's
 */
export function answered(
  sessions: readonly KitchenSession[],
  answers: readonly PressedAnswer[],
  clock: number,
): readonly KitchenSession[] {
  let after = sessions
  for (const answer of answers) {
    const now = answer.at + clock
    const found = openTimers(after).find(({ timer }) => timer.id === answer.timer)
    if (!found || !isStillDue(found.timer, answer.ring)) continue
    after = actInKitchen(after, { sessionId: found.session.id, act: actOf(answer), now }).sessions
  }
  return after
}
