import type { TimerExtraMinutes } from '#design-system/kitchen/extra-minutes.ts'
import {
  addMinutes,
  pause,
  rename,
  resume,
  startTimer,
  timerPhase,
  type KitchenTimer,
  type TimerStart,
} from './timers.ts'

/** Something that a cook does with a timer; `timer` is its id. */
export type TimerAct =
  | { readonly kind: 'startTimer'; readonly start: TimerStart }
  | { readonly kind: 'addMinutes'; readonly timer: string; readonly minutes: TimerExtraMinutes }
  | { readonly kind: 'pause' | 'resume'; readonly timer: string }
  | { readonly kind: 'rename'; readonly timer: string; readonly name: string }
  /** The first bell of a range is answered: the timer goes on to the last. */
  | { readonly kind: 'answerLook'; readonly timer: string }
  | { readonly kind: 'stopTimer'; readonly timer: string }
  /** A stopped timer runs on as a new one with the old deadline and the id `next`. */
  | { readonly kind: 'undoStop'; readonly timer: string; readonly next: string }

/** Stopped timers of a session that are kept, for undo and for other devices; older ones are dropped. */
const ENDED_MAX = 40

/** Timers without the oldest of the stopped ones. */
function pruned(timers: readonly KitchenTimer[]): readonly KitchenTimer[] {
  const ended = timers.filter(({ endedAt }) => endedAt !== null)
  const dropped = new Set(ended.slice(0, Math.max(ended.length - ENDED_MAX, 0)))
  return timers.filter((timer) => !dropped.has(timer))
}

function changeTimer(
  timer: KitchenTimer,
  act: Exclude<TimerAct, { kind: 'startTimer' | 'undoStop' }>,
  now: number,
): KitchenTimer {
  switch (act.kind) {
    case 'addMinutes':
      return addMinutes(timer, act.minutes, now)
    case 'pause':
      return pause(timer, now)
    case 'resume':
      return resume(timer, now)
    case 'rename':
      return rename(timer, act.name)
    case 'answerLook':
      return timerPhase(timer, now) === 'look' ? { ...timer, looked: true } : timer
    default:
      return { ...timer, endedAt: now }
  }
}

/** Timers after an act; the same array where it changes nothing, such as one on a stopped timer. */
export function actOnTimers(
  timers: readonly KitchenTimer[],
  act: TimerAct,
  now: number,
): readonly KitchenTimer[] {
  if (act.kind === 'startTimer') return pruned([...timers, startTimer(act.start, now)])
  const timer = timers.find(({ id }) => id === act.timer)
  if (!timer) return timers
  if (act.kind === 'undoStop')
    return timer.endedAt === null ? timers : [...timers, { ...timer, id: act.next, endedAt: null }]
  if (timer.endedAt !== null) return timers
  const next = changeTimer(timer, act, now)
  return next === timer ? timers : timers.map((known) => (known === timer ? next : known))
}
