import type { Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/** Words of authors that mean a tag of the catalogue, as the desk has said. */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('tag_words')
    .addColumn('folded', columns.word, (column) => column.notNull().primaryKey())
    .addColumn('tag_id', 'integer', (column) =>
      column.notNull().references('tags.id').onDelete('cascade'),
    )
    .execute()
}
