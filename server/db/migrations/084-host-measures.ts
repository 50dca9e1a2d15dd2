import type { Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/** What is measured for hosts: how disks fill by day, and when mail and push were last taken. */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('disk_days')
    .addColumn('machine', columns.word, (column) => column.notNull())
    .addColumn('day', columns.word, (column) => column.notNull())
    .addColumn('used', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('disk_days_key', ['machine', 'day'])
    .execute()
  await db.schema
    .createTable('service_marks')
    .addColumn('service', columns.word, (column) => column.notNull().primaryKey())
    .addColumn('taken_at', 'bigint')
    .addColumn('refused_since', 'bigint')
    .addColumn('code', columns.word)
    .execute()
}
