import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import { lockOwnHousehold } from '#server/membership/membership.ts'
import { sharedRecipes, type OwnRef } from './access.ts'
import { movePictures } from './pictures/pictures.ts'

/** Whether a recipe is shared with the household. */
export async function isShared(db: Kysely<Database>, id: number): Promise<boolean> {
  return (
    (await sharedRecipes(db)
      .select('own_recipes.id')
      .where('own_recipes.id', '=', id)
      .executeTakeFirst()) !== undefined
  )
}

/** Whether anybody but its owner may read a recipe, or could if its draft lacked nothing. */
export async function hasReaders(db: Kysely<Database>, id: number): Promise<boolean> {
  const linked = await db
    .selectFrom('own_recipes')
    .select('id')
    .where('id', '=', id)
    .where('link_token', 'is not', null)
    .executeTakeFirst()
  return linked !== undefined || (await isShared(db, id))
}

/**
 * Locks the household that a member is about to share with: never the next one.
 * @throws {ApiError} `FieldInvalid` without one
 */
export async function requireHousehold(trx: Kysely<Database>, userId: number): Promise<void> {
  const household = await lockOwnHousehold(trx, userId)
  if (household === undefined) throw new ApiError('FieldInvalid', { field: 'IsShared' })
}

/**
 * Changes a folder. The pictures of recipes that nobody else reads any more get new addresses, because the
 * household knows the old ones.
 */
export async function stopSharing(
  trx: Transaction<Database>,
  { userId, id }: OwnRef,
  change: () => Promise<void>,
): Promise<void> {
  const inFolder = await sharedRecipes(trx)
    .innerJoin('own_folder_recipes', 'own_folder_recipes.recipe_id', 'own_recipes.id')
    .select('own_recipes.id')
    .where('own_recipes.user_id', '=', userId)
    .where('own_folder_recipes.folder_id', '=', id)
    .execute()
  await change()
  for (const recipe of inFolder) {
    if (!(await isShared(trx, recipe.id))) await movePictures(trx, recipe.id)
  }
}

/** Gives the pictures of all that members share new addresses, because one of them leaves the household. */
export async function movePicturesOf(
  trx: Kysely<Database>,
  userIds: readonly number[],
): Promise<void> {
  const recipes = await sharedRecipes(trx)
    .select('own_recipes.id')
    .where('own_recipes.user_id', 'in', userIds)
    .where('own_recipes.deleted_at', 'is', null)
    .execute()
  for (const { id } of recipes) await movePictures(trx, id)
}

/** Makes everything that a member shares private, because they leave the household. */
export async function endSharingOf(trx: Kysely<Database>, userId: number): Promise<void> {
  for (const table of ['own_recipes', 'own_folders'] as const) {
    await trx
      .updateTable(table)
      .set({ is_shared: 0 })
      .where('user_id', '=', userId)
      .where('is_shared', '=', 1)
      .execute()
  }
}
