import type { Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/** The keys of push messages, so that all processes of a database have the same. */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('push_keys')
    .addColumn('id', 'integer', (column) => column.notNull().primaryKey())
    .addColumn('public_key', columns.word, (column) => column.notNull())
    .addColumn('private_key', columns.word, (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .execute()
}
