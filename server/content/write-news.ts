import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { rounds } from './sync.ts'

/** Those of some recipes that the database does not have. */
export async function unknownRecipes(
  db: Kysely<Database>,
  recipes: readonly { id: number }[],
): Promise<number[]> {
  const unknown = new Set(recipes.map(({ id }) => id))
  for (const round of rounds([...unknown])) {
    const known = await db.selectFrom('recipes').select('id').where('id', 'in', round).execute()
    for (const { id } of known) unknown.delete(id)
  }
  return [...unknown]
}

/** Leaves word of new recipes, for running servers to tell the followers of their authors. */
export async function writeNews(db: Kysely<Database>, recipes: readonly number[]): Promise<void> {
  for (const round of rounds(recipes)) {
    await db
      .insertInto('new_recipes')
      .values(round.map((recipe_id) => ({ recipe_id, announcement: null })))
      .execute()
  }
}
