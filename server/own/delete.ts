import type { Kysely } from 'kysely'
import { BIN_DAYS } from '#contract/own/limits.ts'
import { lockMember } from '#server/accounts/member-limits.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { requireOwn, type OwnRef } from './access.ts'
import type { PictureStore } from './picture-store.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Recipes or pictures of one statement, so that it stays short after a long pause. */
const ROWS_MAX = 500

/** Deletes pictures with their addresses. */
async function deletePictures(trx: Kysely<Database>, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await trx.deleteFrom('media').where('id', 'in', ids).execute()
}

/** Deletes recipes. @returns ids of their pictures, whose rows are deleted too */
async function deleteRecipes(trx: Kysely<Database>, ids: readonly number[]): Promise<number[]> {
  const pictures = await trx
    .selectFrom('own_pictures')
    .select('media_id')
    .where('recipe_id', 'in', ids)
    .execute()
  const pictureIds = pictures.map(({ media_id }) => media_id)
  await trx.deleteFrom('all_recipes').where('id', 'in', ids).execute()
  await deletePictures(trx, pictureIds)
  return pictureIds
}

/**
 * Deletes a recipe of the bin for good, with its pictures.
 * @throws {ApiError} `RequestInvalid`
 */
export async function deleteForGood(
  db: Kysely<Database>,
  store: PictureStore,
  { userId, id }: OwnRef,
): Promise<void> {
  const pictures = await transact(db, async (trx) => {
    await lockMember(trx, userId)
    await requireOwn(trx, id, userId, { inBin: true })
    return await deleteRecipes(trx, [id])
  })
  await store.remove(pictures)
}

/**
 * Deletes a recipe that was put into the bin at `before` or earlier.
 * @returns ids of its pictures
 */
async function deleteIfOld(db: Kysely<Database>, id: number, before: number): Promise<number[]> {
  return await transact(db, async (trx) => {
    const own = await trx
      .selectFrom('own_recipes')
      .select('user_id')
      .where('id', '=', id)
      .executeTakeFirst()
    if (own) await lockMember(trx, own.user_id)
    const row = await trx
      .selectFrom('own_recipes')
      .select('id')
      .where('id', '=', id)
      .where('deleted_at', '<=', before)
      .executeTakeFirst()
    // Taken back meanwhile: it stays.
    return row ? await deleteRecipes(trx, [id]) : []
  })
}

/**
 * Pictures that no recipe has named since then. Those of a member with an open import stay: its drafts may
 * name them.
 */
function unusedPictures(db: Kysely<Database>, before: number) {
  return db
    .selectFrom('own_pictures')
    .select('media_id')
    .where('unused_at', '<=', before)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('own_imports')
            .select('own_imports.id')
            .whereRef('own_imports.user_id', '=', 'own_pictures.user_id')
            .where('own_imports.state', 'in', ['ready', 'keeping']),
        ),
      ),
    )
}

/** Empties the bins of what has been there for {@link BIN_DAYS}, and forgets pictures that nothing names. */
export async function emptyBins(
  db: Kysely<Database>,
  store: PictureStore,
  now: number,
): Promise<void> {
  const before = now - BIN_DAYS * DAY_MS
  const recipes = await db
    .selectFrom('own_recipes')
    .select('id')
    .where('deleted_at', '<=', before)
    .orderBy('deleted_at')
    .limit(ROWS_MAX)
    .execute()
  const pictures = await unusedPictures(db, before).orderBy('unused_at').limit(ROWS_MAX).execute()
  for (const { id } of recipes) await store.remove(await deleteIfOld(db, id, before))
  for (const { media_id } of pictures) {
    const { numDeletedRows } = await db
      .deleteFrom('media')
      .where('id', '=', media_id)
      .where('id', 'in', unusedPictures(db, before))
      .executeTakeFirstOrThrow()
    if (numDeletedRows > 0n) await store.remove([media_id])
  }
}

/**
 * Deletes everything that a member has written; the account is about to end.
 * @returns ids of pictures whose rows were deleted
 */
export async function deleteOwn(trx: Kysely<Database>, userId: number): Promise<number[]> {
  const pictures = await trx
    .selectFrom('own_pictures')
    .select('media_id')
    .where('user_id', '=', userId)
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
  return pictures.map(({ media_id }) => media_id)
}
