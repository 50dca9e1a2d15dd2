import type { Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/**
 * The id that the database shares with its data folder, and names of members' files that no other row ever
 * has: ids of rows repeat after a restore.
 */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('instance')
    .addColumn('id', 'integer', (column) => column.notNull().primaryKey())
    .addColumn('key', columns.word, (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.alterTable('own_pictures').addColumn('file', columns.word).execute()
  await db.schema.createIndex('own_pictures_file').on('own_pictures').column('file').execute()
  await db.schema.alterTable('own_imports').addColumn('file', columns.word).execute()
}
