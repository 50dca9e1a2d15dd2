import type { Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/** Queued mail, and when an account's e-mail address was verified. */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
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

  await db.schema.alterTable('users').addColumn('email_proved_at', 'bigint').execute()
}
