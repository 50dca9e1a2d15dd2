import type { Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/**
 * Files by their keys, in parts, for every process of a database; and the keys of profile pictures and photos
 * whose bytes are not in their rows.
 */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('stored_files')
    .addColumn('key', columns.word, (column) => column.notNull().primaryKey())
    .addColumn('size', 'bigint', (column) => column.notNull())
    .addColumn('sha256', columns.word, (column) => column.notNull())
    .addColumn('stored_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('stored_file_parts')
    .addColumn('key', columns.word, (column) =>
      column.notNull().references('stored_files.key').onDelete('cascade'),
    )
    .addColumn('part', 'integer', (column) => column.notNull())
    .addColumn('bytes', columns.bytes, (column) => column.notNull())
    .addPrimaryKeyConstraint('stored_file_parts_key', ['key', 'part'])
    .execute()
  for (const table of ['avatars', 'cooked_photos']) {
    await db.schema.alterTable(table).addColumn('file', columns.word).execute()
    await db.schema.createIndex(`${table}_file`).on(table).column('file').execute()
  }
}
