import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { dayAt } from '#app/lib/calendar.ts'
import type { Id } from '#contract/common.ts'
import { DINNER_DISHES_MAX } from '#contract/dinner/limits.ts'
import { choiceIn, searchOf } from '#app/lib/dinner-address.ts'
import type { Kitchen } from '#cooking/dinner/dinner.ts'
import type { DishChoice } from '../recipes/dinner-recipe.ts'

/** Milliseconds without a change before the address says it. */
const ADDRESS_AFTER_MS = 300

/** The moment of a time of day, where the reader is. */
export function tableAt(day: string, minutes: number): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, Math.floor(minutes / 60), minutes % 60).getTime()
}

/** A dish that is chosen. */
export type ChosenDish = Omit<DishChoice, 'Serving'> & Partial<Pick<DishChoice, 'Serving'>>

/** What is chosen for a dinner that is not kept yet. */
export interface Choice {
  /** A dish without a serving is served as is usual. */
  readonly wishes: readonly ChosenDish[]
  readonly day: string
  /** Minutes after midnight. */
  readonly minutes: number
  readonly people: number
  /** Undefined as long as it is that of the last dinner. */
  readonly kitchen: Kitchen | undefined
  /** Epoch milliseconds. */
  readonly table: number
  readonly set: (change: Partial<Pick<Choice, 'day' | 'minutes' | 'people' | 'kitchen'>>) => void
  readonly add: (id: Id) => void
  readonly remove: (id: Id) => void
  readonly serve: (id: Id, serving: DishChoice['Serving']) => void
}

/** What is chosen, beginning with what the address says. It stays there: over a reload, and on the way back. */
export function useChoice(now: number): Choice {
  const [search, setSearch] = useSearchParams()
  const [first] = useState(() => choiceIn(search, dayAt(new Date(now))))
  const [when, setWhen] = useState({
    day: first.day,
    minutes: first.minutes,
    people: first.people,
    kitchen: first.kitchen,
  })
  const [wishes, setWishes] = useState<readonly ChosenDish[]>(() =>
    first.recipes.map(({ id, meal, serving }) =>
      Object.assign(
        { RecipeId: id },
        meal !== undefined && { Meal: meal },
        serving && { Serving: serving },
      ),
    ),
  )
  useEffect(() => {
    const recipes = wishes.map(({ RecipeId, Meal, Serving }) =>
      Object.assign(
        { id: RecipeId },
        Meal !== undefined && { meal: Meal },
        Serving && { serving: Serving },
      ),
    )
    const chosen = searchOf({ recipes, ...when }, search)
    if (String(chosen) === String(search)) return undefined
    // Browsers refuse to write an address again and again, as while a key is held.
    const timeout = setTimeout(
      () => setSearch(chosen, { replace: true, preventScrollReset: true }),
      ADDRESS_AFTER_MS,
    )
    return () => clearTimeout(timeout)
  }, [wishes, when, search, setSearch])
  return {
    ...when,
    wishes,
    table: tableAt(when.day, when.minutes),
    set: (change) => setWhen((before) => ({ ...before, ...change })),
    add: (id) =>
      setWishes((before) =>
        before.length >= DINNER_DISHES_MAX || before.some(({ RecipeId }) => RecipeId === id)
          ? before
          : [...before, { RecipeId: id }],
      ),
    remove: (id) => setWishes((before) => before.filter(({ RecipeId }) => RecipeId !== id)),
    serve: (id, Serving) =>
      setWishes((before) =>
        before.map((wish) => (wish.RecipeId === id ? Object.assign({}, wish, { Serving }) : wish)),
      ),
  }
}

/** Days from that of a moment on, where the reader is: each one once, also where clocks change. */
export function daysFrom(now: number, count: number): Date[] {
  const today = new Date(now)
  const noon = 12
  return Array.from(
    { length: count },
    (_, index) => new Date(today.getFullYear(), today.getMonth(), today.getDate() + index, noon),
  )
}

/** Minutes of the hour of a moment, where the reader is. */
export function minuteOfHour(table: number): number {
  return new Date(table).getMinutes()
}
