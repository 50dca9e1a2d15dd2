import { sql, type Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/**
 * Moves the bytes of pictures out of their rows, because a folder may have them instead, and notes what else
 * Simmer packed with a recipe that is imported.
 */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('own_picture_files')
    .addColumn('media_id', 'integer', (column) =>
      column.notNull().primaryKey().references('own_pictures.media_id').onDelete('cascade'),
    )
    .addColumn('image', columns.bytes, (column) => column.notNull())
    .execute()
  await sql`insert into own_picture_files select media_id, image from own_pictures`.execute(db)
  await db.schema.alterTable('own_pictures').dropColumn('image').execute()
  await db.schema.alterTable('own_import_items').addColumn('packed', 'text').execute()
}
