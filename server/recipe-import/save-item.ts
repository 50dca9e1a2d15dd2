import type { Kysely } from 'kysely'
import { randomUUID } from 'node:crypto'
import { visibleDraft } from '#contract/own-recipes/visible-draft.ts'
import type { PackedPlace } from '#contract/own-recipes/simmer-folder.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import type { ApiError } from '#server/http/errors.ts'
import type { Compile } from '#server/own-recipes/compile.ts'
import { addInside, findByKey } from '#server/own-recipes/add.ts'
import type { Saver } from '#server/own-recipes/saver.ts'
import { foldersNamed, withFoodsHere } from './foods-here.ts'
import { draftOf, readItem, type ImportRow, type ItemRow } from './queries.ts'
import { moveToBin } from './save-import.ts'
import { changeItem, changeState, lockState } from './write.ts'

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
    if ((await lockState(trx, row)) !== 'keeping' || (await readItem(trx, item)).recipe_id !== null)
      return
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
    await changeItem(trx, item, { recipe_id: id, replaced_id })
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
  if (code === 'LimitReached') await changeState(db, import_id, 'keeping', { state: 'ready' })
  else await changeItem(db, { id }, { is_chosen: 0 })
}
