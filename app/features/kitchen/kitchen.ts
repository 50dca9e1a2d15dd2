import type { Id } from '#contract/common.ts'
import { BELL_TIMERS_MAX } from '#contract/bell-limits.ts'
import { KITCHEN_SESSIONS_MAX } from '#contract/kitchen-limits.ts'
import { START, validPlace } from './place.ts'
import { actIn, hasBegun, type KitchenAct, type KitchenSession, type Mark } from './session.ts'
import type { KitchenTimer } from './timers.ts'

/** Timers that may run at a time, over all sessions. */
export const TIMERS_MAX = BELL_TIMERS_MAX
/** How long an ended session stays, so that other devices hear of its end. */
const ENDED_MS = 24 * 3600 * 1000
const MARKS: readonly Mark[] = [1, 2, 3, 4]

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

function isOpen({ endedAt }: KitchenSession): boolean {
  return endedAt === null
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
 * Sessions of several devices, of which no recipe has two: a visitor who signs in may have begun what
 * the account has begun elsewhere. The one that was used last goes on, opening the kitchen alone does
 * not count. One with a timer stays until the timer has been stopped.
 */
export function withoutTwins(sessions: readonly KitchenSession[]): readonly KitchenSession[] {
  return sessions.map((session) => {
    const used = sessionOf(sessions, session.recipeId)
    const goesOn = !used || used === session || !isOpen(session)
    return goesOn || openTimers([session]).length > 0
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

function freeMark(sessions: readonly KitchenSession[]): Mark {
  const open = sessions.filter(isOpen)
  const isFree = (mark: Mark) => !open.some((session) => session.mark === mark)
  return MARKS.find(isFree) ?? MARKS[open.length % MARKS.length] ?? 1
}

/** Sessions of several devices, of which no two that are open have the same mark if there are enough. */
export function withOwnMarks(sessions: readonly KitchenSession[]): readonly KitchenSession[] {
  const earlier: KitchenSession[] = []
  const inOrder = sessions
    .filter(({ endedAt }) => endedAt === null)
    .sort((a, b) => a.startedAt - b.startedAt || (a.id < b.id ? -1 : 1))
  for (const session of inOrder) {
    const isTaken = earlier.some(({ mark }) => mark === session.mark)
    earlier.push(isTaken ? { ...session, mark: freeMark(earlier) } : session)
  }
  const marked = new Map(earlier.map((session) => [session.id, session]))
  return sessions.map((session) => marked.get(session.id) ?? session)
}

/**
 * Makes room for another session: drops those that ended a day ago or more and, if there are still too
 * many, the ended and then the open ones that were left alone longest.
 */
function withRoom(sessions: readonly KitchenSession[], now: number): KitchenSession[] {
  const recent = sessions.filter(({ endedAt }) => endedAt === null || now - endedAt < ENDED_MS)
  const [open, ended] = [recent.filter(isOpen), recent.filter((session) => !isOpen(session))]
  const first = [...ended.toSorted(byAct), ...open.toSorted(byAct)]
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
