import type { Kysely, Transaction } from 'kysely'
import type { Folder, FolderBody, PlaceOwnRecipe } from '#contract/own/own-recipe.ts'
import { enforceLimit, lockMember } from '#server/accounts/member-limits.ts'
import { newToken } from '#server/accounts/tokens.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'
import { requireOwn, type OwnRef } from './access.ts'
import { movePictures } from './pictures.ts'
import { isShared, stopSharing } from './shared.ts'

async function change(
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
 * @throws {ApiError} `RequestInvalid`; `FieldInvalid` for a folder that the member does not have
 */
export async function placeRecipe(
  db: Kysely<Database>,
  { userId, id }: OwnRef,
  { FolderIds, IsShared }: PlaceOwnRecipe,
): Promise<void> {
  await change(db, { userId }, async (trx) => {
    await requireOwn(trx, id, userId)
    const wasShared = await isShared(trx, id)
    if (IsShared !== undefined) {
      const is_shared = IsShared ? 1 : 0
      await trx.updateTable('own_recipes').set({ is_shared }).where('id', '=', id).execute()
    }
    if (FolderIds) await putInto(trx, { userId, id }, [...new Set(FolderIds)])
    if (wasShared && !(await isShared(trx, id))) await movePictures(trx, id)
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
  await trx
    .insertInto('own_folder_recipes')
    .values(wanted.map((folder_id) => ({ folder_id, recipe_id: id })))
    .execute()
}

/** Puts a recipe into the bin, or takes it back; its link ends. */
export async function binRecipe(
  db: Kysely<Database>,
  { userId, id }: OwnRef,
  deleted_at: number | null,
): Promise<void> {
  await change(db, { userId }, async (trx) => {
    const { link_token } = await requireOwn(trx, id, userId, { inBin: deleted_at === null })
    if (link_token !== null || (await isShared(trx, id))) await movePictures(trx, id)
    await trx
      .updateTable('own_recipes')
      .set({ deleted_at, link_token: null })
      .where('id', '=', id)
      .execute()
  })
}

/** Makes the link of a recipe, or ends it with the addresses of its pictures; a link that is there stays. */
export async function linkRecipe(
  db: Kysely<Database>,
  { userId, id }: OwnRef,
  isLinked: boolean,
): Promise<void> {
  await change(db, { userId }, async (trx) => {
    const { link_token: known } = await requireOwn(trx, id, userId)
    const link_token = isLinked ? (known ?? newToken().token) : null
    if (known !== null && link_token === null) await movePictures(trx, id)
    await trx.updateTable('own_recipes').set({ link_token }).where('id', '=', id).execute()
  })
}

function nameOf(name: string | undefined): string {
  const trimmed = name?.trim() ?? ''
  if (trimmed === '') throw new ApiError('FieldRequired', { field: 'Name' })
  return trimmed
}

/** Adds a folder. @throws {ApiError} `LimitReached`, `FieldRequired` without a name */
export async function addFolder(
  db: Kysely<Database>,
  userId: number,
  { Name, IsShared }: FolderBody,
  now: number,
): Promise<Folder> {
  const name = nameOf(Name)
  return await transact(db, async (trx) => {
    await lockMember(trx, userId)
    await enforceLimit(trx, 'ownFolders', userId, now)
    const { id } = await trx
      .insertInto('own_folders')
      .values({ user_id: userId, name, is_shared: IsShared ? 1 : 0, created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { Id: id, Name: name, Count: 0, IsShared: IsShared === true }
  })
}

/** Changes a folder. @throws {ApiError} `NotFound` for one of somebody else */
export async function changeFolder(
  db: Kysely<Database>,
  { userId, id }: OwnRef,
  { Name, IsShared }: FolderBody,
): Promise<Folder> {
  const changes = {
    ...(Name !== undefined && { name: nameOf(Name) }),
    ...(IsShared !== undefined && { is_shared: IsShared ? 1 : 0 }),
  }
  if (Object.keys(changes).length > 0) {
    await change(db, { userId }, async (trx) => {
      await stopSharing(trx, { userId, id }, async () => {
        await trx
          .updateTable('own_folders')
          .set(changes)
          .where('id', '=', id)
          .where('user_id', '=', userId)
          .execute()
      })
    })
  }
  const folder = (await readFolders(db, userId)).find(({ Id }) => Id === id)
  if (!folder) throw new ApiError('NotFound')
  return folder
}

/** Deletes a folder; what is in it stays. @throws {ApiError} `NotFound` for one of somebody else */
export async function deleteFolder(db: Kysely<Database>, { userId, id }: OwnRef): Promise<void> {
  await change(db, { userId }, async (trx) => {
    await stopSharing(trx, { userId, id }, async () => {
      const { numDeletedRows } = await trx
        .deleteFrom('own_folders')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
      if (numDeletedRows === 0n) throw new ApiError('NotFound')
    })
  })
}

/** The folders of a member by name, with how many recipes are in them. */
export async function readFolders(db: Kysely<Database>, userId: number): Promise<Folder[]> {
  const rows = await db
    .selectFrom('own_folders')
    .select((row) => [
      'own_folders.id',
      'own_folders.name',
      'own_folders.is_shared',
      row
        .selectFrom('own_folder_recipes')
        .innerJoin('own_recipes', 'own_recipes.id', 'own_folder_recipes.recipe_id')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('own_folder_recipes.folder_id', '=', 'own_folders.id')
        .where('own_recipes.deleted_at', 'is', null)
        .as('count'),
    ])
    .where('own_folders.user_id', '=', userId)
    .orderBy('own_folders.name')
    .orderBy('own_folders.id')
    .execute()
  return rows.map(({ id, name, is_shared, count }) => ({
    Id: id,
    Name: name,
    Count: count ?? 0,
    IsShared: is_shared === 1,
  }))
}
