import type { Kysely, Transaction } from 'kysely'
import { randomUUID } from 'node:crypto'
import { visibleDraft } from '#contract/own-recipes/visible-draft.ts'
import { typedLine } from '#contract/text/typed-line.ts'
import type { PackedPlace } from '#contract/own-recipes/simmer-folder.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import type { ApiError } from '#server/http/errors.ts'
import type { Compile } from '#server/own-recipes/compile.ts'
import { addInside, findByKey } from '#server/own-recipes/add.ts'
import { moveToBin } from '#server/own-recipes/bin.ts'
import { folderNamed } from '#server/own-recipes/folders.ts'
import { addToFolders } from '#server/own-recipes/place.ts'
import type { Saver } from '#server/own-recipes/saver.ts'
import { withFoodsHere } from './foods-here.ts'
import { draftOf, readItem, type ImportRow, type ItemRow } from './queries.ts'
import { changeItem, changeState, lockState } from './write.ts'

/** The member's folders of these names, added as far as there is room. */
async function foldersNamed(
  trx: Transaction<Database>,
  saver: Saver,
  names: readonly string[],
): Promise<number[]> {
  const ids: number[] = []
  for (const name of new Set(names.map((one) => typedLine(one)))) {
    const id = name === '' ? undefined : await folderNamed(trx, saver, name)
    if (id !== undefined) ids.push(id)
  }
  return ids
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
    if ((await lockState(trx, row)) !== 'keeping' || (await readItem(trx, item)).recipe_id !== null)
      return
    const place = item.packed === null ? undefined : (JSON.parse(item.packed) as PackedPlace)
    const recipe = place ? await withFoodsHere(trx, read, place, saver) : read
    const isTaken = await findByKey(trx, saver.userId, item.client_key)
    const key = isTaken ? randomUUID() : item.client_key
    const id = await addInside(trx, { key, ...recipe }, saver)
    const packed = await foldersNamed(trx, saver, place?.Folders ?? [])
    const chosen = row.folder_id ?? []
    await addToFolders(trx, id, [...new Set(packed.concat(chosen))])
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
