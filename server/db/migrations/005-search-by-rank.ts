import { sql, type Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/**
 * Puts the rank before the word in the key of the search index, so that a search reads the best
 * matches of a common word first and may stop.
 */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('search_ranked')
    .addColumn('kind', 'integer', (column) => column.notNull())
    .addColumn('rank', 'integer', (column) => column.notNull())
    .addColumn('word', columns.word, (column) => column.notNull())
    .addColumn('item_id', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_ranked_pk', ['kind', 'rank', 'word', 'item_id'])
    .modifyEnd(columns.keyed)
    .execute()
  await sql`insert into search_ranked (kind, rank, word, item_id)
    select kind, rank, word, item_id from search_postings`.execute(db)
  await db.schema.dropTable('search_postings').execute()
  await db.schema.alterTable('search_ranked').renameTo('search_postings').execute()
  await db.schema
    .createIndex('search_postings_item')
    .on('search_postings')
    .columns(['kind', 'item_id', 'word', 'rank'])
    .execute()
}
