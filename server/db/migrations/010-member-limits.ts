import type { Kysely } from 'kysely'

/** What each is counted by: the rows of a member, also those of the last 24 hours. */
const COUNTED = ['comments', 'comment_votes', 'feedback'] as const

/** The indexes by which the rows of a member are counted before one more is written. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Null of a vote that was cast before; none of those counts for a day.
  await db.schema.alterTable('comment_votes').addColumn('created_at', 'bigint').execute()
  for (const table of COUNTED) {
    await db.schema
      .createIndex(`${table}_member`)
      .on(table)
      .columns(['user_id', 'created_at'])
      .execute()
    await db.schema.dropIndex(`${table}_user`).execute()
  }
  await db.schema
    .createIndex('shopping_operations_member')
    .on('shopping_operations')
    .columns(['user_id', 'created_at'])
    .execute()
}
