import type { Kysely, Transaction } from 'kysely'
import type { ImportState } from '#contract/own/import.ts'
import type { PackedPlace } from '#contract/own/simmer-folder.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import type { ApiError } from '#server/http/errors.ts'
import { lockMember } from '#server/accounts/member-limits.ts'
import { movePictures } from '#server/own/pictures.ts'
import { addInside } from '#server/own/save.ts'
import { isShared } from '#server/own/shared.ts'
import type { Saver } from '#server/own/saver.ts'
import { foldersNamed, withFoodsHere } from './keep-place.ts'
import { draftOf, type ImportRow, type ItemRow } from './import-rows.ts'

/** Locks the member of an import. @returns its state, which nobody changes until the transaction ends */
async function lockState(
  trx: Transaction<Database>,
  { id, user_id }: ImportRow,
): Promise<ImportState> {
  await lockMember(trx, user_id)
  const { state } = await trx
    .selectFrom('own_imports')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return state
}

/**
 * Makes a recipe of an item, unless its import was undone meanwhile. The same item twice is one recipe.
 * @throws {ApiError} those of `addRecipe`
 */
export async function keepItem(
  db: Kysely<Database>,
  row: ImportRow,
  item: ItemRow,
  saver: Saver,
): Promise<void> {
  await transact(db, async (trx) => {
    if ((await lockState(trx, row)) !== 'keeping') return
    const place = item.packed === null ? undefined : (JSON.parse(item.packed) as PackedPlace)
    const Draft = place ? await withFoodsHere(trx, draftOf(item), place, saver) : draftOf(item)
    const id = await addInside(trx, { Key: item.client_key, Draft }, saver)
    const packed = await foldersNamed(trx, saver, place?.Folders ?? [])
    const folders = row.folder_id === null ? packed : [...new Set([...packed, row.folder_id])]
    if (folders.length > 0) {
      await trx
        .insertInto('own_folder_recipes')
        .values(folders.map((folder_id) => ({ folder_id, recipe_id: id })))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
    const replaced_id = item.duplicate === 'replace' ? item.like_id : null
    if (replaced_id !== null) await moveToBin(trx, saver, [replaced_id])
    await trx
      .updateTable('own_import_items')
      .set({ recipe_id: id, replaced_id })
      .where('id', '=', item.id)
      .execute()
  })
}

/**
 * What follows when a recipe was refused: where the member has no room for more, the import waits for
 * another choice; any other recipe is left out.
 */
export async function refuseItem(
  db: Kysely<Database>,
  { id, import_id }: ItemRow,
  { code }: ApiError,
): Promise<void> {
  if (code === 'LimitReached') {
    await db
      .updateTable('own_imports')
      .set({ state: 'ready' })
      .where('id', '=', import_id)
      .where('state', '=', 'keeping')
      .execute()
  } else {
    await db.updateTable('own_import_items').set({ is_chosen: 0 }).where('id', '=', id).execute()
  }
}

/** Puts recipes into the bin; nobody else reads them any more, nor sees their pictures. */
async function moveToBin(
  trx: Kysely<Database>,
  { userId, now }: Pick<Saver, 'userId' | 'now'>,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  const recipes = await trx
    .selectFrom('own_recipes')
    .select(['id', 'link_token'])
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute()
  for (const { id, link_token } of recipes) {
    if (link_token !== null || (await isShared(trx, id))) await movePictures(trx, id)
  }
  await trx
    .updateTable('own_recipes')
    .set({ deleted_at: now, link_token: null })
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('id', 'in', ids)
    .execute()
}

/** Moves everything that an import added into the bin, and takes back what it replaced. */
export async function undoImport(db: Kysely<Database>, row: ImportRow, now: number): Promise<void> {
  await transact(db, async (trx) => {
    if ((await lockState(trx, row)) === 'undone') return
    const items = await trx
      .selectFrom('own_import_items')
      .select(['recipe_id', 'replaced_id'])
      .where('import_id', '=', row.id)
      .execute()
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
    await trx.updateTable('own_imports').set({ state: 'undone' }).where('id', '=', row.id).execute()
  })
}
