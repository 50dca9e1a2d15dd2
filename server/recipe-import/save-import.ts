import type { Kysely } from 'kysely'
import { BIN_DAYS } from '#contract/own-recipes/limits.ts'
import { enforceLimit } from '#server/accounts/member-limits.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'
import { addFolder } from '#server/own-recipes/folders.ts'
import { movePictures } from '#server/own-recipes/pictures/pictures.ts'
import type { Saver } from '#server/own-recipes/saver.ts'
import { hasReaders } from '#server/own-recipes/shared.ts'
import { readItemStates, type ImportRow } from './queries.ts'
import { changeImport, changeState, lockState } from './write.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Milliseconds for which a saved import can be undone. */
export const UNDO_MS = BIN_DAYS * DAY_MS

/** The member's folder of the name that was chosen, a new one if there is none; null for no folder. */
async function folderOf(
  db: Kysely<Database>,
  { user_id, folder: name }: ImportRow,
  now: number,
): Promise<number | null> {
  if (name === null) return null
  const known = await db
    .selectFrom('own_folders')
    .select('id')
    .where('user_id', '=', user_id)
    .where('name', '=', name)
    .executeTakeFirst()
  return known?.id ?? (await addFolder(db, user_id, { Name: name }, now)).Id
}

/**
 * Has the recipes that were chosen saved, in the folder that was chosen. An import that is not ready stays as
 * it is.
 * @throws {ApiError} `LimitReached`
 */
export async function startSaving(
  db: Kysely<Database>,
  row: ImportRow,
  now: number,
): Promise<void> {
  if (row.state !== 'ready') return
  await enforceLimit(db, 'ownRecipes', row.user_id, now)
  const folder_id = await folderOf(db, row, now)
  await changeState(db, row.id, 'ready', { state: 'keeping', folder_id, is_paused: 0 })
}

/** Puts recipes into the bin; nobody else reads them any more, nor sees their pictures. */
export async function moveToBin(
  trx: Kysely<Database>,
  { userId, now }: Pick<Saver, 'userId' | 'now'>,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  const recipes = await trx
    .selectFrom('own_recipes')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute()
  for (const { id } of recipes) {
    if (await hasReaders(trx, id)) await movePictures(trx, id)
  }
  await trx
    .updateTable('own_recipes')
    .set({ deleted_at: now, link_token: null })
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('id', 'in', ids)
    .execute()
}

/**
 * Moves everything that an import added into the bin, and takes back what it replaced.
 * @throws {ApiError} `NotFound` when it was saved longer than {@link UNDO_MS} ago
 */
export async function undoImport(db: Kysely<Database>, row: ImportRow, now: number): Promise<void> {
  if (row.kept_at !== null && now > row.kept_at + UNDO_MS) throw new ApiError('NotFound')
  await transact(db, async (trx) => {
    if ((await lockState(trx, row)) === 'undone') return
    const items = await readItemStates(trx, row.id)
    const idsOf = (key: 'recipe_id' | 'replaced_id') => items.flatMap((item) => item[key] ?? [])
    await moveToBin(trx, { userId: row.user_id, now }, idsOf('recipe_id'))
    const replaced = idsOf('replaced_id')
    if (replaced.length > 0) {
      await trx
        .updateTable('own_recipes')
        .set({ deleted_at: null })
        .where('user_id', '=', row.user_id)
        .where('id', 'in', replaced)
        .execute()
    }
    await changeImport(trx, row.id, { state: 'undone' })
  })
}
