import { sql, type Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/** Other names and portraits of authors, which the desk reads before others see them. */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('profile_changes')
    .addColumn('id', 'integer', columns.identity)
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('name', 'text')
    .addColumn('portrait_media_id', 'integer', (column) =>
      column.references('media.id').onDelete('set null'),
    )
    .addColumn('state', columns.word, (column) => column.notNull())
    .addColumn('remark', 'text')
    .addColumn('decided_by', 'integer')
    .addColumn('decided_at', 'bigint')
    .addColumn('sent_at', 'bigint', (column) => column.notNull())
    .execute()
  await sql`create unique index profile_changes_waiting on profile_changes (user_id)
    where state = 'waiting'`.execute(db)
  for (const [name, indexed] of [
    ['profile_changes_member', ['user_id', 'id']],
    ['profile_changes_state', ['state', 'sent_at']],
    ['profile_changes_portrait', ['portrait_media_id']],
  ] as const)
    await db.schema
      .createIndex(name)
      .on('profile_changes')
      .columns([...indexed])
      .execute()
  await db.schema
    .alterTable('published_pictures')
    .addColumn('author_id', 'integer', (column) =>
      column.references('all_authors.id').onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createIndex('published_pictures_author_id')
    .on('published_pictures')
    .column('author_id')
    .execute()
}
