import type { Kysely } from 'kysely'

/** Tables whose rows are counted by member and for the last 24 hours. */
const COUNTED = ['comments', 'comment_votes', 'feedback'] as const

/** Indexes for counting a member's rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Null for earlier votes, which do not count for the day.
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
