import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { sharedRecipes, type OwnRef } from './access.ts'
import { movePictures } from './pictures.ts'

/** Whether a recipe is shared with the household. */
export async function isShared(db: Kysely<Database>, id: number): Promise<boolean> {
  return (
    (await sharedRecipes(db)
      .select('own_recipes.id')
      .where('own_recipes.id', '=', id)
      .executeTakeFirst()) !== undefined
  )
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
