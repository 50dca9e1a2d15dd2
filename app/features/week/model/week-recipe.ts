import { timeToMinutes } from '#contract/text/time.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import type { WeekRecipe } from '#contract/week/week.ts'

/** A recipe as the week shows it, until the server has answered. */
export function weekRecipeOf({ Id, Name, CoverPath, TotalTime, Yield }: Recipe): WeekRecipe {
  const minutes = TotalTime === null ? undefined : timeToMinutes(TotalTime)
  const Minutes = minutes === undefined ? null : Math.round(minutes)
  return { Id, Name, CoverPath, Minutes, ...(Yield && { Yield }) }
}
