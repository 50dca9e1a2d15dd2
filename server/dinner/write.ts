import { DAY_MS } from '#contract/durations.ts'
import type { DinnerChange, NewDinner, NewDinnerDish } from '#contract/dinner/dinner.ts'
import type { KeptDinner } from '#contract/dinner/kept-dinner.ts'
import { DINNER_DAYS, DINNER_DAYS_AHEAD } from '#contract/dinner/limits.ts'
import { MEMBER_LIMITS } from '#contract/member-limits.ts'
import { ApiError } from '#server/http/errors.ts'
import type { Outcome } from '#server/shopping/change.ts'
import { isOwnOrShared } from '#server/membership/own-or-shared.ts'
import { ownerOf, type WeekChange } from '#server/week/access.ts'
import { namesOf } from '#server/week/recipes.ts'
import { keepKitchen } from './kitchen.ts'
import { keepNextTime } from './next-time.ts'
import { findDinner, type DinnerRow } from './read.ts'
import { dishesOf, keptOf, type StoredDish } from './stored.ts'

const invalid = (field: string) => new ApiError('FieldInvalid', { field })

/**
 * Keeps a dinner. The same key again is the same dinner, and stays as it is.
 * @throws {ApiError} `FieldInvalid` for dishes that do not go with what is kept, for a recipe that the member cannot
 * cook and for a time too far ahead; `LimitReached`
 */
export async function keepDinner(
  change: WeekChange,
  { Key, Kept, Dishes }: NewDinner,
): Promise<Outcome> {
  const { trx, planner, now } = change
  if (await findDinner(trx, planner.userId, Key)) return { isChanged: false }
  requirePlan(Kept, Dishes, now)
  const known = await trx
    .selectFrom('dinners')
    .select('id')
    .where(isOwnOrShared(planner.userId))
    .execute()
  if (known.length >= MEMBER_LIMITS.dinners)
    throw new ApiError('LimitReached', { limit: 'dinners' })
  const dishes = await storedDishes(change, Dishes, [])
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('dinners')
    .values({
      ...ownerOf(planner),
      dinner_key: Key,
      table_at: Kept.Table,
      kept: JSON.stringify(Kept),
      dishes: JSON.stringify(dishes),
      version: 1,
      begun_at: null,
      ended_at: null,
      added_by: planner.userId,
      created_at: now,
      expires_at: expiryOf(Kept.Table, now),
    })
    .onConflict((conflict) => conflict.column('dinner_key').doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) throw invalid('Key')
  await keepKitchen(change, Kept.Kitchen)
  return { isChanged: true, isNew: true }
}

/**
 * Writes what has happened of a dinner. It was worked out from one version: whoever has another one reads the dinner
 * first, and works it out again. What has ended stays as it was.
 * @throws {ApiError} `NotFound` for a dinner that the member does not see; `ChangedMeanwhile`; others as
 * {@link keepDinner}
 */
export async function changeDinner(
  change: WeekChange,
  key: string,
  wished: DinnerChange,
): Promise<Outcome> {
  const { trx, planner, now } = change
  const { Version, Kept, Dishes, Lane, IsBegun, EndedOn } = wished
  const row = await findDinner(trx, planner.userId, key)
  if (!row) throw new ApiError('NotFound')
  // Of other recipes it would tell whether there are any.
  const planned = new Set(dishesOf(row).map(({ RecipeId }) => RecipeId))
  const nextTime = (wished.NextTime ?? []).filter(({ RecipeId }) => planned.has(RecipeId))
  await keepNextTime(change, nextTime)
  const isAboutAll = Kept ?? Dishes ?? Lane ?? IsBegun ?? EndedOn
  if (isAboutAll === undefined) return { isChanged: nextTime.length > 0 }
  const isEnded = row.ended_at !== null
  if (isEnded && EndedOn !== undefined) return { isChanged: false }
  if (Version !== row.version || isEnded) throw new ApiError('ChangedMeanwhile')
  const kept = Kept ?? keptOf(row)
  if (Kept ?? Dishes) requirePlan(kept, Dishes ?? dishesOf(row), now)
  if (Kept && row.begun_at === null) await keepKitchen(change, Kept.Kitchen)
  if (Lane && Lane.Cook >= kept.Kitchen.Cooks) throw invalid('Lane')
  if (Lane) await takeLane(change, row, Lane)
  const dishes = Dishes && (await storedDishes(change, Dishes, dishesOf(row)))
  await trx
    .updateTable('dinners')
    .set({
      version: row.version + 1,
      table_at: kept.Table,
      expires_at: expiryOf(kept.Table, now),
      ...(Kept && { kept: JSON.stringify(Kept) }),
      ...(dishes && { dishes: JSON.stringify(dishes) }),
      ...((IsBegun ?? EndedOn) && { begun_at: row.begun_at ?? now }),
      ...(EndedOn !== undefined && { ended_at: now }),
    })
    .where('id', '=', row.id)
    .execute()
  if (EndedOn !== undefined) await takeOffWeek(change, kept, dishes ?? dishesOf(row))
  return { isChanged: true }
}

