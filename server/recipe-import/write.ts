import type { Insertable, Kysely, Transaction, Updateable } from 'kysely'
import type { ImportState } from '#contract/recipe-import/recipe-import.ts'
import { lockMember } from '#server/accounts/member-limits.ts'
import type { Database } from '#server/db/schema.ts'
import type { RecipeImportItemTable, RecipeImportTable } from '#server/db/tables/recipe-imports.ts'
import { batches } from '#server/lib/batches.ts'
import type { ImportRow, ItemRow } from './queries.ts'

/** Adds an import. @returns its id */
export async function insertImport(
  trx: Kysely<Database>,
  values: Insertable<RecipeImportTable>,
): Promise<number> {
  const { id } = await trx
    .insertInto('own_imports')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Changes an import. */
export async function changeImport(
  db: Kysely<Database>,
  id: number,
  values: Updateable<RecipeImportTable>,
): Promise<void> {
  await db.updateTable('own_imports').set(values).where('id', '=', id).execute()
}

/**
 * Moves an import from one state to another, with other values. One in any third state stays as it is.
 * @returns whether it was moved
 */
export async function changeState(
  db: Kysely<Database>,
  id: number,
  from: ImportState,
  values: Updateable<RecipeImportTable> & { state: ImportState },
): Promise<boolean> {
  const moved = await db
    .updateTable('own_imports')
    .set(values)
    .where('id', '=', id)
    .where('state', '=', from)
    .returning('id')
    .executeTakeFirst()
  return moved !== undefined
}

/** Locks the member of an import. @returns its state, which nobody changes until the transaction ends */
export async function lockState(
  trx: Transaction<Database>,
  { id, user_id }: Pick<ImportRow, 'id' | 'user_id'>,
): Promise<ImportState> {
  await lockMember(trx, user_id)
  const { state } = await trx
    .selectFrom('own_imports')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return state
}

/** Recipes that are stored at once. */
const BATCH = 25

/** Adds recipes to imports. */
export async function insertItems(
  trx: Kysely<Database>,
  items: readonly Insertable<RecipeImportItemTable>[],
): Promise<void> {
  for (const batch of batches(items, BATCH)) {
    await trx.insertInto('own_import_items').values(batch).execute()
  }
}

/** Changes a recipe of an import. */
export async function changeItem(
  db: Kysely<Database>,
  { id }: Pick<ItemRow, 'id'>,
  values: Updateable<RecipeImportItemTable>,
): Promise<void> {
  await db.updateTable('own_import_items').set(values).where('id', '=', id).execute()
}

/** Gives up the pictures of an import that are not converted yet. @returns whether there were any */
export async function giveUpPictures(db: Kysely<Database>, importId: number): Promise<boolean> {
  const recipes = await db
    .updateTable('own_import_items')
    .set({ picture: 'failed' })
    .where('import_id', '=', importId)
    .where('picture', '=', 'waiting')
    .returning('id')
    .execute()
  return recipes.length > 0
}

/** Leaves out the recipe of an import that would be saved next. */
export async function leaveOutNext(db: Kysely<Database>, importId: number): Promise<void> {
  await db
    .updateTable('own_import_items')
    .set({ is_chosen: 0 })
    .where('id', '=', (items) =>
      items
        .selectFrom('own_import_items')
        .select(({ fn }) => fn.min('id').as('id'))
        .where('import_id', '=', importId)
        .where('is_chosen', '=', 1)
        .where('recipe_id', 'is', null),
    )
    .execute()
}
