import { firstBellAt, type BellKind } from '#contract/bell/rule.ts'
import { TIMER_NAME_MAX, TIMER_SECONDS_MAX } from '#contract/kitchen/limits.ts'
import { MINUTE_MS } from '#contract/durations.ts'

/** A timer. Everything is computed from its deadline, so that sleep and reload change nothing. */
export interface KitchenTimer {
  /** UUID. */
  readonly id: string
  /** Number of the step that it belongs to. */
  readonly step: number
  /** Index in the step's timers (cooking/times/step-timers.ts); null: a duration of the cook's own. */
  readonly time: number | null
  readonly name: string
  /** Seconds from the start until the first bell of a range; null without a range. */
  readonly first: number | null
  /** Seconds from the start until the last bell, with all that was added. */
  readonly total: number
  /** When the last bell rings, in epoch milliseconds; null while paused. */
  readonly endsAt: number | null
  /** Milliseconds until the last bell while paused; otherwise null. */
  readonly left: number | null
  /** Whether the cook has answered the first bell. */
  readonly looked: boolean
  /** When the cook stopped it, in epoch milliseconds. */
  readonly endedAt: number | null
}

/**
 * `last`: a minute or less until the next bell. `look`: the first bell of a range rings. `between`: the
 * cook has answered it. `rings`: time is up.
 */
export type TimerPhase = 'runs' | 'last' | 'look' | 'between' | 'rings' | 'paused' | 'ended'

/** What a timer is started with. */
export type TimerStart = Pick<KitchenTimer, 'id' | 'step' | 'time' | 'name' | 'first' | 'total'>

/** Starts a timer. */
export function startTimer(start: TimerStart, now: number): KitchenTimer {
  const total = Math.min(start.total, TIMER_SECONDS_MAX)
  return { ...start, total, endsAt: now + total * 1000, left: null, looked: false, endedAt: null }
}

/** Milliseconds until the last bell; below 0 after it. */
export function leftOf({ endsAt, left }: KitchenTimer, now: number): number {
  return left ?? (endsAt ?? now) - now
}

/** Milliseconds between the two bells of a range; 0 without a range. */
function rangeOf({ first, total }: KitchenTimer): number {
  return first === null ? 0 : (total - first) * 1000
}

/** Milliseconds until the next bell of a timer: the first of a range, then the last. Below 0 after it. */
export function leftToBell(timer: KitchenTimer, now: number): number {
  const left = leftOf(timer, now)
  const range = rangeOf(timer)
  return left > range ? left - range : left
}

/** When the first bell of a range rings, in epoch milliseconds; null without one and while paused. */
export function firstBellOf({ first, total, endsAt }: KitchenTimer): number | null {
  return first === null || endsAt === null
    ? null
    : firstBellAt({ EndsAt: endsAt, First: first, Total: total })
}

/** What a timer does at a moment. */
export function timerPhase(timer: KitchenTimer, now: number): TimerPhase {
  if (timer.endedAt !== null) return 'ended'
  if (timer.endsAt === null) return 'paused'
  const left = leftOf(timer, now)
  if (left <= 0) return 'rings'
  if (timer.first !== null && left <= rangeOf(timer)) return timer.looked ? 'between' : 'look'
  return leftToBell(timer, now) <= MINUTE_MS ? 'last' : 'runs'
}

/** The bell that rings: `look` between the bells of a range until it is answered, otherwise `rings`. */
export function bellKindOf(timer: KitchenTimer, now: number): BellKind {
  return timerPhase(timer, now) === 'look' ? 'look' : 'rings'
}

/** When the bell that rings began to, in epoch milliseconds; undefined while none rings. */
export function ringsSince(timer: KitchenTimer, now: number): number | undefined {
  const phase = timerPhase(timer, now)
  if (timer.endsAt === null || (phase !== 'look' && phase !== 'rings')) return undefined
  return phase === 'look' ? timer.endsAt - rangeOf(timer) : timer.endsAt
}

/** Whether a minute can be taken away without ringing at once. */
export function canTakeMinute(timer: KitchenTimer, now: number): boolean {
  return timer.endedAt === null && leftToBell(timer, now) > MINUTE_MS
}

/**
 * Adds minutes to a timer, or takes one away while {@link canTakeMinute}. Before the first bell of a
 * range both bells move, after it the last one. A timer that rings starts again with these minutes.
 */
export function addMinutes(timer: KitchenTimer, minutes: number, now: number): KitchenTimer {
  const total = timer.total + minutes * 60
  if (total > TIMER_SECONDS_MAX || (minutes < 0 && !canTakeMinute(timer, now))) return timer
  const before = Math.max(leftOf(timer, now), 0)
  const left = before + minutes * MINUTE_MS
  const moved = { ...timer, total, ...(timer.endsAt === null ? { left } : { endsAt: now + left }) }
  if (timer.first === null) return moved
  const isBeforeFirst = before > rangeOf(timer)
  return isBeforeFirst
    ? { ...moved, first: timer.first + minutes * 60 }
    : { ...moved, looked: true }
}

/** Pauses a timer. One that rings cannot be paused. */
export function pause(timer: KitchenTimer, now: number): KitchenTimer {
  const left = leftOf(timer, now)
  if (timer.endsAt === null || left <= 0) return timer
  return { ...timer, endsAt: null, left, looked: timer.looked || left <= rangeOf(timer) }
}

/** Resumes a paused timer. */
export function resume(timer: KitchenTimer, now: number): KitchenTimer {
  return timer.left === null ? timer : { ...timer, endsAt: now + timer.left, left: null }
}

/** Renames a timer; a blank name changes nothing. */
export function rename(timer: KitchenTimer, name: string): KitchenTimer {
  const next = Array.from(name.trim()).slice(0, TIMER_NAME_MAX).join('')
  return next === '' || next === timer.name ? timer : { ...timer, name: next }
}
