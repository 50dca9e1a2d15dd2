import type { Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/** Keys that let scripts call the API for a member. */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('script_keys')
    .addColumn('id', 'integer', columns.identity)
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('scopes', 'text', (column) => column.notNull())
    .addColumn('key_hash', columns.word, (column) => column.notNull().unique())
    .addColumn('tail', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_used_at', 'bigint')
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addColumn('runs_until', 'bigint', (column) => column.notNull())
    .addColumn('warned_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('script_keys_user')
    .on('script_keys')
    .columns(['user_id', 'created_at'])
    .execute()
  await db.schema.createIndex('script_keys_ends').on('script_keys').column('ends_at').execute()
}
