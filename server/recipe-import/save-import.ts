import type { Kysely } from 'kysely'
import { BIN_DAYS } from '#contract/own-recipes/limits.ts'
import { DAY_MS } from '#contract/durations.ts'
import { enforceLimit } from '#server/accounts/member-limits.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'
import { moveToBin, takeFromBin } from '#server/own-recipes/bin.ts'
import { folderNamed } from '#server/own-recipes/folders.ts'
import { readItemStates, type ImportRow } from './queries.ts'
import { changeImport, lockState } from './write.ts'

/** Milliseconds for which a saved import can be undone. */
export const UNDO_MS = BIN_DAYS * DAY_MS

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
  const { id, user_id: userId, folder } = row
  await transact(db, async (trx) => {
    if ((await lockState(trx, row)) !== 'ready') return
    await enforceLimit(trx, 'ownRecipes', userId, now)
    const folder_id = folder === null ? null : await folderNamed(trx, { userId, now }, folder)
    if (folder_id === undefined) throw new ApiError('LimitReached', { limit: 'ownFolders' })
    await changeImport(trx, id, { state: 'keeping', folder_id, is_paused: 0 })
  })
}

/**
 * Moves everything that an import added into the bin, and takes back what it replaced.
 * @throws {ApiError} `NotFound` when it was saved longer than {@link UNDO_MS} ago
 */
export async function undoImport(db: Kysely<Database>, row: ImportRow, now: number): Promise<void> {
  const { user_id: userId, kept_at } = row
  if (kept_at !== null && now > kept_at + UNDO_MS) throw new ApiError('NotFound')
  await transact(db, async (trx) => {
    if ((await lockState(trx, row)) === 'undone') return
    const items = await readItemStates(trx, row.id)
    const idsOf = (key: 'recipe_id' | 'replaced_id') => items.flatMap((item) => item[key] ?? [])
    await moveToBin(trx, { userId, now }, idsOf('recipe_id'))
    await takeFromBin(trx, { userId }, idsOf('replaced_id'))
    await changeImport(trx, row.id, { state: 'undone' })
  })
}
