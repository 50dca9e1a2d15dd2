import type { Kysely, Transaction } from 'kysely'
import { countCatalogue } from '#server/catalogue/count-catalogue.ts'
import { lockCatalogue, raiseVersion } from '#server/catalogue/lock-catalogue.ts'
import type { Database } from '#server/db/schema.ts'
import { writeRecipeDocuments } from '#server/recipes/documents.ts'
import { readSetting, writeSetting } from '#server/site/settings.ts'
import { hideRecipe, showRecipe } from './hidden.ts'

/** Recipes that nobody here has written: those of the folder that came with the start, and others that were imported. */
const ofFolder = (db: Kysely<Database>) =>
  db
    .selectFrom('recipes')
    .select('id')
    .where('id', 'not in', (own) => own.selectFrom('publications').select('public_id'))

/** How many there are. */
export async function countExamples(db: Kysely<Database>): Promise<number> {
  return (await ofFolder(db).execute()).length
}

/**
 * Takes everything of folders from everybody, in one go: recipes, cookbooks, and authors whom nobody is. It stays in
 * the database, and {@link showExamples} brings it back.
 * @param now milliseconds since 1970, UTC
 * @returns how many recipes that were
 */
export async function hideExamples(trx: Transaction<Database>, now: number): Promise<number> {
  await lockCatalogue(trx)
  const recipes = await ofFolder(trx).orderBy('id').execute()
  for (const { id } of recipes) await hideRecipe(trx, id, now)
  const hidden = { hidden_at: now }
  await trx
    .updateTable('all_cookbooks')
    .set(hidden)
    .where('hidden_at', 'is', null)
    .where('id', 'not in', (own) => own.selectFrom('cookbook_publications').select('public_id'))
    .execute()
  await trx
    .updateTable('all_authors')
    .set(hidden)
    .where('hidden_at', 'is', null)
    .where('owner_id', 'is', null)
    .execute()
  await countCatalogue(trx)
  await writeSetting(trx, 'examplesHidden', now)
  await raiseVersion(trx, now)
  return recipes.length
}

/**
 * Brings back what {@link hideExamples} has taken away, and nothing that the desk has hidden.
 * @returns how many recipes that were
 */
export async function showExamples(trx: Transaction<Database>, now: number): Promise<number> {
  await lockCatalogue(trx)
  const hiddenAt = await readSetting(trx, 'examplesHidden')
  if (hiddenAt === null) return 0
  for (const table of ['all_authors', 'all_cookbooks'] as const)
    await trx
      .updateTable(table)
      .set({ hidden_at: null })
      .where('hidden_at', '=', hiddenAt)
      .execute()
  const hidden = await trx
    .selectFrom('hidden_recipes')
    .select('recipe_id')
    .where('hidden_at', '=', hiddenAt)
    .orderBy('recipe_id')
    .execute()
  const ids = hidden.map(({ recipe_id }) => recipe_id)
  for (const id of ids) await showRecipe(trx, id, now)
  await countCatalogue(trx)
  await writeRecipeDocuments(trx, ids)
  await writeSetting(trx, 'examplesHidden', null)
  await raiseVersion(trx, now)
  return ids.length
}
