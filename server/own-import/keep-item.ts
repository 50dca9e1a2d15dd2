import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { lockMember } from '#server/accounts/member-limits.ts'
import { movePictures } from '#server/own/pictures.ts'
import { addInside } from '#server/own/save.ts'
import type { Saver } from '#server/own/line-foods.ts'
import { draftOf, type ImportRow, type ItemRow } from './import-rows.ts'

/** Makes a recipe of an item. The same item twice is one recipe. */
export async function keepItem(
  db: Kysely<Database>,
  row: ImportRow,
  item: ItemRow,
  saver: Saver,
): Promise<void> {
  await transact(db, async (trx) => {
    await lockMember(trx, saver.userId)
    const id = await addInside(trx, { Key: item.client_key, Draft: draftOf(item) }, saver)
    if (row.folder_id !== null) {
      await trx
        .insertInto('own_folder_recipes')
        .values({ folder_id: row.folder_id, recipe_id: id })
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

/** Puts recipes into the bin; their links end, and with them the addresses of their pictures. */
async function moveToBin(
  trx: Kysely<Database>,
  { userId, now }: Pick<Saver, 'userId' | 'now'>,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  const linked = await trx
    .selectFrom('own_recipes')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .where('link_token', 'is not', null)
    .execute()
  for (const { id } of linked) await movePictures(trx, id)
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
    await lockMember(trx, row.user_id)
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
