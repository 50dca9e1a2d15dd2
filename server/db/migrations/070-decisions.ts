import type { Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/** What the desk has decided, of which whoever sent it in is told. */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema.alterTable('news_choices').addColumn('decisions', columns.word).execute()
  await db.schema
    .createTable('new_decisions')
    .addColumn('kind', columns.word, (column) => column.notNull())
    .addColumn('decision_id', 'integer', (column) => column.notNull())
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('announcement', 'integer')
    .addPrimaryKeyConstraint('new_decisions_key', ['kind', 'decision_id'])
    .execute()
  await db.schema
    .createIndex('new_decisions_announcement')
    .on('new_decisions')
    .column('announcement')
    .execute()
  // Of whom an account that ends takes the rows along.
  await db.schema.createIndex('new_decisions_user').on('new_decisions').column('user_id').execute()
}
