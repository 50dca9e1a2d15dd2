import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'

/** Number of recipes, from a counter that imports maintain. */
export async function readRecipeTotal(db: Kysely<Database>): Promise<number> {
  const row = await db
    .selectFrom('totals')
    .select('value')
    .where('name', '=', 'recipes')
    .executeTakeFirst()
  return row?.value ?? 0
}
