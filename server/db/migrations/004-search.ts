import type { Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/** The search index: plain tables whose primary keys serve prefix ranges. */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('search_postings')
    .addColumn('kind', 'integer', (column) => column.notNull())
    .addColumn('word', columns.word, (column) => column.notNull())
    .addColumn('item_id', 'integer', (column) => column.notNull())
    .addColumn('rank', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_postings_pk', ['kind', 'word', 'item_id'])
    .modifyEnd(columns.keyed)
    .execute()
  await db.schema
    .createIndex('search_postings_item')
    .on('search_postings')
    .columns(['kind', 'item_id'])
    .execute()

  await db.schema
    .createTable('search_deletions')
    .addColumn('deletion', columns.word, (column) => column.notNull())
    .addColumn('word', columns.word, (column) => column.notNull())
    .addPrimaryKeyConstraint('search_deletions_pk', ['deletion', 'word'])
    .modifyEnd(columns.keyed)
    .execute()
}
