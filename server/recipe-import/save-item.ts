import type { Kysely, Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import type { ImportState } from '#contract/recipe-import.ts'
import { visibleDraft } from '#contract/own-recipes/visible-draft.ts'
import type { PackedPlace } from '#contract/own-recipes/simmer-folder.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import type { ApiError } from '#server/http/errors.ts'
import { lockMember } from '#server/accounts/member-limits.ts'
import { movePictures } from '#server/own-recipes/pictures/pictures.ts'
import type { Compile } from '#server/own-recipes/compile.ts'
import { addInside, findByKey } from '#server/own-recipes/add.ts'
import { hasReaders } from '#server/own-recipes/shared.ts'
import type { Saver } from '#server/own-recipes/saver.ts'
import { foldersNamed, withFoodsHere } from './foods-here.ts'
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

async function isSaved(trx: Transaction<Database>, { id }: ItemRow): Promise<boolean> {
  const { recipe_id } = await trx
    .selectFrom('own_import_items')
    .select('recipe_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return recipe_id !== null
}

/**
 * Makes a recipe of an item, unless its import was undone meanwhile. The same item twice is one recipe. Where
 * another import has used its key meanwhile, the recipe gets a key of its own.
 * @throws {ApiError} those of `addRecipe`
 */
export async function saveItem(
  db: Kysely<Database>,
  row: ImportRow,
  item: ItemRow,
  { saver, compile }: { saver: Saver; compile: Compile },
): Promise<void> {
  const found = visibleDraft(draftOf(item))
  // Before the transaction, which keeps others waiting.
  const read = { draft: found, compiled: await compile(found) }
  await transact(db, async (trx) => {
    if ((await lockState(trx, row)) !== 'keeping' || (await isSaved(trx, item))) return
    const place = item.packed === null ? undefined : (JSON.parse(item.packed) as PackedPlace)
    const recipe = place ? await withFoodsHere(trx, read, place, saver) : read
    const isTaken = await findByKey(trx, saver.userId, item.client_key)
    const key = isTaken ? randomUUID() : item.client_key
    const id = await addInside(trx, { key, ...recipe }, saver)
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
