import type { Kysely } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { Mail } from '#server/mail/mail.ts'
import { MailQueue } from '#server/mail/queue.ts'
import { databases, openTestDatabase } from '#tests/support/database.ts'
import { startTestServer } from '#tests/support/server.ts'
import { up } from './036-mail-payload.ts'

const NOW = Date.UTC(2026, 10, 28)

/** The queue as the version before this step has it. */
async function downgrade({ db, engine: { columns } }: OpenDatabase): Promise<void> {
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

test.for(databases)(
  'mail that the version before has queued is sent once, and no id is used again (%s)',
  async (engine) => {
    const database = await openTestDatabase(engine)
    const { db } = database
    await downgrade(database)
    const person = { email_key: 'ada@simmer.example', lang_id: 1 as const }
    for (const kind of ['reset', 'joined Google', 'joined Facebook', 'sent already']) {
      const row = { ...person, kind, due_at: NOW, created_at: NOW }
      await db.insertInto('mail_queue').values(row).execute()
    }
    await db.deleteFrom('mail_queue').where('kind', '=', 'sent already').execute()

    await up(db as unknown as Kysely<unknown>, database.engine.columns)

    const { app } = await startTestServer('sqlite')
    const mail = (subject: string): Mail => ({ to: person.email_key, subject, text: '', html: '' })
    const sent: string[] = []
    const queue = new MailQueue({
      database,
      transport: { send: async ({ subject }) => void sent.push(subject), close: () => {} },
      composers: {
        reset: async () => mail('reset'),
        linked: async ({ payload }) => mail(payload.provider),
      },
      now: () => new Date(NOW),
      log: app.log,
    })
    onTestFinished(() => queue.close())
    const ada = { emailKey: person.email_key, langId: person.lang_id }
    await queue.add('reset', ada, {})
    await queue.add('linked', ada, { provider: 'Google' })
    await queue.add('reset', { ...ada, emailKey: 'ben@simmer.example' }, {})
    const ids = await db.selectFrom('mail_queue').select('id').orderBy('id').execute()
    expect(ids).toHaveLength(4)
    expect(ids.at(-1)?.id).toBeGreaterThan(4)
    await queue.deliver()
    expect(sent.sort()).toEqual(['Facebook', 'Google', 'reset', 'reset'])
    expect(await db.selectFrom('mail_queue').select('id').execute()).toEqual([])
  },
)
