import type { Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/** Calls that are limited, counted for all processes together. */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('rate_counts')
    .addColumn('key', columns.word, (column) => column.notNull().primaryKey())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .modifyEnd(columns.keyed)
    .execute()
  await db.schema.createIndex('rate_counts_end').on('rate_counts').column('ends_at').execute()
}
