import { sql, type Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/**
 * Gives queued mail a payload. An address may then wait for several mails of one kind whose payloads
 * differ. SQLite cannot change a unique constraint, so the table gets a successor.
 */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('new_mail_queue')
    .addColumn('id', 'integer', columns.identity)
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull().defaultTo('{}'))
    .addColumn('email_key', columns.word, (column) => column.notNull())
    .addColumn('lang_id', 'integer', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('mail_queue_payload_once', ['kind', 'email_key', 'payload'])
    .execute()
  // The kind of a mail about a linked provider held the provider's name.
  const linked = sql`substr(kind, 1, 7) = 'joined '`
  await sql`insert into new_mail_queue
      (id, kind, payload, email_key, lang_id, attempts, due_at, created_at)
    select id, case when ${linked} then 'linked' else kind end,
      case when ${linked} then '{"provider":"' || substr(kind, 8) || '"}' else '{}' end,
      email_key, lang_id, attempts, due_at, created_at
    from mail_queue`.execute(db)
  await columns.continueIds(db, 'new_mail_queue', 'mail_queue')
  await db.schema.dropTable('mail_queue').execute()
  await db.schema.alterTable('new_mail_queue').renameTo('mail_queue').execute()
  await db.schema.createIndex('mail_queue_due').on('mail_queue').column('due_at').execute()
}
