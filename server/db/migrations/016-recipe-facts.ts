import type { Kysely } from 'kysely'

/**
 * What filters ask of each candidate, in an index of its own: the rows of `recipes` are wide, and
 * reading thousands of them for a rare ingredient takes PostgreSQL four times as long.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('recipes_facts')
    .on('recipes')
    .columns(['id', 'kcal', 'active_minutes', 'total_minutes', 'allergens_checked'])
    .execute()
}
