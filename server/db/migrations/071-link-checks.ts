import type { Kysely } from 'kysely'

/** Whether somebody answers at the pages that authors name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('link_checks')
    .addColumn('address', 'text', (column) => column.notNull().primaryKey())
    .addColumn('checked_at', 'bigint', (column) => column.notNull())
    .addColumn('failed_at', 'bigint')
    .execute()
}
