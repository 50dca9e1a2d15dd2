import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'

/**
 * Start message when the catalogue was imported by a version that did not store what ingredients
 * contain, or how they are sold; undefined otherwise.
 */
export async function upgradeNotice(db: Kysely<Database>): Promise<string | undefined> {
  const unchecked = await db
    .selectFrom('ingredients')
    .select('id')
    .where((row) => row.or([row('facts', 'is', null), row('sale', 'is', null)]))
    .limit(1)
    .executeTakeFirst()
  if (!unchecked) return undefined
  return 'The recipes were imported by an earlier version: "npm run content:import content" (or your own folder) adds allergens, times and yields, and the packs of the shopping list.'
}
