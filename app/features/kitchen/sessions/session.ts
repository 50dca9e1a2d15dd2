import type { Id } from '#contract/common.ts'
import { SERVINGS_MAX, SERVINGS_MIN } from '#contract/limits.ts'
import { DAY_MS } from '#contract/durations.ts'
import { roundServings } from '#cooking/amounts/scaling.ts'
import { nextPlace, previousPlace, validPlace, type Moment, type Place } from './place.ts'
import { actOnTimers, type TimerAct } from './timer-acts.ts'
import type { KitchenTimer } from './timers.ts'

/** Tells sessions apart beside their names, because colour alone must not. */
export type Mark = 1 | 2 | 3 | 4

/** A recipe that is being cooked. Moments are epoch milliseconds. */
export interface KitchenSession extends Place {
  /** UUID. */
  readonly id: string
  readonly recipeId: Id
  /** In the language in which the recipe was last opened. */
  readonly recipeName: string
  readonly stepCount: number
  readonly mark: Mark
  readonly people: number
  /** Numbers of the steps that are finished, ascending. */
  readonly done: readonly number[]
  /** What is laid out: `ingredient:ID`, `tool:ID`, `oven`. */
  readonly ticks: readonly string[]
  /** In the order of starting, stopped ones included. */
  readonly timers: readonly KitchenTimer[]
  readonly startedAt: number
  /** The cook's last act. */
  readonly actedAt: number
  readonly endedAt: number | null
}

/** Something that a cook does in a session. */
export type KitchenAct =
  | { readonly kind: 'setPeople'; readonly people: number }
  | { readonly kind: 'tick'; readonly tick: string; readonly isTicked: boolean }
  | { readonly kind: 'goTo'; readonly step: number; readonly moment: Moment }
  /**
   * Next: at the end of the last step the session ends, and its timers go on. `films` are numbers of steps.
   */
  | { readonly kind: 'next'; readonly films: readonly number[] }
  | { readonly kind: 'back'; readonly films: readonly number[] }
  /** The film of the step is over. */
  | { readonly kind: 'finishMoment' }
  /** The cook is back after a long time. */
  | { readonly kind: 'comeBack' }
  /** The session ends, and its timers go on. */
  | { readonly kind: 'end' }
  /** The cook stops cooking: the session ends, and its timers with it. */
  | { readonly kind: 'stopCooking' }
  | TimerAct

/** How long a session may be left alone before the cook is asked whether it goes on. */
const STALE_MS = DAY_MS

function withPlace(session: KitchenSession, { step, moment }: Place): KitchenSession {
  const isHere = step === session.step && moment === session.moment
  return isHere ? session : { ...session, step, moment }
}

/** Whether a cook has begun: opening a recipe's kitchen alone does not count. */
export function hasBegun({ step, timers, ticks }: KitchenSession): boolean {
  return step > 0 || timers.length > 0 || ticks.length > 0
}

/** Whether a session has timers that nobody has stopped. They go on after its last step. */
export function hasOpenTimers({ timers }: KitchenSession): boolean {
  return timers.some(({ endedAt }) => endedAt === null)
}

/** Whether a session has not ended. */
export function isOpen({ endedAt }: KitchenSession): boolean {
  return endedAt === null
}

/** Whether a session is being cooked, or is finished and has timers that go on. */
export function isLive(session: KitchenSession): boolean {
  return isOpen(session) || hasOpenTimers(session)
}

/** Ends a session and all of its timers. */
function stopCooking(session: KitchenSession, now: number): KitchenSession {
  const timers = session.timers.map((timer) =>
    timer.endedAt === null ? { ...timer, endedAt: now } : timer,
  )
  return { ...session, timers, endedAt: now }
}

function goOn(session: KitchenSession, films: readonly number[], now: number): KitchenSession {
  const { step, moment, done, stepCount } = session
  const isDone = moment === 'do' && !done.includes(step)
  const after = isDone ? { ...session, done: [...done, step].toSorted((a, b) => a - b) } : session
  const place = nextPlace(session, { stepCount, films })
  return place ? withPlace(after, place) : { ...after, endedAt: now }
}

function goBack(session: KitchenSession, films: readonly number[]): KitchenSession {
  const place = previousPlace(session, { stepCount: session.stepCount, films })
  const isDone = place.step !== session.step && session.done.includes(place.step)
  const before = withPlace(session, place)
  return isDone ? { ...before, done: session.done.filter((step) => step !== place.step) } : before
}

function tick(session: KitchenSession, name: string, isTicked: boolean): KitchenSession {
  if (session.ticks.includes(name) === isTicked) return session
  const others = session.ticks.filter((known) => known !== name)
  return { ...session, ticks: isTicked ? [...others, name] : others }
}

function reduce(session: KitchenSession, act: KitchenAct, now: number): KitchenSession {
  switch (act.kind) {
    case 'setPeople': {
      const people = Math.min(Math.max(roundServings(act.people), SERVINGS_MIN), SERVINGS_MAX)
      return people === session.people ? session : { ...session, people }
    }
    case 'tick':
      return tick(session, act.tick, act.isTicked)
    case 'goTo':
      return withPlace(session, validPlace(act, session.stepCount))
    case 'next':
      return goOn(session, act.films, now)
    case 'back':
      return goBack(session, act.films)
    case 'finishMoment':
      return session.moment === 'watch' ? { ...session, moment: 'do' } : session
    case 'comeBack':
      return { ...session }
    case 'end':
      return { ...session, endedAt: now }
    case 'stopCooking':
      return stopCooking(session, now)
    default: {
      const timers = actOnTimers(session.timers, act, now)
      return timers === session.timers ? session : { ...session, timers }
    }
  }
}

/**
 * A session after an act of the cook; the same object where the act changes nothing. In a session that
 * has ended, only the timers that it has can still be acted on.
 *
 * @param now epoch milliseconds
 */
export function actIn(session: KitchenSession, act: KitchenAct, now: number): KitchenSession {
  if (session.endedAt !== null && !('timer' in act)) return session
  const next = reduce(session, act, now)
  return next === session ? session : { ...next, actedAt: now }
}

/**
 * Whether a session was left alone for a day, so that the cook is asked whether it goes on. A running timer
 * keeps a session alive until a day after its last bell. The timers of a stale session no longer ring.
 */
export function isStale({ actedAt, timers }: KitchenSession, now: number): boolean {
  const bells = timers.flatMap(({ endsAt, endedAt }) =>
    endsAt === null || endedAt !== null ? [] : [endsAt],
  )
  return now - Math.max(actedAt, ...bells) >= STALE_MS
}
