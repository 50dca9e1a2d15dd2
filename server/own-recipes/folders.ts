import type { Kysely, Transaction } from 'kysely'
import { FOLDERS_MAX } from '#contract/own-recipes/limits.ts'
import type { Folder, FolderBody } from '#contract/own-recipes/own-recipe.ts'
import { enforceLimit, lockMember } from '#server/accounts/member-limits.ts'
import { requiredText } from '#server/accounts/required-text.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'
import type { OwnRef } from './access.ts'
import { requireHousehold, stopSharing } from './shared.ts'
import { changeOwn } from './place.ts'

/**
 * Adds a folder.
 * @throws {ApiError} `LimitReached`, `FieldRequired` without a name, `FieldInvalid` for sharing without a
 * household
 */
export async function addFolder(
  db: Kysely<Database>,
  userId: number,
  { Name, IsShared }: FolderBody,
  now: number,
): Promise<Folder> {
  const name = requiredText(Name ?? '', 'Name')
  return await transact(db, async (trx) => {
    await lockMember(trx, userId)
    if (IsShared) await requireHousehold(trx, userId)
    await enforceLimit(trx, 'ownFolders', userId, now)
    const isShared = IsShared === true
    const id = await insertFolder(trx, { userId, now }, { name, isShared })
    return { Id: id, Name: name, Count: 0, IsShared: isShared }
  })
}

/** Who adds a folder, and when. */
interface Adder {
  userId: number
  /** Milliseconds since 1970, UTC. */
  now: number
}

async function insertFolder(
  trx: Transaction<Database>,
  { userId, now }: Adder,
  { name, isShared }: { name: string; isShared: boolean },
): Promise<number> {
  const { id } = await trx
    .insertInto('own_folders')
    .values({ user_id: userId, name, is_shared: isShared ? 1 : 0, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Finds a folder by its name and adds it if there is none, in a transaction that has locked the member.
 * @returns its id; undefined if there is none and no room for another
 */
export async function folderNamed(
  trx: Transaction<Database>,
  adder: Adder,
  name: string,
): Promise<number | undefined> {
  const folders = await trx
    .selectFrom('own_folders')
    .select(['id', 'name'])
    .where('user_id', '=', adder.userId)
    .orderBy('id')
    .execute()
  const known = folders.find((folder) => folder.name === name)
  if (known) return known.id
  if (folders.length >= FOLDERS_MAX) return undefined
  return await insertFolder(trx, adder, { name, isShared: false })
}

/**
 * Changes a folder.
 * @throws {ApiError} `NotFound` for one of somebody else, `FieldInvalid` for sharing without a household
 */
export async function changeFolder(
  db: Kysely<Database>,
  { userId, id }: OwnRef,
  { Name, IsShared }: FolderBody,
): Promise<Folder> {
  const changes = {
    ...(Name !== undefined && { name: requiredText(Name ?? '', 'Name') }),
    ...(IsShared !== undefined && { is_shared: IsShared ? 1 : 0 }),
  }
  if (Object.keys(changes).length > 0) {
    await changeOwn(db, { userId }, async (trx) => {
      if (IsShared) await requireHousehold(trx, userId)
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
  await changeOwn(db, { userId }, async (trx) => {
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
