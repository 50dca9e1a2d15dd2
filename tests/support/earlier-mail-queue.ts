import type { OpenDatabase } from '#server/db/engine.ts'

/** Empties the queue of mail and gives it the columns that it has before mail has a payload. */
export async function restoreMailQueue({ db, engine: { columns } }: OpenDatabase): Promise<void> {
  await db.schema.dropTable('mail_queue').execute()
  await db.schema
    .createTable('mail_queue')
    .addColumn('id', 'integer', columns.identity)
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('email_key', columns.word, (column) => column.notNull())
    .addColumn('lang_id', 'integer', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('mail_queue_once', ['kind', 'email_key'])
    .execute()
  await db.schema.createIndex('mail_queue_due').on('mail_queue').column('due_at').execute()
}
