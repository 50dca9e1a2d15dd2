import type { Kysely } from 'kysely'
import { BIN_DAYS } from '#contract/own-recipes/limits.ts'
import { DAY_MS } from '#contract/durations.ts'
import { lockMember } from '#server/accounts/member-limits.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { eachAlone, throughIds, type FailureLog } from '#server/http/hourly.ts'
import { deletePictures, deleteRecipes } from './delete.ts'
import type { DeletedPicture, PictureStore } from './pictures/picture-store.ts'

/**
 * Deletes a recipe that was put into the bin at `before` or earlier.
 * @returns its pictures
 */
async function deleteIfOld(
  db: Kysely<Database>,
  id: number,
  before: number,
): Promise<DeletedPicture[]> {
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
 * Pictures that no recipe has named since then. Those of a member with an open import stay, and so do those of
 * one with a submission that waits: their drafts may name them.
 */
function unusedPictures(db: Kysely<Database>, before: number) {
  return db
    .selectFrom('own_pictures')
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
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('submissions')
            .select('submissions.id')
            .whereRef('submissions.user_id', '=', 'own_pictures.user_id')
            .where('submissions.state', '=', 'waiting'),
        ),
      ),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('cookbook_submissions')
            .select('cookbook_submissions.id')
            .whereRef('cookbook_submissions.user_id', '=', 'own_pictures.user_id')
            .where('cookbook_submissions.state', '=', 'waiting'),
        ),
      ),
    )
}

/** Deletes a picture that no recipe has named since `before`. @returns it, if it was deleted */
async function deleteIfUnused(
  db: Kysely<Database>,
  id: number,
  before: number,
): Promise<DeletedPicture[]> {
  return await transact(db, async (trx) => {
    const picture = await trx
      .selectFrom('own_pictures')
      .select(['user_id', 'media_id', 'file'])
      .where('media_id', '=', id)
      .executeTakeFirst()
    if (!picture) return []
    // No recipe names it meanwhile.
    await lockMember(trx, picture.user_id)
    const unused = await unusedPictures(trx, before)
      .select('media_id')
      .where('media_id', '=', id)
      .executeTakeFirst()
    return unused ? await deletePictures(trx, [picture]) : []
  })
}

/**
 * Empties the bins of what has been there for {@link BIN_DAYS}, and forgets pictures that nothing names. Files
 * go into the bin of files: another database, which this one is a copy of, may still name them. What cannot be
 * deleted is logged and tried again the next time.
 */
export async function emptyBins(
  db: Kysely<Database>,
  store: PictureStore,
  now: number,
  log?: FailureLog,
): Promise<void> {
  const before = now - BIN_DAYS * DAY_MS
  await throughIds(
    async (after, limit) => {
      const rows = await db
        .selectFrom('own_recipes')
        .select('id')
        .where('deleted_at', '<=', before)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.map(({ id }) => id)
    },
    async (ids) =>
      await eachAlone(log, 'the deletion of a recipe', ids, async (id) => {
        await store.discard(await deleteIfOld(db, id, before))
      }),
  )
  await throughIds(
    async (after, limit) => {
      const rows = await unusedPictures(db, before)
        .select('media_id')
        .where('media_id', '>', after)
        .orderBy('media_id')
        .limit(limit)
        .execute()
      return rows.map(({ media_id }) => media_id)
    },
    async (ids) =>
      await eachAlone(log, 'the deletion of a picture', ids, async (id) => {
        await store.discard(await deleteIfUnused(db, id, before))
      }),
  )
}
