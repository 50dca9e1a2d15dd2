import type { Kysely, Transaction } from 'kysely'
import type { PlaceOwnRecipe } from '#contract/own-recipes/own-recipe.ts'
import { lockMember } from '#server/accounts/member-limits.ts'
import { newToken } from '#server/accounts/tokens.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'
import { requireOwn, type OwnRef } from './access.ts'
import { movePictures } from './pictures/pictures.ts'
import { isShared, requireHousehold } from './shared.ts'

/** Makes a change of what a member has, in a transaction that locks the member. */
export async function changeOwn(
  db: Kysely<Database>,
  { userId }: Pick<OwnRef, 'userId'>,
  work: (trx: Transaction<Database>) => Promise<void>,
): Promise<void> {
  await transact(db, async (trx) => {
    await lockMember(trx, userId)
    await work(trx)
  })
}

/**
 * Puts a recipe into folders, and says whether the household reads it.
 * @throws {ApiError} `RequestInvalid`; `FieldInvalid` for a folder that the member does not have, and for
 * sharing without a household
 */
export async function placeRecipe(
  db: Kysely<Database>,
  { userId, id }: OwnRef,
  { FolderIds, IsShared }: PlaceOwnRecipe,
): Promise<void> {
  await changeOwn(db, { userId }, async (trx) => {
    await requireOwn(trx, id, userId)
    if (IsShared) await requireHousehold(trx, userId)
    const wasShared = await isShared(trx, id)
    if (IsShared !== undefined) {
      const is_shared = IsShared ? 1 : 0
      await trx.updateTable('own_recipes').set({ is_shared }).where('id', '=', id).execute()
    }
    if (FolderIds) await putInto(trx, { userId, id }, [...new Set(FolderIds)])
    if (wasShared && !(await isShared(trx, id))) await movePictures(trx, id)
  })
}

/** Notes that a member has seen which timers reading the recipe anew has changed. */
export async function seeTimers(db: Kysely<Database>, { userId, id }: OwnRef): Promise<void> {
  await changeOwn(db, { userId }, async (trx) => {
    await requireOwn(trx, id, userId)
    await trx.updateTable('own_recipes').set({ timers_changed: 0 }).where('id', '=', id).execute()
  })
}

async function putInto(
  trx: Transaction<Database>,
  { userId, id }: OwnRef,
  wanted: readonly number[],
): Promise<void> {
  await trx.deleteFrom('own_folder_recipes').where('recipe_id', '=', id).execute()
  if (wanted.length === 0) return
  const own = await trx
    .selectFrom('own_folders')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', 'in', wanted)
    .execute()
  if (own.length !== wanted.length) throw new ApiError('FieldInvalid', { field: 'FolderIds' })
  await addToFolders(trx, id, wanted)
}

/** Puts a recipe into folders of its member, besides those that it is in. */
export async function addToFolders(
  trx: Kysely<Database>,
  recipe_id: number,
  folders: readonly number[],
): Promise<void> {
  if (folders.length === 0) return
  await trx
    .insertInto('own_folder_recipes')
    .values(folders.map((folder_id) => ({ folder_id, recipe_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Makes the link of a recipe, or ends it with the addresses of its pictures; a link that is there stays. */
export async function linkRecipe(
  db: Kysely<Database>,
  { userId, id }: OwnRef,
  isLinked: boolean,
): Promise<void> {
  await changeOwn(db, { userId }, async (trx) => {
    const { link_token: known } = await requireOwn(trx, id, userId)
    const link_token = isLinked ? (known ?? newToken().token) : null
    if (known !== null && link_token === null) await movePictures(trx, id)
    await trx.updateTable('own_recipes').set({ link_token }).where('id', '=', id).execute()
  })
}
