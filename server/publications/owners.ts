import type { Transaction } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { writeRecipeDocuments } from '#server/recipes/documents.ts'
import { writeBelonging } from '#server/search/writing/write-belonging.ts'

/**
 * Writes an author's name and pages into the documents and the search words of their recipes, in a transaction that
 * has locked the catalogue.
 * @returns the recipes that were found by other words
 */
export async function renameInRecipes(
  trx: Transaction<Database>,
  authorId: number,
): Promise<number[]> {
  const recipes = await trx
    .selectFrom('recipes')
    .select('id')
    .where('author_id', '=', authorId)
    .execute()
  const ids = recipes.map(({ id }) => id)
  await writeRecipeDocuments(trx, ids)
  return await writeBelonging(trx, ids)
}

/**
 * Writes the name of a cookbook into the search words of its recipes, or takes it from them while nobody sees the
 * cookbook, in a transaction that has locked the catalogue.
 * @returns the recipes that were found by other words
 */
export async function nameCookbookInSearch(
  trx: Transaction<Database>,
  cookbookId: number,
): Promise<number[]> {
  const recipes = await trx
    .selectFrom('recipe_partitions')
    .select('recipe_id')
    .where('cookbook_id', '=', cookbookId)
    .distinct()
    .execute()
  return await writeBelonging(
    trx,
    recipes.map(({ recipe_id }) => recipe_id),
  )
}
