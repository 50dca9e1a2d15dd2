import { SERVINGS_MAX, SERVINGS_MIN } from '#contract/limits.ts'
import type { Mark, KitchenSession } from './session.ts'
import type { Moment } from './place.ts'
import type { KitchenTimer } from './timers.ts'

/** Guards by hand, because the validator of typebox would add 10 KB (brotli) to the kitchen's code. */
type Guard<T> = (value: unknown) => value is T
/** A guard for each property of `T`. */
type Shape<T> = { readonly [Name in keyof T]-?: Guard<T[Name]> }

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function shaped<T>(shape: Shape<T>): Guard<T> {
  const guards = Object.entries<Guard<unknown>>(shape)
  return (value): value is T =>
    isRecord(value) && guards.every(([name, isValid]) => isValid(value[name]))
}

function listOf<T>(isItem: Guard<T>): Guard<readonly T[]> {
  return (value): value is readonly T[] => Array.isArray(value) && value.every(isItem)
}

function orNull<T>(isValid: Guard<T>): Guard<T | null> {
  return (value): value is T | null => value === null || isValid(value)
}

function oneOf<T>(values: readonly T[]): Guard<T> {
  return (value): value is T => values.includes(value as T)
}

function whole(min: number, max = Number.MAX_SAFE_INTEGER): Guard<number> {
  return (value): value is number =>
    Number.isSafeInteger(value) && (value as number) >= min && (value as number) <= max
}

const isText: Guard<string> = (value): value is string => typeof value === 'string'
const isFlag: Guard<boolean> = (value): value is boolean => typeof value === 'boolean'
const isNumber: Guard<number> = (value): value is number =>
  typeof value === 'number' && Number.isFinite(value)

/** Seconds or milliseconds, or a moment in epoch milliseconds. */
const isTime: Guard<number> = (value): value is number => isNumber(value) && value >= 0

const isServings: Guard<number> = (value): value is number =>
  isNumber(value) && value >= SERVINGS_MIN && value <= SERVINGS_MAX

const hasTimerShape = shaped<KitchenTimer>({
  id: isText,
  step: whole(0),
  time: orNull(whole(0)),
  name: isText,
  first: orNull(isTime),
  total: isTime,
  endsAt: orNull(isTime),
  left: orNull(isTime),
  looked: isFlag,
  endedAt: orNull(isTime),
})

/** Whether an unknown value is a timer; it is either running or paused. */
const isTimer: Guard<KitchenTimer> = (value): value is KitchenTimer =>
  hasTimerShape(value) && (value.endsAt === null) !== (value.left === null)

const hasSessionShape = shaped<KitchenSession>({
  id: isText,
  recipeId: whole(1),
  recipeName: isText,
  stepCount: whole(1),
  mark: oneOf<Mark>([1, 2, 3, 4]),
  people: isServings,
  step: whole(0),
  moment: oneOf<Moment>(['ready', 'watch', 'do']),
  done: listOf(whole(1)),
  ticks: listOf(isText),
  timers: listOf(isTimer),
  startedAt: isTime,
  actedAt: isTime,
  endedAt: orNull(isTime),
})

function isSession(value: unknown): value is KitchenSession {
  return hasSessionShape(value) && value.step <= value.stepCount
}

/** Sessions of a stored text, without those that are not valid. */
export function parseSessions(text: string | null): readonly KitchenSession[] {
  try {
    const found: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(found) ? found.filter(isSession) : []
  } catch {
    return []
  }
}
