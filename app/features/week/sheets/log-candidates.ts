import type { CookingLogEntry, Day } from '#contract/cooking-log/cooking-log.ts'
import { dayAfter } from '#contract/week/copy.ts'
import type { Meal, Week, WeekRecipe } from '#contract/week/week.ts'
import { secondOf, type Place } from '../model/card.ts'
import { usualPersons } from '../model/persons.ts'

/** Days for which what was left of a meal is offered. */
const LEFT_DAYS = 3

/** A dish of the log that can be planned. */
export interface LogCandidate {
  readonly recipe: WeekRecipe
  /** When it was cooked last. */
  readonly day: Day
  /** For how many there is some left: it was cooked for more than usually eat. 0 for nothing. */
  readonly left: number
  /** The meal of the week that is eaten again then. */
  readonly again: Meal | undefined
}

/**
 * Dishes of a member's log, each once, the latest first. Where more was cooked than usually is eaten, the rest is
 * offered for some days.
 *
 * @param entries the latest first
 */
export function logCandidates(
  entries: readonly CookingLogEntry[],
  week: Week,
  { day, slot }: Place,
): LogCandidate[] {
  const seen = new Set<number>()
  return entries.flatMap((entry): LogCandidate[] => {
    const { RecipeId: Id, RecipeName: Name, CoverPath, Day: cooked } = entry
    if (Id === null || seen.has(Id)) return []
    seen.add(Id)
    const again = cookedMeal(week, entry)
    const isFresh = cooked <= day && day <= dayAfter(cooked, LEFT_DAYS)
    const isEaten = again !== undefined && secondOf(week, again) !== undefined
    const rest = Math.floor(entry.People - usualPersons(week, slot))
    const left = isFresh && !isEaten && entry.Yield === undefined ? Math.max(0, rest) : 0
    const known = week.Recipes.find((recipe) => recipe.Id === Id)
    const recipe = known ?? { Id, Name, CoverPath, Minutes: null }
    return [{ recipe, day: cooked, left, again: left > 0 ? again : undefined }]
  })
}

/** The meal of the week that an entry is about. */
function cookedMeal({ Meals }: Week, { RecipeId, Day: day }: CookingLogEntry): Meal | undefined {
  return Meals.find(
    (meal) =>
      meal.RecipeId === RecipeId &&
      meal.AgainOf === null &&
      meal.Day >= dayAfter(day, -1) &&
      meal.Day <= dayAfter(day, 1),
  )
}
