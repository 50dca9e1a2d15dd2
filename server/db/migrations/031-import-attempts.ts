import type { Kysely } from 'kysely'

/** How often the work on an import was begun without coming to an end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('own_imports')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
