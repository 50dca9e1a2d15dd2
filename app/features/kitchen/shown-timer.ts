import type { CookPicture, TimerState, TimerView } from '#design-system/kitchen/index.ts'
import type { Language } from '#contract/languages.ts'
import { clockTime } from './clock-time.ts'
import {
  firstBellOf,
  leftOf,
  ringsSince,
  timerPhase,
  type KitchenTimer,
  type TimerPhase,
} from './sessions/timers.ts'

const STATES: Record<TimerPhase, TimerState> = {
  runs: 'runs',
  last: 'last',
  look: 'look',
  between: 'look',
  rings: 'rings',
  paused: 'paused',
  ended: 'undo',
}

/** What is shown of a timer at a moment. */
export interface ShownTimer extends TimerView {
  readonly state: TimerState
  /** Times of day of its bells. */
  readonly ringsAt: readonly string[]
}

const seconds = (milliseconds: number) => Math.max(Math.ceil(milliseconds / 1000), 0)

/**
 * A timer as the design system shows it.
 *
 * @param now epoch milliseconds
 */
export function shownTimer(
  timer: KitchenTimer,
  { picture, now, language }: { picture: CookPicture; now: number; language: Language },
): ShownTimer {
  const { name, total, first, endsAt } = timer
  const phase = timerPhase(timer, now)
  const since = phase === 'rings' ? ringsSince(timer, now) : undefined
  const left = since === undefined ? leftOf(timer, now) : now - since
  const bells = endsAt === null ? [] : [endsAt]
  const isBeforeFirst = phase === 'runs' || phase === 'last'
  const firstBell = firstBellOf(timer)
  if (firstBell !== null && isBeforeFirst) bells.unshift(firstBell)
  return {
    name,
    picture,
    left: seconds(left),
    total,
    first,
    state: STATES[phase],
    ringsAt: bells.map((bell) => clockTime(bell, now, language)),
  }
}
