import type { Kysely } from 'kysely'
import { lockMember } from '#server/accounts/member-limits.ts'
import type { Database } from '#server/db/schema.ts'
import { dropFiles } from '#server/films/film-files.ts'
import { filesOfRecipe } from '#server/films/files-of.ts'
import { transact } from '#server/db/transact.ts'
import { requireOwn, type OwnRef } from './access.ts'
import type { ImportFile } from '#server/storage/keys.ts'
import type { DeletedPicture, PictureStore } from './pictures/picture-store.ts'

/** Files of a member whose rows have been deleted. */
export interface FilesOfMember {
  readonly pictures: readonly DeletedPicture[]
  /** Imports from files, of which some may still have theirs. */
  readonly imports: readonly ImportFile[]
}

/**
 * Recipes that name pictures, each with one picture. A picture belongs to one recipe, but earlier versions of
 * Simmer let several name it.
 */
async function recipesNaming(trx: Kysely<Database>, pictures: readonly number[]) {
  const covers = await trx
    .selectFrom('own_recipes')
    .select(['id', 'cover_media_id as picture'])
    .where('cover_media_id', 'in', pictures)
    .execute()
  const cooked = await trx
    .selectFrom('all_recipes')
    .select(['id', 'cover_media_id as picture'])
    .where('cover_media_id', 'in', pictures)
    .execute()
  const steps = await trx
    .selectFrom('all_recipe_steps')
    .select(['recipe_id as id', 'image_media_id as picture'])
    .where('image_media_id', 'in', pictures)
    .execute()
  return [...covers, ...cooked, ...steps]
}

/**
 * Deletes pictures with their addresses. One that a recipe still names stays, and is that recipe's from now on.
 * @returns those that were deleted
 */
export async function deletePictures(
  trx: Kysely<Database>,
  pictures: readonly DeletedPicture[],
): Promise<DeletedPicture[]> {
  if (pictures.length === 0) return []
  const ids = pictures.map(({ media_id }) => media_id)
  const namers = new Map(
    (await recipesNaming(trx, ids)).map(({ id, picture }) => [picture, id] as const),
  )
  for (const [picture, recipe_id] of namers) {
    await trx
      .updateTable('own_pictures')
      .set({ recipe_id, unused_at: null })
      .where('media_id', '=', picture)
      .execute()
  }
  const gone = pictures.filter(({ media_id }) => !namers.has(media_id))
  if (gone.length > 0)
    await trx
      .deleteFrom('media')
      .where(
        'id',
        'in',
        gone.map(({ media_id }) => media_id),
      )
      .execute()
  return gone
}

/** Deletes recipes. @returns their pictures, whose rows are deleted too */
export async function deleteRecipes(
  trx: Kysely<Database>,
  ids: readonly number[],
): Promise<DeletedPicture[]> {
  const pictures = await trx
    .selectFrom('own_pictures')
    .select(['media_id', 'file'])
    .where('recipe_id', 'in', ids)
    .execute()
  await trx.deleteFrom('all_recipes').where('id', 'in', ids).execute()
  return await deletePictures(trx, pictures)
}

/**
 * Deletes a recipe of the bin for good, with its pictures and its film.
 * @param removeKeys deletes files that no row names any more
 * @throws {ApiError} `RequestInvalid`
 */
export async function deleteForGood(
  db: Kysely<Database>,
  {
    store,
    removeKeys,
  }: { store: PictureStore; removeKeys: (keys: readonly string[]) => Promise<void> },
  { userId, id }: OwnRef,
): Promise<void> {
  const { pictures, keys } = await transact(db, async (trx) => {
    await lockMember(trx, userId)
    await requireOwn(trx, id, userId, { inBin: true })
    const { files, parts } = await filesOfRecipe(trx, id)
    const gone = await deleteRecipes(trx, [id])
    return { pictures: gone, keys: [...parts, ...(await dropFiles(trx, files))] }
  })
  await store.remove(pictures)
  await removeKeys(keys)
}

/**
 * Deletes everything that a member has written; the account is about to end.
 * @returns its files
 */
export async function deleteOwn(trx: Kysely<Database>, userId: number): Promise<FilesOfMember> {
  const pictures = await trx
    .selectFrom('own_pictures')
    .select(['media_id', 'file'])
    .where('user_id', '=', userId)
    .execute()
  const imports = await trx
    .selectFrom('own_imports')
    .select(['id', 'file'])
    .where('user_id', '=', userId)
    .where('source', '=', 'file')
    .execute()
  await trx.deleteFrom('own_imports').where('user_id', '=', userId).execute()
  await trx.deleteFrom('all_recipes').where('owner_id', '=', userId).execute()
  // Twins first: they refer to the others.
  await trx
    .deleteFrom('all_ingredients')
    .where('owner_id', '=', userId)
    .where('same_as', 'is not', null)
    .execute()
  await trx.deleteFrom('all_ingredients').where('owner_id', '=', userId).execute()
  await trx.deleteFrom('media').where('owner_id', '=', userId).execute()
  return { pictures, imports }
}
