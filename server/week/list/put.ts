import type { LangId } from '#contract/languages.ts'
import { weekListRows } from '#contract/week/week-list-rows.ts'
import type { Outcome } from '#server/shopping/change.ts'
import { readFoods } from './foods.ts'
import { raiseItem, type ItemWriter } from './items.ts'
import { readMealNeeds, weekListOf, type MealWithNeeds } from './read-list.ts'
import { rememberNeeds } from './remember.ts'
import { readThere } from './there.ts'

/** Which days somebody puts on a list. */
export interface PutDays {
  days: readonly string[]
  /** Foods that are not at home after all. */
  notAtHome: readonly number[]
  langId: LangId
}

/**
 * Puts what the meals of some days need on a list, once for each food and unit, and remembers the meals. Those that
 * went there before bring nothing.
 * @throws {ApiError} `LimitReached` when the list has no room
 */
export async function putDays(
  writer: ItemWriter,
  { days, notAtHome, langId }: PutDays,
): Promise<Outcome> {
  const { trx, by, foods } = writer
  const { listId, userId } = by
  const sorted = days.toSorted()
  const [from = '', to = ''] = [sorted[0], sorted.at(-1)]
  const reader = { userId, listId, langId, people: new Set<number>(), from, to }
  const there = await readThere(trx, reader, foods.reader)
  const all = await readMealNeeds(trx, reader, there)
  const list = await weekListOf(trx, reader, { there, meals: all })
  const { toBuy } = weekListRows(list, days, notAtHome)
  const meals = all.filter(({ row, state }) => state === 'open' && days.includes(row.day))
  const keys = new Set(meals.map(({ row }) => row.meal_key))
  const listed = new Set(toBuy.map(({ food }) => food.Id))
  const rows = new Map((await readFoods(trx, [...listed], reader)).map((food) => [food.id, food]))
  for (const { food, amounts } of toBuy)
    for (const { amount, unit } of amounts) {
      const needs = food.Needs.filter(({ Meal }) => keys.has(Meal))
      const notes = [...new Set(needs.flatMap(({ Note }) => Note ?? []))]
      const row = rows.get(food.Id)
      if (row) await raiseItem(writer, { food: row, amount, unit, notes }, { isNew: true })
    }
  for (const meal of meals) await rememberMeal(writer, meal, listed)
  return { isChanged: meals.length > 0 }
}

/** Remembers what a meal needed when it went on a list. */
async function rememberMeal(
  { trx, by: { listId } }: ItemWriter,
  { row, needs }: MealWithNeeds,
  listed: ReadonlySet<number>,
): Promise<void> {
  const { meal_key, day } = row
  await trx
    .insertInto('week_list_meals')
    .values({ list_id: listId, meal_key, day, left_as: null })
    .execute()
  await rememberNeeds(trx, { listId, key: meal_key }, needs, (foodId) => listed.has(foodId))
}
