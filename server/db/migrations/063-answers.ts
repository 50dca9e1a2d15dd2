import { sql, type Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/** Answers to comments, of which their writers are told. */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema.alterTable('news_choices').addColumn('answers', columns.word).execute()
  await db.schema
    .createTable('new_answers')
    .addColumn('answer_id', 'integer', (column) =>
      column.notNull().primaryKey().references('comments.id').onDelete('cascade'),
    )
    .addColumn('announcement', 'integer')
    .execute()
  await db.schema
    .createIndex('new_answers_announcement')
    .on('new_answers')
    .column('announcement')
    .execute()
  await countAnnouncements(db)
}

/** Until now an announcement had the version of the catalogue as its number; answers raise none. */
async function countAnnouncements(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('announcement_count')
    .addColumn('id', 'integer', (column) => column.notNull().primaryKey())
    .addColumn('announcement', 'integer', (column) => column.notNull())
    .execute()
  await sql`insert into announcement_count (id, announcement)
    select 1, coalesce(max(version), 0) from catalogue_state`.execute(db)
}
