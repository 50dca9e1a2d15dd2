import type { Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/** How members are told of what authors publish whom they follow. */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('news_choices')
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('published', columns.word)
    .addColumn('is_mail_on', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('secret', columns.word, (column) => column.notNull().unique())
    .addColumn('mailed_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('seen_until', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('subscriptions')
    .addColumn('told', columns.word, (column) => column.notNull().defaultTo('all'))
    .execute()
}
