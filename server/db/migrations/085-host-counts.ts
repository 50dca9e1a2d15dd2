import type { Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/** What hosts read about versions and about what was sent: which versions have run, the newest release, and counts by day. */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('sent_days')
    .addColumn('service', columns.word, (column) => column.notNull())
    .addColumn('day', columns.word, (column) => column.notNull())
    .addColumn('sent', 'integer', (column) => column.notNull())
    .addColumn('refused', 'integer', (column) => column.notNull())
    .addColumn('gone', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('sent_days_key', ['service', 'day'])
    .execute()
  await db.schema
    .createTable('versions_seen')
    .addColumn('version', columns.word, (column) => column.notNull().primaryKey())
    .addColumn('first_at', 'bigint', (column) => column.notNull())
    .addColumn('last_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('newest_release')
    .addColumn('id', 'integer', (column) => column.notNull().primaryKey())
    .addColumn('asked_at', 'bigint', (column) => column.notNull())
    .addColumn('answered_at', 'bigint')
    .addColumn('release', columns.word)
    .addColumn('notes', 'text', (column) => column.notNull())
    .execute()
}
