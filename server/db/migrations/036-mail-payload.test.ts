import type { Kysely } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import type { Mail } from '#server/mail/mail.ts'
import { MailQueue } from '#server/mail/queue.ts'
import { databases, openTestDatabase } from '#tests/support/database.ts'
import { restoreMailQueue } from '#tests/support/earlier-mail-queue.ts'
import { startTestServer } from '#tests/support/server.ts'
import { up } from './036-mail-payload.ts'

const NOW = Date.UTC(2026, 10, 28)

test.for(databases)(
  'mail that the version before has queued is sent once, and no id is used again (%s)',
  async (engine) => {
    const database = await openTestDatabase(engine)
    const { db } = database
    await restoreMailQueue(database)
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
        passkeyAdded: async () => mail('passkey added'),
        providerAdded: async () => mail('provider added'),
        application: async () => mail('application'),
        notice: async () => mail('notice'),
        hidden: async () => mail('hidden'),
        shown: async () => mail('shown'),
        decided: async () => mail('decided'),
        onHold: async () => mail('on hold'),
        keyEnds: async () => mail('key ends'),
        invitation: async () => mail('invitation'),
        hostWarning: async () => mail('hostWarning'),
        news: async () => mail('key ends'),
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
