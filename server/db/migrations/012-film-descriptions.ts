import type { Kysely } from 'kysely'

/** What a step's clip shows, in words; null until the next import. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('recipe_step_texts').addColumn('film_description', 'text').execute()
}
