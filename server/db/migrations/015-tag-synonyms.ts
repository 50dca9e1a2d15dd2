import type { Kysely } from 'kysely'

/** Other words that a search finds the recipes of a tag by; null until the next import. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('tags').addColumn('synonyms', 'text').execute()
}
