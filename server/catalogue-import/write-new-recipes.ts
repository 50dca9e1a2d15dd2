import type { Kysely } from 'kysely'
import type { CatalogueData } from '#content/catalogue-folder.ts'
import type { Database } from '#server/db/schema.ts'
import { batches } from '#server/lib/batches.ts'
import type { ImportContext } from './context.ts'

/** The recipes that are not in the database. */
export async function unknownRecipes(
  db: Kysely<Database>,
  recipes: readonly { id: number }[],
): Promise<number[]> {
  const unknown = new Set(recipes.map(({ id }) => id))
  for (const batch of batches([...unknown])) {
    const known = await db.selectFrom('recipes').select('id').where('id', 'in', batch).execute()
    for (const { id } of known) unknown.delete(id)
  }
  return [...unknown]
}

/** The cookbooks that are not in the database. */
export async function unknownCookbooks(
  { db, ids }: ImportContext,
  { cookbooks: { value } }: CatalogueData,
): Promise<number[]> {
  const known = await db.selectFrom('all_cookbooks').select('id').execute()
  const isKnown = new Set(known.map(({ id }) => id))
  return value.cookbooks
    .map(({ slug }) => ids.of('cookbook', slug))
    .filter((id) => !isKnown.has(id))
}

/** Records new recipes, for running servers to announce to the subscribers of their authors. */
export async function writeNewRecipes(
  db: Kysely<Database>,
  recipes: readonly number[],
): Promise<void> {
  for (const batch of batches(recipes)) {
    await db
      .insertInto('new_recipes')
      .values(batch.map((recipe_id) => ({ recipe_id, announcement: null })))
      .execute()
  }
}
