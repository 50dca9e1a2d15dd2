import { sql, type Transaction } from 'kysely'
import { countTotal } from '#server/catalogue/count-catalogue.ts'
import { lockCatalogue, raiseVersion } from '#server/catalogue/lock-catalogue.ts'
import type { Database } from '#server/db/schema.ts'
import { insertRows, type Row } from '#server/db/sync-rows.ts'
import { BELONGS_TO } from '#server/db/tables/search.ts'
import { writeBelonging } from '#server/search/writing/write-belonging.ts'
import { showInCookbooks } from './show-cookbook.ts'
import { LISTED, markWithdrawn, takeDown, withdrawRecipe } from './withdraw.ts'

/** The tables whose rows are written down; documents are made anew. */
const WRITTEN_DOWN = LISTED.filter((table) => table !== 'recipe_documents')

/** Rows by table. */
type Listed = Record<string, Row[]>

async function readListed(trx: Transaction<Database>, id: number): Promise<Listed> {
  const listed: Listed = {}
  for (const table of WRITTEN_DOWN) {
    // Cookbooks of members are written anew.
    if (table === 'recipe_partitions' && (await isOfMember(trx, id))) continue
    const { rows } = await sql<Row>`select * from ${sql.table(table)}
      where recipe_id = ${id}`.execute(trx)
    listed[table] = rows
  }
  // Names of authors, cookbooks and tools are written anew: an earlier name of an author is kept nowhere.
  const { rows } = await sql<Row>`select * from search_postings
    where kind = 0 and item_id = ${id} and rank <> ${BELONGS_TO}`.execute(trx)
  listed['search_postings'] = rows
  return listed
}

async function isOfMember(trx: Transaction<Database>, id: number): Promise<boolean> {
  const row = await trx
    .selectFrom('publications')
    .select('public_id')
    .where('public_id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Hides a recipe of a member or of a folder, in the caller's transaction: it is withdrawn, and only the desk
 * shows it again. What is hidden or withdrawn stays as it is.
 * @param now milliseconds since 1970, UTC
 */
export async function hideRecipe(
  trx: Transaction<Database>,
  id: number,
  now: number,
): Promise<void> {
  await lockCatalogue(trx)
  const shown = await trx.selectFrom('recipes').select('id').where('id', '=', id).executeTakeFirst()
  if (!shown) return
  await writeDown(trx, id, now)
  if (await withdrawRecipe(trx, id, { by: 'desk', now })) return
  await takeDown(trx, id, now)
  await countTotal(trx, 'recipes')
  await raiseVersion(trx, now, [id])
}

async function writeDown(trx: Transaction<Database>, id: number, hiddenAt: number): Promise<void> {
  const listed = JSON.stringify(await readListed(trx, id))
  const row = { recipe_id: id, listed, hidden_at: hiddenAt }
  await trx.insertInto('hidden_recipes').values(row).execute()
}

/**
 * Shows a recipe again that the desk has hidden, as it was, apart from its documents, which the caller writes.
 * One whose draft its author has deleted meanwhile stays withdrawn.
 * @returns whether it is shown
 */
export async function showRecipe(
  trx: Transaction<Database>,
  id: number,
  now: number,
): Promise<boolean> {
  await lockCatalogue(trx)
  const isShown = (await publishAgain(trx, id)) && (await putBack(trx, id))
  await trx.deleteFrom('hidden_recipes').where('recipe_id', '=', id).execute()
  if (isShown) {
    await writeBelonging(trx, [id])
    await showInCookbooks(trx, id, now)
  }
  await countTotal(trx, 'recipes')
  await raiseVersion(trx, now, [id])
  return isShown
}

/** Writes the rows of a hidden recipe back to where lists and search read them. */
async function putBack(trx: Transaction<Database>, id: number): Promise<boolean> {
  const hidden = await trx
    .deleteFrom('hidden_recipes')
    .where('recipe_id', '=', id)
    .returning('listed')
    .executeTakeFirst()
  if (!hidden) return false
  await markWithdrawn(trx, id, null)
  const { published_at } = await trx
    .selectFrom('all_recipes')
    .select('published_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await trx
    .updateTable('all_recipe_ingredients')
    .set({ published_at })
    .where('recipe_id', '=', id)
    .execute()
  for (const [table, rows] of Object.entries(JSON.parse(hidden.listed) as Listed))
    if (rows.length > 0) await insertRows(trx, table as keyof Database, rows)
  return true
}

/** Whether a recipe may be shown again: one of a folder, or one of which its author still has the draft. */
async function publishAgain(trx: Transaction<Database>, id: number): Promise<boolean> {
  const publication = await trx
    .selectFrom('publications')
    .leftJoin('own_recipes', 'own_recipes.id', 'publications.recipe_id')
    .select(['own_recipes.id', 'deleted_at'])
    .where('public_id', '=', id)
    .executeTakeFirst()
  if (!publication) return true
  if (publication.id === null || publication.deleted_at !== null) return false
  await trx
    .updateTable('publications')
    .set({ is_live: 1, withdrawn_by: null })
    .where('public_id', '=', id)
    .execute()
  return true
}

/** Notes that a recipe that was hidden is published in another version, which an editor has read. */
export async function forgetHidden(
  trx: Transaction<Database>,
  id: number,
  now: number,
): Promise<void> {
  await trx.deleteFrom('hidden_recipes').where('recipe_id', '=', id).execute()
  await trx
    .updateTable('report_cases')
    .set({ state: 'kept', hidden_at: null, decided_at: now })
    .where('kind', '=', 'recipe')
    .where('subject_id', '=', id)
    .where('hidden_at', 'is not', null)
    .execute()
}

/**
 * Writes a folder as if nothing of it were hidden, and hides it again: what is hidden is kept as the folder has
 * it now.
 */
export async function writeBehindHidden<T>(
  trx: Transaction<Database>,
  write: () => Promise<T>,
): Promise<T> {
  const hidden = await trx
    .selectFrom('hidden_recipes')
    .select(['recipe_id', 'hidden_at'])
    .where('recipe_id', 'not in', (ofMembers) =>
      ofMembers.selectFrom('publications').select('public_id'),
    )
    .orderBy('recipe_id')
    .execute()
  for (const { recipe_id } of hidden) await putBack(trx, recipe_id)
  await writeBelonging(
    trx,
    hidden.map(({ recipe_id }) => recipe_id),
  )
  const written = await write()
  for (const { recipe_id, hidden_at } of hidden) {
    await writeDown(trx, recipe_id, hidden_at)
    await takeDown(trx, recipe_id, hidden_at)
  }
  if (hidden.length > 0) await countTotal(trx, 'recipes')
  return written
}
