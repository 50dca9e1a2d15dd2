import type { Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/** Backups by the day on which they were due, so that of several processes one makes each. */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('backup_runs')
    .addColumn('day', columns.word, (column) => column.notNull().primaryKey())
    .addColumn('claimed_at', 'bigint', (column) => column.notNull())
    .addColumn('finished_at', 'bigint')
    .addColumn('file', 'text')
    .addColumn('bytes', 'bigint')
    .addColumn('row_count', 'bigint')
    .addColumn('file_count', 'integer')
    .addColumn('failure', 'text')
    .execute()
}
