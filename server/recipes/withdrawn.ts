import type { Kysely } from 'kysely'
import type { NewDinnerDish } from '#contract/dinner/dinner.ts'
import type { SessionValue } from '#contract/kitchen/kitchen.ts'
import type { LangId } from '#contract/languages.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { withOwnRows } from '#server/db/own-rows.ts'
import type { Database } from '#server/db/schema.ts'
import { isOwnOrShared } from '#server/membership/own-or-shared.ts'
import { isSeenBy } from '#server/membership/seen-lists.ts'
import { globalRating } from '#server/ratings/global-rating.ts'
import { readDocuments } from './documents.ts'

/** Whether a recipe was published by a member and is withdrawn. */
export async function isWithdrawn(db: Kysely<Database>, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('all_recipes')
    .select('id')
    .where('id', '=', id)
    .where('withdrawn_at', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

async function isOnList(db: Kysely<Database>, recipeId: number, userId: number) {
  const row = await db
    .selectFrom('shopping_recipes')
    .select('list_id')
    .where('recipe_id', '=', recipeId)
    .where('list_id', 'in', (lists) =>
      lists.selectFrom('shopping_lists').select('shopping_lists.id').where(isSeenBy(userId)),
    )
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

async function isCooking(db: Kysely<Database>, recipeId: number, userId: number) {
  const sessions = await db
    .selectFrom('kitchen_records')
    .select('value')
    .where('user_id', '=', userId)
    .where('kind', '=', 'session')
    .execute()
  return sessions.some(({ value }) => (JSON.parse(value) as SessionValue).RecipeId === recipeId)
}

/** Of a dinner that a member sees, which may be that of their household. */
async function isInDinner(db: Kysely<Database>, recipeId: number, userId: number) {
  const dinners = await db
    .selectFrom('dinners')
    .select('dishes')
    .where(isOwnOrShared(userId))
    .execute()
  return dinners.some(({ dishes }) =>
    (JSON.parse(dishes) as NewDinnerDish[]).some(({ RecipeId }) => RecipeId === recipeId),
  )
}

async function hasCooked(db: Kysely<Database>, recipeId: number, userId: number) {
  const row = await db
    .selectFrom('cooked')
    .select('id')
    .where('recipe_id', '=', recipeId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

async function hasPublished(db: Kysely<Database>, recipeId: number, userId: number) {
  const row = await db
    .selectFrom('publications')
    .select('public_id')
    .where('public_id', '=', recipeId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Whether a member still reads a withdrawn recipe, as it was: one on a list that they see, in a kitchen
 * or dinner of theirs, in their log, or published by them.
 */
export async function keepsWithdrawn(
  db: Kysely<Database>,
  recipeId: number,
  userId: number,
): Promise<boolean> {
  if (!(await isWithdrawn(db, recipeId))) return false
  for (const keeps of [isOnList, isCooking, isInDinner, hasCooked, hasPublished])
    if (await keeps(db, recipeId, userId)) return true
  return false
}

/**
 * Whether a member may begin to cook a recipe. A session in the kitchen lets its cook read a withdrawn recipe, so
 * one of a recipe that they do not keep would open it to anybody who knows its id.
 */
export async function mayCook(
  db: Kysely<Database>,
  recipeId: number,
  userId: number,
): Promise<boolean> {
  return !(await isWithdrawn(db, recipeId)) || (await keepsWithdrawn(db, recipeId, userId))
}

/** A withdrawn recipe as it was, for whoever keeps it. */
export async function readWithdrawn(
  db: Kysely<Database>,
  id: number,
  langId: LangId,
): Promise<Recipe | undefined> {
  const documents = await readDocuments(withOwnRows(db), [id])
  const document = documents.find((one) => one.langId === langId)?.document
  if (!document) return undefined
  const row = await db
    .selectFrom('all_recipes')
    .select(['views', 'cooked_count', 'rating_sum', 'rating_count'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    ...document,
    Views: row.views,
    TimesCooked: row.cooked_count,
    IsFavorized: false,
    Rating: {
      GlobalRating: globalRating(row),
      TotalRatings: row.rating_count,
      UserRating: null,
    },
    IsWithdrawn: true,
  }
}
