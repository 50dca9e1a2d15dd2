import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { takeBackDrafts } from '#server/publications/submissions.ts'
import { withdrawDrafts } from '#server/publications/withdraw.ts'
import { requireOwn, type OwnRef } from './access.ts'
import { movePictures } from './pictures/pictures.ts'
import { changeOwn } from './place.ts'
import { hasReaders } from './shared.ts'

/** Whose recipes go into the bin, and when. */
interface Binned {
  userId: number
  /** Milliseconds since 1970, UTC. */
  now: number
}

/**
 * Moves recipes of a member into the bin. Nobody else reads them there, nor sees their pictures: what was
 * published of them is withdrawn, and what waits is taken back.
 */
export async function moveToBin(
  trx: Transaction<Database>,
  { userId, now }: Binned,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  const recipes = await trx
    .selectFrom('own_recipes')
    .select('id')
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('id', 'in', ids)
    .execute()
  const binned = recipes.map(({ id }) => id)
  await takeBackDrafts(trx, binned, now)
  await withdrawDrafts(trx, binned, { by: 'author', now })
  for (const { id } of recipes) {
    if (await hasReaders(trx, id)) await movePictures(trx, id)
    await trx
      .updateTable('own_recipes')
      .set({ deleted_at: now, link_token: null })
      .where('id', '=', id)
      .execute()
  }
}

/** Takes recipes of a member out of the bin. */
export async function takeFromBin(
  trx: Kysely<Database>,
  { userId }: Pick<Binned, 'userId'>,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  await trx
    .updateTable('own_recipes')
    .set({ deleted_at: null })
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute()
}

/**
 * Moves a recipe into the bin; its link ends.
 * @throws {ApiError} `RequestInvalid`
 */
export async function binRecipe(
  db: Kysely<Database>,
  { userId, id }: OwnRef,
  now: number,
): Promise<void> {
  await changeOwn(db, { userId }, async (trx) => {
    await requireOwn(trx, id, userId)
    await moveToBin(trx, { userId, now }, [id])
  })
}

/**
 * Takes a recipe out of the bin.
 * @throws {ApiError} `RequestInvalid`
 */
export async function restoreRecipe(db: Kysely<Database>, { userId, id }: OwnRef): Promise<void> {
  await changeOwn(db, { userId }, async (trx) => {
    await requireOwn(trx, id, userId, { inBin: true })
    await takeFromBin(trx, { userId }, [id])
  })
}
