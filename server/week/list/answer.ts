import type { LangId } from '#contract/languages.ts'
import type { WeekListAnswer } from '#contract/week/week-list.ts'
import { ApiError } from '#server/http/errors.ts'
import type { Outcome } from '#server/shopping/change.ts'
import type { ChangedMeal } from './changed-meals.ts'
import { readListChanges, type ChangedFood } from './changes.ts'
import { lowerItem, raiseItem, type ItemWriter } from './items.ts'
import { rememberNeeds } from './remember.ts'

/**
 * Changes a list as the week has changed, or leaves it as it is. Either way these changes are not asked about again.
 * @throws {ApiError} `ChangedMeanwhile` when the week needs something else by now; `LimitReached`
 */
export async function answerChanges(
  writer: ItemWriter,
  { Answer, Seen }: WeekListAnswer,
  langId: LangId,
): Promise<Outcome> {
  const { trx, by, foods } = writer
  const changes = await readListChanges(trx, { ...by, langId }, foods.reader)
  if (changes.seen !== Seen) throw new ApiError('ChangedMeanwhile')
  if (Answer === 'leave') {
    for (const { key, digest } of changes.meals)
      await trx
        .updateTable('week_list_meals')
        .set({ left_as: digest })
        .where('list_id', '=', by.listId)
        .where('meal_key', '=', key)
        .execute()
    return { isChanged: true }
  }
  for (const food of changes.foods) await changeItems(writer, food)
  const listed = new Set(changes.foods.map(({ food }) => food.id))
  for (const meal of changes.meals) await rememberMeal(writer, meal, listed)
  return { isChanged: true }
}

async function changeItems(writer: ItemWriter, changed: ChangedFood): Promise<void> {
  const { food, unit, before, after, notes } = changed
  if (after === 0)
    await lowerItem(writer, { food, unit, notes, amount: before === null ? null : -before })
  else if (before === 0)
    await raiseItem(writer, { food, unit, notes, amount: after }, { isNew: false })
  else {
    const amount = (after ?? 0) - (before ?? 0)
    if (amount > 0) await raiseItem(writer, { food, unit, notes, amount }, { isNew: false })
    if (amount < 0) await lowerItem(writer, { food, unit, notes, amount })
  }
}

/** Remembers what the list knows of a meal now. */
async function rememberMeal(
  { trx, by: { listId } }: ItemWriter,
  { key, day, before, after }: ChangedMeal,
  listed: ReadonlySet<number>,
): Promise<void> {
  const known = new Map(before.map(({ foodId, isListed }) => [foodId, isListed]))
  await trx
    .updateTable('week_list_meals')
    .set({ day, left_as: null })
    .where('list_id', '=', listId)
    .where('meal_key', '=', key)
    .execute()
  await trx
    .deleteFrom('week_list_needs')
    .where('list_id', '=', listId)
    .where('meal_key', '=', key)
    .execute()
  const isListed = (foodId: number) => known.get(foodId) ?? listed.has(foodId)
  await rememberNeeds(trx, { listId, key }, after, isListed)
}
