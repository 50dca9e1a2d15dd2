import type { Kysely } from 'kysely'
import { enforceLimit } from '#server/accounts/member-limits.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import { mayUse } from '#server/own-recipes/access.ts'
import type { Outcome } from './change.ts'
import { keepRecipe, lockRecipe } from './kept.ts'
import { neededFoods } from './needed.ts'

/** Who makes a change of which list, and when. */
export interface By {
  listId: number
  userId: number
  /** Milliseconds since 1970, UTC. */
  now: number
}

/** A recipe and how many people it is bought for. */
export interface Entry {
  recipeId: number
  /** 1 to 999. */
  persons: number
}

/**
 * Adds a recipe to the list, or sets the number of people of one that is already there.
 * @throws {ApiError} `RequestInvalid` for a recipe that the member cannot cook, `LimitReached`
 */
export async function addRecipe(
  trx: Kysely<Database>,
  { listId, userId, now }: By,
  { recipeId, persons }: Entry,
): Promise<Outcome> {
  const known = await setPersons(trx, listId, { recipeId, persons })
  if (known) return known
  await lockRecipe(trx, recipeId)
  if (!(await mayUse(trx, recipeId, userId))) throw new ApiError('RequestInvalid')
  await enforceLimit(trx, 'shoppingRecipes', listId, now)
  await deleteUnneededChecks(trx, listId)
  await trx
    .insertInto('shopping_recipes')
    .values({ list_id: listId, recipe_id: recipeId, persons, added_by: userId, created_at: now })
    .execute()
  await keepRecipe(trx, listId, recipeId)
  return { isChanged: true, isNew: true }
}

/**
 * Changes the number of people of a recipe on the list.
 * @throws {ApiError} `NotFound` when it is not on the list
 */
export async function changePersons(
  trx: Kysely<Database>,
  listId: number,
  entry: Entry,
): Promise<Outcome> {
  const known = await setPersons(trx, listId, entry)
  if (!known) throw new ApiError('NotFound')
  return known
}

async function setPersons(
  trx: Kysely<Database>,
  listId: number,
  { recipeId, persons }: Entry,
): Promise<Outcome | undefined> {
  const entry = await trx
    .selectFrom('shopping_recipes')
    .select('persons')
    .where('list_id', '=', listId)
    .where('recipe_id', '=', recipeId)
    .executeTakeFirst()
  if (!entry) return undefined
  if (entry.persons === persons) return { isChanged: false }
  await trx
    .updateTable('shopping_recipes')
    .set({ persons })
    .where('list_id', '=', listId)
    .where('recipe_id', '=', recipeId)
    .execute()
  return { isChanged: true }
}

/**
 * Removes a recipe from the list, and the ticks of ingredients that only it needed.
 * @throws {ApiError} `NotFound` when it is not on the list
 */
export async function removeRecipe(
  trx: Kysely<Database>,
  listId: number,
  recipeId: number,
): Promise<Outcome> {
  const { numDeletedRows } = await trx
    .deleteFrom('shopping_recipes')
    .where('list_id', '=', listId)
    .where('recipe_id', '=', recipeId)
    .executeTakeFirstOrThrow()
  if (numDeletedRows === 0n) throw new ApiError('NotFound')
  await deleteUnneededChecks(trx, listId)
  return { isChanged: true }
}

/** Deletes the ticks of ingredients that no recipe of the list needs. */
async function deleteUnneededChecks(trx: Kysely<Database>, listId: number): Promise<void> {
  await trx
    .deleteFrom('shopping_checks')
    .where('list_id', '=', listId)
    .where('ingredient_id', 'not in', (of) =>
      of.selectFrom(neededFoods(trx, [listId], 'anybody').as('needed')).select('ingredient_id'),
    )
    .execute()
}

/** Whether an ingredient is to be bought, in the trolley or at home. */
export type Whereabouts = 'open' | 'trolley' | 'home'

/**
 * Ticks an ingredient off, in the trolley or at home, or removes its tick.
 * @throws {ApiError} `NotFound` when no recipe of the list needs it, as far as the member may know
 */
export async function setWhereabouts(
  trx: Kysely<Database>,
  { listId, userId, now }: By,
  ingredientId: number,
  wished: Whereabouts,
): Promise<Outcome> {
  const needed = await trx
    .selectFrom(neededFoods(trx, [listId], userId).as('needed'))
    .select('ingredient_id')
    .where('ingredient_id', '=', ingredientId)
    .executeTakeFirst()
  if (!needed) throw new ApiError('NotFound')
  if (wished !== 'open') {
    const before = await whereabouts(trx, listId, ingredientId)
    if (before === wished) return { isChanged: false }
    const at_home = wished === 'home' ? (1 as const) : (0 as const)
    const tick = { at_home, ticked_by: userId, ticked_at: now }
    await trx
      .insertInto('shopping_checks')
      .values({ list_id: listId, ingredient_id: ingredientId, ...tick })
      .onConflict((known) => known.columns(['list_id', 'ingredient_id']).doUpdateSet(tick))
      .execute()
    return { isChanged: true }
  }
  const { numDeletedRows } = await trx
    .deleteFrom('shopping_checks')
    .where('list_id', '=', listId)
    .where('ingredient_id', '=', ingredientId)
    .executeTakeFirstOrThrow()
  return { isChanged: numDeletedRows === 1n }
}

/** Where an ingredient of the list is. */
export async function whereabouts(
  db: Kysely<Database>,
  listId: number,
  ingredientId: number,
): Promise<Whereabouts> {
  const row = await db
    .selectFrom('shopping_checks')
    .select('at_home')
    .where('list_id', '=', listId)
    .where('ingredient_id', '=', ingredientId)
    .executeTakeFirst()
  if (!row) return 'open'
  return row.at_home === 1 ? 'home' : 'trolley'
}
