import type { Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/** The words that prove whose a site without members is: one row, id 1. */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('first_words')
    .addColumn('id', 'integer', (column) => column.notNull().primaryKey())
    .addColumn('words', columns.word, (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .execute()
}
