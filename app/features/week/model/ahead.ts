import type { Day } from '#contract/cooking-log/cooking-log.ts'
import type { WeekAhead, WeekWait } from '#contract/week/ahead.ts'
import { dayAfter } from '#contract/week/copy.ts'
import type { Meal, Week } from '#contract/week/week.ts'

const DAY_MINUTES = 24 * 60

/** Minutes from which a dish without an hour is begun the day before. */
const OVERNIGHT = 10 * 60

/** Something to do ahead. */
export interface AheadLine {
  /** On which it is done. */
  readonly day: Day
  readonly meal: Meal
  readonly what: WeekAhead | WeekWait
  /** It should have been done before. */
  readonly isLate: boolean
  /** Of a wait: minutes after midnight at which the dish is begun; null without an hour. */
  readonly begin: number | null
  /** Minutes that the dish takes. */
  readonly minutes: number
}

/** Whether it is a wait of a dish that nothing has to be done before. */
export const isWait = (what: AheadLine['what']): what is WeekWait => 'Minutes' in what

/**
 * What has to be done ahead: what a recipe needs before, else that it waits for two hours or more. What should have
 * been done before is told today while it still can be.
 */
export function aheadLines(week: Week, today: Day): AheadLine[] {
  return week.Meals.flatMap((meal) => {
    const recipe = week.Recipes.find(({ Id }) => Id === meal.RecipeId)
    if (!recipe || meal.AgainOf !== null || meal.IsCooked || meal.Day < today) return []
    const { Ahead, Wait, Minutes } = recipe
    const minutes = Math.max(Minutes ?? 0, Wait?.Minutes ?? 0)
    if (Ahead) return Ahead.flatMap((what) => taskOf(meal, what, { today, minutes }))
    const line = Wait && waitOf(week, meal, { what: Wait, minutes })
    return line && line.day >= today ? [line] : []
  })
}

function taskOf(
  meal: Meal,
  what: WeekAhead,
  { today, minutes }: { today: Day; minutes: number },
): AheadLine[] {
  const due = dayAfter(meal.Day, -what.Days)
  const isLate = due < today
  if (isLate && meal.Day === today && meal.Slot !== 'dinner') return []
  return [{ day: isLate ? today : due, meal, what, isLate, begin: null, minutes }]
}

function waitOf({ Hours }: Week, meal: Meal, wait: Pick<AheadLine, 'what' | 'minutes'>): AheadLine {
  const hour = Hours.find(({ Day, Slot }) => Day === meal.Day && Slot === meal.Slot)
  if (!hour) {
    const day = dayAfter(meal.Day, wait.minutes < OVERNIGHT ? 0 : -1)
    return { day, meal, isLate: false, begin: null, ...wait }
  }
  const begin = hour.Minutes - wait.minutes
  const days = Math.floor(begin / DAY_MINUTES)
  const day = dayAfter(meal.Day, days)
  return { day, meal, isLate: false, begin: begin - days * DAY_MINUTES, ...wait }
}
