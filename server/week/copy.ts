import { copiesOf, type WeekCopies } from '#contract/week/copy.ts'
import { ApiError } from '#server/http/errors.ts'
import type { Outcome } from '#server/shopping/change.ts'
import { isOwnOrShared } from '#server/membership/own-or-shared.ts'
import type { WeekChange } from './access.ts'
import { isOnCalendar } from './window.ts'
import { addMeal } from './write.ts'

/**
 * Plans meals of the week before again, where their places are free. What has no free place any more, and a recipe
 * that has gone, is left out.
 * @throws {ApiError} `FieldInvalid` for a day that is no Monday
 */
export async function copyMeals(
  change: WeekChange,
  { Monday, Meals }: WeekCopies,
): Promise<Outcome> {
  const { trx, planner } = change
  if (!isOnCalendar(Monday) || new Date(`${Monday}T00:00:00Z`).getUTCDay() !== 1)
    throw new ApiError('FieldInvalid', { field: 'Monday' })
  const rows = await trx
    .selectFrom('week_meals')
    .selectAll()
    .where(isOwnOrShared(planner.userId))
    .where('removed_at', 'is', null)
    .execute()
  const meals = rows.map((row) => ({
    Key: row.meal_key,
    Day: row.day,
    Slot: row.slot,
    RecipeId: row.recipe_id,
    AgainOf: row.again_of,
    IsPrivate: planner.householdId !== row.household_id,
    Persons: row.persons,
  }))
  const keys = new Map(Meals.map(({ From, Key }) => [From, Key]))
  let isChanged = false
  for (const { from, day } of copiesOf(meals, Monday)) {
    const Key = keys.get(from.Key)
    if (Key === undefined || from.RecipeId === null) continue
    const { Slot, Persons, RecipeId } = from
    const added = await tryToAdd(change, { Key, Day: day, Slot, Persons, RecipeId })
    isChanged ||= added
  }
  return { isChanged }
}

/** Plans a meal unless it is refused. */
async function tryToAdd(change: WeekChange, meal: Parameters<typeof addMeal>[1]): Promise<boolean> {
  try {
    return (await addMeal(change, meal)).isChanged
  } catch (error) {
    // It was refused before anything was written.
    if (error instanceof ApiError) return false
    throw error
  }
}
