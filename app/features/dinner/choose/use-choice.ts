import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { dayAt } from '#app/lib/calendar.ts'
import type { Id } from '#contract/common.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import { DINNER_DISHES_MAX } from '#contract/dinner/limits.ts'
import { choiceIn } from '#app/lib/dinner-address.ts'
import type { DishChoice } from '../recipes/dinner-recipe.ts'

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
  /** Epoch milliseconds. */
  readonly table: number
  readonly set: (change: Partial<Pick<Choice, 'day' | 'minutes' | 'people'>>) => void
  readonly add: (id: Id) => void
  readonly remove: (id: Id) => void
  readonly serve: (id: Id, serving: DishChoice['Serving']) => void
}

/** What is chosen, beginning with what the address says. */
export function useChoice(now: number): Choice {
  const [search] = useSearchParams()
  const [first] = useState(() => choiceIn(search, dayAt(new Date(now))))
  const [when, setWhen] = useState({
    day: first.day,
    minutes: first.minutes,
    people: first.people,
  })
  const [wishes, setWishes] = useState<readonly ChosenDish[]>(() =>
    first.recipes.map(({ id, meal }) =>
      meal === undefined ? { RecipeId: id } : { RecipeId: id, Meal: meal },
    ),
  )
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

/** Minutes of the hour of a moment, where the reader is. */
export function minuteOfHour(table: number): number {
  return Math.floor(table / MINUTE_MS) % 60
}