/** Deletes a dinner; the same again changes nothing. */
export async function deleteDinner({ trx, planner }: WeekChange, key: string): Promise<Outcome> {
  const { numDeletedRows } = await trx
    .deleteFrom('dinners')
    .where('dinner_key', '=', key)
    .where(isOwnOrShared(planner.userId))
    .executeTakeFirstOrThrow()
  return { isChanged: numDeletedRows > 0n }
}

function expiryOf(table: number, now: number): number {
  return Math.max(table, now) + DINNER_DAYS * DAY_MS
}

/** @throws {ApiError} `FieldInvalid` */
function requirePlan(
  { Table, Kitchen, Dishes: kept, Steps }: KeptDinner,
  dishes: readonly NewDinnerDish[],
  now: number,
): void {
  if (Table > now + DINNER_DAYS_AHEAD * DAY_MS) throw invalid('Table')
  const isSame =
    kept.length === dishes.length &&
    kept.every(({ RecipeId }, dish) => RecipeId === dishes[dish]?.RecipeId)
  if (!isSame || new Set(dishes.map(({ RecipeId }) => RecipeId)).size < dishes.length)
    throw invalid('Dishes')
  const fits = Steps.every(({ Dish, Step, Cook, Oven, Start, HandsEnd, WaitEnd }) => {
    const step = dishes[Dish]?.Steps[Step]
    const hasOven = Oven === undefined || (Oven < Kitchen.Ovens && step?.Oven !== undefined)
    return step && Cook < Kitchen.Cooks && hasOven && Start <= HandsEnd && HandsEnd <= WaitEnd
  })
  const isTwice = new Set(Steps.map(({ Dish, Step }) => `${Dish} ${Step}`)).size < Steps.length
  // No device could show it.
  if (!fits || isTwice) throw invalid('Steps')
}

/** Dishes with the names of their recipes; those that were there keep theirs. */
async function storedDishes(
  { trx, planner }: WeekChange,
  dishes: readonly NewDinnerDish[],
  before: readonly StoredDish[],
): Promise<StoredDish[]> {
  const stored: StoredDish[] = []
  for (const dish of dishes) {
    const names =
      before.find(({ RecipeId }) => RecipeId === dish.RecipeId)?.names ??
      (await namesOf(trx, dish.RecipeId, planner.userId))
    if (!names) throw invalid('RecipeId')
    stored.push({ ...dish, names })
  }
  return stored
}

async function takeLane(
  { trx, planner: { userId } }: WeekChange,
  { id }: DinnerRow,
  { Cook, IsMine }: NonNullable<DinnerChange['Lane']>,
): Promise<void> {
  const lanes = trx.deleteFrom('dinner_cooks').where('dinner_id', '=', id)
  if (!IsMine) {
    await lanes.where('cook', '=', Cook).where('user_id', '=', userId).execute()
    return
  }
  // A cook has one lane, and a lane one cook.
  await lanes
    .where((lane) => lane.or([lane('cook', '=', Cook), lane('user_id', '=', userId)]))
    .execute()
  await trx
    .insertInto('dinner_cooks')
    .values({ dinner_id: id, cook: Cook, user_id: userId })
    .execute()
}

/** Ticks the meals of the week that were eaten. */
async function takeOffWeek(
  { trx, planner, now }: WeekChange,
  { Dishes }: KeptDinner,
  stored: readonly StoredDish[],
): Promise<void> {
  const keys = stored.flatMap(({ Meal }, dish) =>
    Meal === undefined || Dishes[dish]?.IsLeftOut ? [] : [Meal],
  )
  if (keys.length === 0) return
  await trx
    .updateTable('week_meals')
    .set((row) => ({ cooked_at: now, version: row('version', '+', 1) }))
    .where(isOwnOrShared(planner.userId))
    .where('meal_key', 'in', keys)
    .where('cooked_at', 'is', null)
    .execute()
}
