import type { Kysely } from 'kysely'
import { HOUR_MS } from '#contract/durations.ts'
import type { LangId } from '#contract/languages.ts'
import type { Database } from '#server/db/schema.ts'
import { digestOf } from '#server/lib/digest.ts'
import { isOwnOrShared } from '#server/membership/own-or-shared.ts'
import type { MealRow } from '../access.ts'
import { readWeekRecipes } from '../recipes.ts'
import { isToCook } from './meals.ts'
import { needsFor, readRecipeNeeds, type MealNeed } from './needs.ts'

/** Whose list it is, and when. */
export interface ChangesReader {
  userId: number
  listId: number
  langId: LangId
  now: number
}

/** What a meal needed of a food in one unit when the list was told. */
export interface KnownNeed extends Omit<MealNeed, 'notes'> {
  /** It went on the list. */
  readonly isListed: boolean
}

/** A meal that went on a list and needs something else by now. */
export interface ChangedMeal {
  readonly key: string
  readonly day: string
  readonly before: readonly KnownNeed[]
  readonly after: readonly MealNeed[]
  /** Names what it needs now. */
  readonly digest: string
}

/** Clocks are at most this far behind UTC. */
const WEST_MS = 12 * HOUR_MS

/** The earliest day that is today somewhere. */
const todayAt = (now: number) => new Date(now - WEST_MS).toISOString().slice(0, 10)

type Need = Pick<MealNeed, 'foodId' | 'unit' | 'amount'>

const digestOfNeeds = (needs: readonly Need[]) =>
  digestOf(needs.map(({ foodId, unit, amount }) => `${foodId} ${unit} ${amount}`).toSorted())

/** Meals of a list that the reader sees and that are still to be eaten. */
async function readPut(db: Kysely<Database>, { userId, listId, now }: ChangesReader) {
  const put = await db
    .selectFrom('week_list_meals')
    .select(['meal_key', 'left_as'])
    .where('list_id', '=', listId)
    .execute()
  if (put.length === 0) return []
  const leftAs = new Map(put.map(({ meal_key, left_as }) => [meal_key, left_as]))
  const rows = await db
    .selectFrom('week_meals')
    .selectAll()
    .where('meal_key', 'in', [...leftAs.keys()])
    .where(isOwnOrShared(userId))
    .where('day', '>=', todayAt(now))
    .where('cooked_at', 'is', null)
    .orderBy('day')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ row, leftAs: leftAs.get(row.meal_key) ?? null }))
}

async function readKnown(
  db: Kysely<Database>,
  listId: number,
): Promise<Map<string, (KnownNeed & { key: string })[]>> {
  const rows = await db
    .selectFrom('week_list_needs')
    .selectAll()
    .where('list_id', '=', listId)
    .execute()
  const needs = rows.map(({ meal_key, food_id, unit, amount, is_listed }) => {
    return { key: meal_key, foodId: food_id, unit, amount, isListed: is_listed === 1 }
  })
  return Map.groupBy(needs, ({ key }) => key)
}

/** Of a deleted recipe nobody can tell what it needs. */
const isLost = ({ removed_at, recipe_id }: MealRow) => removed_at === null && recipe_id === null

/** Meals that went on a list and need something else by now, without those that somebody left as they were. */
export async function readChangedMeals(
  db: Kysely<Database>,
  reader: ChangesReader,
): Promise<ChangedMeal[]> {
  const put = await readPut(db, reader)
  if (put.length === 0) return []
  const known = await readKnown(db, reader.listId)
  const ids = put.flatMap(({ row }) => (isToCook(row) ? row.recipe_id : []))
  const readable = await readWeekRecipes(db, [...new Set(ids)], reader)
  const needs = await readRecipeNeeds(
    db,
    readable.map(({ Id }) => Id),
    reader.langId,
  )
  return put.flatMap(({ row, leftAs }): ChangedMeal[] => {
    // What the reader may not read any more stays as it was.
    const ofRecipe = isToCook(row) ? needs.get(row.recipe_id) : []
    if (!ofRecipe || isLost(row)) return []
    const before = known.get(row.meal_key) ?? []
    const after = needsFor(ofRecipe, row.persons)
    const digest = digestOfNeeds(after)
    if (digest === leftAs || digest === digestOfNeeds(before)) return []
    return [{ key: row.meal_key, day: row.day, before, after, digest }]
  })
}
