import type { Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/** The files of the last builds of the app, so that pages of one build load from processes of another. */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('builds')
    .addColumn('id', 'integer', columns.identity)
    .addColumn('stamp', columns.word, (column) => column.notNull().unique())
    .execute()
  await db.schema
    .createTable('build_files')
    .addColumn('name', columns.word, (column) => column.notNull())
    .addColumn('build_id', 'integer', (column) =>
      column.notNull().references('builds.id').onDelete('cascade'),
    )
    .addColumn('encoding', columns.word)
    .addColumn('bytes', columns.bytes, (column) => column.notNull())
    .addPrimaryKeyConstraint('build_files_key', ['name', 'build_id'])
    .execute()
  await db.schema.createIndex('build_files_build').on('build_files').column('build_id').execute()
}
