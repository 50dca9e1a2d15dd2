import type { Kysely } from 'kysely'

/**
 * Notes with which version of the readers a recipe or an item of an import was read, and whether reading it
 * again has changed a timer that the member has not seen yet. What is there was read with version 0.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['own_recipes', 'own_import_items']) {
    await db.schema
      .alterTable(table)
      .addColumn('readers', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  }
  await db.schema
    .alterTable('own_recipes')
    .addColumn('timers_changed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
