import type { Id } from '#contract/common.ts'
import { BELL_TIMERS_MAX } from '#contract/bell/limits.ts'
import { KITCHEN_SESSIONS_MAX } from '#contract/kitchen/limits.ts'
import { DAY_MS } from '#contract/durations.ts'
import { freeMark } from './marks.ts'
import { START, validPlace } from './place.ts'
import {
  actIn,
  hasBegun,
  hasOpenTimers,
  isOpen,
  isStale,
  type KitchenAct,
  type KitchenSession,
} from './session.ts'
import type { KitchenTimer } from './timers.ts'

/** Timers that may run at a time, over all sessions. */
export const TIMERS_MAX = BELL_TIMERS_MAX
/** How long an ended session stays, so that other devices hear of its end. */
const ENDED_MS = DAY_MS

/** A recipe as a session knows it. */
export type KitchenRecipe = Pick<KitchenSession, 'recipeId' | 'recipeName' | 'stepCount'>

/** A timer and the session that it belongs to. */
export interface SessionTimer {
  readonly session: KitchenSession
  readonly timer: KitchenTimer
}

/** Why an act was refused: the maximum number of timers is running. */
export type Refusal = 'tooManyTimers'

/** For sorting: the one that was left alone for longest comes first. */
function byAct(a: KitchenSession, b: KitchenSession): number {
  return a.actedAt - b.actedAt
}

/** For sorting: the one in which the cook has got on, and that was used last, comes last. */
function byUse(a: KitchenSession, b: KitchenSession): number {
  return Number(hasBegun(a)) - Number(hasBegun(b)) || byAct(a, b) || (a.id < b.id ? -1 : 1)
}

/** The session of a recipe that has not ended; of several, the one that was used last. */
export function sessionOf(
  sessions: readonly KitchenSession[],
  recipeId: Id,
): KitchenSession | undefined {
  return sessions
    .filter((session) => session.recipeId === recipeId && isOpen(session))
    .toSorted(byUse)
    .at(-1)
}

/**
 * Ends sessions of several devices so that each recipe has at most one: a visitor who signs in may
 * have begun what the account has begun elsewhere. The one that was used last goes on; only opening the
 * kitchen does not count as use. A session with a timer stays until its timer has been stopped.
 */
export function withoutTwins(sessions: readonly KitchenSession[]): readonly KitchenSession[] {
  return sessions.map((session) => {
    const used = sessionOf(sessions, session.recipeId)
    const goesOn = !used || used === session || !isOpen(session)
    return goesOn || hasOpenTimers(session)
      ? session
      : { ...session, endedAt: Math.max(used.actedAt, session.actedAt) }
  })
}

/** Timers of all sessions that the cook has not stopped, in the order of sessions and of starting. */
export function openTimers(sessions: readonly KitchenSession[]): SessionTimer[] {
  return sessions.flatMap((session) =>
    session.timers
      .filter(({ endedAt }) => endedAt === null)
      .map((timer): SessionTimer => ({ session, timer })),
  )
}

/** Whether a session is over: it ended a day ago or more, and no timer of it can still ring. */
function isOver(session: KitchenSession, now: number): boolean {
  const { endedAt } = session
  if (endedAt === null || now - endedAt < ENDED_MS) return false
  return !hasOpenTimers(session) || isStale(session, now)
}

/** For sorting: sessions without a timer that goes on come first, of these the ended ones. */
function byWorth(a: KitchenSession, b: KitchenSession): number {
  const timers = Number(hasOpenTimers(a)) - Number(hasOpenTimers(b))
  return timers || Number(isOpen(a)) - Number(isOpen(b)) || byAct(a, b)
}

/**
 * Makes room for another session: drops those that are over and, if there are still too many, the ended
 * and then the open ones that were left alone longest. Sessions with timers go last.
 */
function withRoom(sessions: readonly KitchenSession[], now: number): KitchenSession[] {
  const recent = sessions.filter((session) => !isOver(session, now))
  const first = recent.toSorted(byWorth)
  const dropped = new Set(first.slice(0, Math.max(recent.length - KITCHEN_SESSIONS_MAX + 1, 0)))
  return recent.filter((session) => !dropped.has(session))
}

/**
 * Opens a recipe: begins a session, or goes on with the one that has not ended, with the name and the
 * steps that the recipe has now.
 *
 * @param id UUID of a new session
 */
export function openRecipe(
  sessions: readonly KitchenSession[],
  { id, people, recipe, now }: { id: string; people: number; recipe: KitchenRecipe; now: number },
): readonly KitchenSession[] {
  const known = sessionOf(sessions, recipe.recipeId)
  if (known) {
    const isSame = known.recipeName === recipe.recipeName && known.stepCount === recipe.stepCount
    if (isSame) return sessions
    const done = known.done.filter((step) => step <= recipe.stepCount)
    const renewed = { ...known, ...recipe, ...validPlace(known, recipe.stepCount), done }
    return sessions.map((session) => (session === known ? renewed : session))
  }
  const begun: KitchenSession = {
    ...recipe,
    ...START,
    id,
    people,
    mark: freeMark(sessions),
    done: [],
    ticks: [],
    timers: [],
    startedAt: now,
    actedAt: now,
    endedAt: null,
  }
  return [...withRoom(sessions, now), begun]
}

/**
 * Undoes the end of a session. It goes on as a new session with the timers that it had, because an ended
 * session stays ended. If the recipe was only opened again meanwhile, that session ends. If the recipe is
 * being cooked again, only the timers come back, in a session that has ended.
 *
 * @param before the session as it was before it ended
 */
export function restoreSession(
  sessions: readonly KitchenSession[],
  before: KitchenSession,
  now: number,
): readonly KitchenSession[] {
  const ended = sessions.find(({ id }) => id === before.id)
  const runs = ({ id }: KitchenTimer) =>
    ended?.timers.find((timer) => timer.id === id && timer.endedAt === null)
  const restored: KitchenSession = {
    ...before,
    id: crypto.randomUUID(),
    timers: before.timers.map((timer) => ({ ...(runs(timer) ?? timer), id: crypto.randomUUID() })),
    actedAt: now,
  }
  // Timers that went on are those of the restored session from now on.
  const others = sessions.map((session) =>
    session === ended
      ? actIn({ ...session, endedAt: null }, { kind: 'stopCooking' }, now)
      : session,
  )
  const again = sessionOf(others, before.recipeId)
  if (!again) return [...others, restored]
  if (hasBegun(again)) return [...others, { ...restored, endedAt: now }]
  const closed = actIn(again, { kind: 'stopCooking' }, now)
  return [...others.map((session) => (session === again ? closed : session)), restored]
}

/**
 * Sessions after an act in one of them.
 *
 * @param sessionId of a session that exists; otherwise nothing changes
 */
export function actInKitchen(
  sessions: readonly KitchenSession[],
  { sessionId, act, now }: { sessionId: string; act: KitchenAct; now: number },
): { sessions: readonly KitchenSession[]; refusal?: Refusal } {
  const startsTimer = act.kind === 'startTimer' || act.kind === 'undoStop'
  if (startsTimer && openTimers(sessions).length >= TIMERS_MAX)
    return { sessions, refusal: 'tooManyTimers' }
  const before = sessions.find(({ id }) => id === sessionId)
  const after = before && actIn(before, act, now)
  if (!after || after === before) return { sessions }
  return { sessions: sessions.map((session) => (session === before ? after : session)) }
}
