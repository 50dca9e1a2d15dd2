import type { Updateable } from 'kysely'
import type { MealChange, MealHourBody, NewMeal } from '#contract/week/week.ts'
import type { WeekMealTable } from '#server/db/tables/week.ts'
import { ApiError } from '#server/http/errors.ts'
import type { Outcome } from '#server/shopping/change.ts'
import { isOwnOrShared } from '#server/membership/own-or-shared.ts'
import { findMeal, ownerOf, type MealRow, type Planner, type WeekChange } from './access.ts'
import { namesOf } from './recipes.ts'
import { countPlaces, requireFree } from './places.ts'
import { deleteOldestRemoved } from './tidy.ts'
import { isOnCalendar, windowAt } from './window.ts'

/**
 * Plans a meal. The same key again is the same meal, and stays as it is.
 * @throws {ApiError} `FieldInvalid` for a day that is not kept, for words beside a recipe or without either, for a
 * recipe that the member cannot cook and for a cook of another household; `LimitReached`
 */
export async function addMeal(change: WeekChange, meal: NewMeal): Promise<Outcome> {
  const { trx, planner, now } = change
  const { userId } = planner
  const {
    Key,
    Day,
    Slot,
    Persons,
    RecipeId,
    Words,
    CookId = null,
    AgainOf = null,
    Note = '',
  } = meal
  if (await findMeal(trx, userId, Key)) return { isChanged: false }
  requireDay(Day, now)
  requireCook(planner, CookId)
  if (AgainOf === Key) throw invalid('AgainOf')
  await requireFree(change, { day: Day, slot: Slot })
  if ((RecipeId === undefined) === (Words === undefined)) throw invalid('RecipeId')
  const names = RecipeId === undefined ? wordsIn(Words ?? '') : await namesOf(trx, RecipeId, userId)
  if (!names) throw invalid('RecipeId')
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('week_meals')
    .values({
      ...ownerOf(planner),
      ...names,
      meal_key: Key,
      day: Day,
      slot: Slot,
      recipe_id: RecipeId ?? null,
      persons: Persons,
      cook_id: CookId,
      again_of: AgainOf,
      note: Note.trim(),
      cooked_at: null,
      version: 1,
      added_by: userId,
      created_at: now,
      removed_at: null,
    })
    .onConflict((conflict) => conflict.column('meal_key').doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) throw invalid('Key')
  await countPlaces(change, [{ day: Day, slot: Slot }])
  return { isChanged: true, isNew: true }
}

/**
 * Changes a meal. Fields that are left out stay, so that changes of two members do not undo each other. A meal
 * that somebody has taken off meanwhile is there again.
 * @throws {ApiError} `NotFound` for a meal that the member does not see; others as {@link addMeal}
 */
export async function changeMeal(
  change: WeekChange,
  key: string,
  wished: MealChange,
): Promise<Outcome> {
  const { trx, planner } = change
  const row = await findMeal(trx, planner.userId, key)
  if (!row) throw new ApiError('NotFound')
  const next = await columnsOf(change, row, wished)
  const isMoved = next.day !== undefined && `${next.day} ${next.slot}` !== `${row.day} ${row.slot}`
  if (isMoved || row.removed_at !== null)
    await requireFree(change, { day: next.day ?? row.day, slot: next.slot ?? row.slot })
  const isSame = Object.entries(next).every(([name, value]) => row[name as keyof MealRow] === value)
  if (isSame && row.removed_at === null) return { isChanged: false }
  await trx
    .updateTable('week_meals')
    .set({ ...next, removed_at: null, version: row.version + 1 })
    .where('id', '=', row.id)
    .execute()
  const { day = row.day, slot = row.slot } = next
  await countPlaces(change, [row, { day, slot }], row)
  return { isChanged: true }
}

/**
 * Takes a meal off. One that has changed since the member saw it stays: an edit beats a taking-off.
 * @throws {ApiError} `NotFound` for a meal that the member does not see
 */
export async function removeMeal(change: WeekChange, key: string, seen: number): Promise<Outcome> {
  const { trx, planner, now } = change
  const row = await findMeal(trx, planner.userId, key)
  if (!row) throw new ApiError('NotFound')
  if (row.removed_at !== null || row.version !== seen) return { isChanged: false }
  await trx.updateTable('week_meals').set({ removed_at: now }).where('id', '=', row.id).execute()
  await countPlaces(change, [row], row)
  await deleteOldestRemoved(trx, planner.userId)
  return { isChanged: true }
}

/** Says an hour for a meal time, or takes it away. @throws {ApiError} `FieldInvalid` */
export async function setHour(
  change: WeekChange,
  { Day, Slot, Minutes }: MealHourBody,
): Promise<Outcome> {
  const { trx, planner, now } = change
  requireDay(Day, now)
  const { numDeletedRows } = await trx
    .deleteFrom('week_hours')
    .where(isOwnOrShared(planner.userId))
    .where('day', '=', Day)
    .where('slot', '=', Slot)
    .executeTakeFirstOrThrow()
  await countPlaces(change, [{ day: Day, slot: Slot }])
  if (Minutes === null) return { isChanged: numDeletedRows > 0n }
  const hour = { ...ownerOf(planner), day: Day, slot: Slot, minutes: Minutes }
  await trx.insertInto('week_hours').values(hour).execute()
  return { isChanged: true }
}

const invalid = (field: string) => new ApiError('FieldInvalid', { field })

const wordsIn = (written: string) => {
  const words = written.trim()
  if (words === '') throw invalid('Words')
  return { name_de: words, name_en: words }
}

function requireDay(day: string, now: number): void {
  const { first, last } = windowAt(now)
  if (!isOnCalendar(day) || day < first || day > last) throw invalid('Day')
}

function requireCook({ householdId, viewers }: Planner, cookId: number | null): void {
  if (cookId !== null && (householdId === null || !viewers.includes(cookId)))
    throw invalid('CookId')
}

/** What a change sets. Only a meal without a recipe has words. */
async function columnsOf(
  { planner, now }: WeekChange,
  row: MealRow,
  wished: MealChange,
): Promise<Updateable<WeekMealTable>> {
  const { Day, Slot, Persons, CookId, AgainOf, Note, Words, IsCooked } = wished
  if (Day !== undefined) requireDay(Day, now)
  if (CookId !== undefined) requireCook(planner, CookId)
  if (AgainOf === row.meal_key) throw invalid('AgainOf')
  if (Words !== undefined && row.recipe_id !== null) throw invalid('Words')
  const isMoved = Day !== undefined || Slot !== undefined
  return {
    ...(isMoved && { day: Day ?? row.day, slot: Slot ?? row.slot }),
    ...(Persons !== undefined && { persons: Persons }),
    ...(CookId !== undefined && { cook_id: CookId }),
    ...(AgainOf !== undefined && { again_of: AgainOf }),
    ...(Note !== undefined && { note: Note.trim() }),
    ...(Words !== undefined && wordsIn(Words)),
    ...(IsCooked !== undefined && { cooked_at: IsCooked ? (row.cooked_at ?? now) : null }),
  }
}
