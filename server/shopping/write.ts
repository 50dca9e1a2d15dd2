import type { Kysely } from 'kysely'
import { enforceLimit } from '#server/accounts/member-limits.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import { recipeExists } from '#server/recipes/queries.ts'
import type { Outcome } from './change.ts'

/** A recipe and how many people it is bought for. */
export interface Entry {
  recipeId: number
  /** 1 to 999. */
  persons: number
}

/**
 * Adds a recipe to the list, or sets the number of people of one that is already there (D-58).
 * @throws {ApiError} `RequestInvalid` for a recipe that does not exist, `LimitReached`
 */
export async function addRecipe(
  trx: Kysely<Database>,
  userId: number,
  { recipeId, persons }: Entry,
  now: number,
): Promise<Outcome> {
  const known = await setPersons(trx, userId, { recipeId, persons })
  if (known) return known
  if (!(await recipeExists(trx, recipeId))) throw new ApiError('RequestInvalid')
  await enforceLimit(trx, 'shoppingRecipes', userId, now)
  await deleteUnneededChecks(trx, userId)
  await trx
    .insertInto('shopping_recipes')
    .values({ user_id: userId, recipe_id: recipeId, persons, created_at: now })
    .execute()
  return { isChanged: true, isNew: true }
}

/**
 * Changes the number of people of a recipe on the list.
 * @throws {ApiError} `NotFound` when it is not on the list
 */
export async function changePersons(
  trx: Kysely<Database>,
  userId: number,
  entry: Entry,
): Promise<Outcome> {
  const known = await setPersons(trx, userId, entry)
  if (!known) throw new ApiError('NotFound')
  return known
}

async function setPersons(
  trx: Kysely<Database>,
  userId: number,
  { recipeId, persons }: Entry,
): Promise<Outcome | undefined> {
  const entry = await trx
    .selectFrom('shopping_recipes')
    .select('persons')
    .where('user_id', '=', userId)
    .where('recipe_id', '=', recipeId)
    .executeTakeFirst()
  if (!entry) return undefined
  if (entry.persons === persons) return { isChanged: false }
  await trx
    .updateTable('shopping_recipes')
    .set({ persons })
    .where('user_id', '=', userId)
    .where('recipe_id', '=', recipeId)
    .execute()
  return { isChanged: true }
}

/**
 * Removes a recipe from the list, and the ticks of ingredients that only it needed (D-58).
 * @throws {ApiError} `NotFound` when it is not on the list
 */
export async function removeRecipe(
  trx: Kysely<Database>,
  userId: number,
  recipeId: number,
): Promise<Outcome> {
  const { numDeletedRows } = await trx
    .deleteFrom('shopping_recipes')
    .where('user_id', '=', userId)
    .where('recipe_id', '=', recipeId)
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) throw new ApiError('NotFound')
  await deleteUnneededChecks(trx, userId)
  return { isChanged: true }
}

function neededIngredients(trx: Kysely<Database>, userId: number) {
  return trx
    .selectFrom('shopping_recipes')
    .innerJoin('recipe_ingredients', 'recipe_ingredients.recipe_id', 'shopping_recipes.recipe_id')
    .select('recipe_ingredients.ingredient_id')
    .where('shopping_recipes.user_id', '=', userId)
}

/** Deletes the ticks of ingredients that no recipe of the list needs. */
async function deleteUnneededChecks(trx: Kysely<Database>, userId: number): Promise<void> {
  await trx
    .deleteFrom('shopping_checks')
    .where('user_id', '=', userId)
    .where('ingredient_id', 'not in', neededIngredients(trx, userId))
    .execute()
}

/** Whether an ingredient is to be bought, in the trolley or at home. */
export type Whereabouts = 'open' | 'trolley' | 'home'

/**
 * Ticks an ingredient off, in the trolley or at home, or removes its tick.
 * @throws {ApiError} `NotFound` when no recipe of the list needs it
 */
export async function setWhereabouts(
  trx: Kysely<Database>,
  userId: number,
  ingredientId: number,
  wished: Whereabouts,
): Promise<Outcome> {
  const needed = await neededIngredients(trx, userId)
    .where('recipe_ingredients.ingredient_id', '=', ingredientId)
    .executeTakeFirst()
  if (!needed) throw new ApiError('NotFound')
  if (wished !== 'open') {
    const before = await whereabouts(trx, userId, ingredientId)
    const at_home = wished === 'home' ? 1 : 0
    await trx
      .insertInto('shopping_checks')
      .values({ user_id: userId, ingredient_id: ingredientId, at_home })
      .onConflict((known) => known.columns(['user_id', 'ingredient_id']).doUpdateSet({ at_home }))
      .execute()
    return { isChanged: before !== wished }
  }
  const { numDeletedRows } = await trx
    .deleteFrom('shopping_checks')
    .where('user_id', '=', userId)
    .where('ingredient_id', '=', ingredientId)
    .executeTakeFirstOrThrow()
  return { isChanged: numDeletedRows === 1n }
}

/** Where an ingredient of the list is. */
export async function whereabouts(
  db: Kysely<Database>,
  userId: number,
  ingredientId: number,
): Promise<Whereabouts> {
  const row = await db
    .selectFrom('shopping_checks')
    .select('at_home')
    .where('user_id', '=', userId)
    .where('ingredient_id', '=', ingredientId)
    .executeTakeFirst()
  if (!row) return 'open'
  return row.at_home === 1 ? 'home' : 'trolley'
}
