import type { Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/** What members have changed that visitors see, so that every process drops the pages that show it. */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('public_changes')
    .addColumn('id', 'integer', columns.identity)
    .addColumn('recipe_id', 'integer')
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('public_changes_changed_at')
    .on('public_changes')
    .column('changed_at')
    .execute()
}
