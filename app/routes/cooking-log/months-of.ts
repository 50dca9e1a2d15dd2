import type { WrittenMeal } from '#app/features/cooking-log/index.ts'
import type { CookingLogEntry } from '#contract/cooking-log/cooking-log.ts'

/** A meal of the log: one that the server has, or one that waits on this device. */
export type LogMeal =
  | { readonly day: string; readonly entry: CookingLogEntry }
  | { readonly day: string; readonly waiting: WrittenMeal }

/** The meals of a month, the latest first. */
export interface LogMonth {
  /** `2026-11`. */
  readonly month: string
  readonly meals: readonly LogMeal[]
}

/** Groups meals by their month, the latest first. Those that wait come before others of their day. */
export function monthsOf(
  entries: readonly CookingLogEntry[],
  waiting: readonly WrittenMeal[],
): LogMonth[] {
  const meals: LogMeal[] = [
    ...waiting.toReversed().map((meal) => ({ day: meal.Day, waiting: meal })),
    ...entries.map((entry) => ({ day: entry.Day, entry })),
  ]
  // Sorting keeps the order within a day.
  const sorted = meals.toSorted((a, b) => (a.day < b.day ? 1 : a.day > b.day ? -1 : 0))
  const months = new Map<string, LogMeal[]>()
  for (const meal of sorted) {
    const month = meal.day.slice(0, 7)
    const known = months.get(month)
    if (known) known.push(meal)
    else months.set(month, [meal])
  }
  return [...months].map(([month, its]) => ({ month, meals: its }))
}
