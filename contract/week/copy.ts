import { Type, type Static } from 'typebox'
import { Key } from '../common.ts'
import { DAY_MS } from '../durations.ts'
import { Day } from '../cooking-log/cooking-log.ts'
import { COPIES_MAX } from './limits.ts'
import type { Meal } from './week.ts'

/** Body of POST /week/copies: meals of the week before, each with the key of the new one. */
export const WeekCopies = Type.Object({
  /** The Monday of the week that is filled. */
  Monday: Day,
  Meals: Type.Array(Type.Object({ From: Key, Key }), { minItems: 1, maxItems: COPIES_MAX }),
})
/** @see {@link WeekCopies} (schema) */
export type WeekCopies = Static<typeof WeekCopies>

/** A meal of the week before that can be planned again. */
export interface MealCopy<M> {
  readonly from: M
  /** A week after it. */
  readonly day: Day
  /** Its dish is planned within seven days already: it is copied only when somebody says so. */
  readonly isOff: boolean
}

/** What copying needs of a meal. */
type Copied = Pick<Meal, 'Key' | 'Day' | 'Slot' | 'RecipeId' | 'AgainOf' | 'IsPrivate'>

const timeOf = (day: Day) => Date.parse(`${day}T00:00:00Z`)

/** The day so many days after another one. */
export function dayAfter(day: Day, days: number): Day {
  return new Date(timeOf(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/**
 * Meals of the week before that fit into free places of a week, on the same weekday. What was only written and
 * what was eaten again is not copied, nor what only one member sees.
 *
 * @param monday of the week that is filled
 */
export function copiesOf<M extends Copied>(meals: readonly M[], monday: Day): MealCopy<M>[] {
  const before = dayAfter(monday, -7)
  const taken = new Set(meals.map(({ Day, Slot }) => `${Day} ${Slot}`))
  return meals.flatMap((from): MealCopy<M>[] => {
    const { Day, Slot, RecipeId, AgainOf, IsPrivate } = from
    const day = dayAfter(Day, 7)
    if (Day < before || Day >= monday || RecipeId === null) return []
    if (AgainOf !== null || IsPrivate) return []
    if (taken.has(`${day} ${Slot}`)) return []
    const isOff = meals.some(
      (other) =>
        other.RecipeId === RecipeId &&
        other.Day >= monday &&
        Math.abs(timeOf(other.Day) - timeOf(day)) <= 7 * DAY_MS,
    )
    return [{ from, day, isOff }]
  })
}
