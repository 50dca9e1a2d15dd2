import type { Kysely } from 'kysely'

/** The row that health checks write to test whether the database takes writes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('health_checks')
    .addColumn('id', 'integer', (column) => column.notNull().primaryKey())
    .addColumn('checked_at', 'bigint', (column) => column.notNull())
    .execute()
}
