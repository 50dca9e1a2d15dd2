import { expect, onTestFinished, test } from 'vitest'
import { databases, openTestDatabase, type TestDatabase } from '#tests/support/database.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { startTestServer } from '#tests/support/server.ts'
import { openDatabase } from '#server/db/open.ts'
import { composeMail } from './compose-mail.ts'
import type { Mail } from './mail.ts'
import { MailQueue, type MailQueueOptions } from './queue.ts'
import type { QueuedMail } from './queue-mail.ts'
import { smtpTransport } from './transport.ts'

const START = Date.UTC(2026, 10, 21)
const MINUTE = 60_000
const TO_ADA = { emailKey: 'ada@simmer.example', langId: 1 } as const

/** Kinds of which these tests send none. */
const SILENT = {
  passkeyAdded: async () => undefined,
  providerAdded: async () => undefined,
  hidden: async () => undefined,
  shown: async () => undefined,
  decided: async () => undefined,
  onHold: async () => undefined,
  invitation: async () => undefined,
  hostWarning: async () => undefined,
  keyEnds: async () => undefined,
  news: async () => undefined,
}

function greet({ emailKey, langId }: QueuedMail, subject: string): Mail {
  return composeMail({
    to: emailKey,
    langId,
    subject,
    greeting: 'Hello,',
    intro: 'there is <b>soup</b> & "bread".',
    action: { label: 'Eat', url: 'https://simmer.example/?a=1&b=2' },
    notes: [],
  })
}

/** A queue of greetings over a database, at a time that the test sets. */
async function makeQueue(
  database: Pick<TestDatabase, 'config'>,
  url: string,
  clock: { now: number },
  options: Partial<MailQueueOptions> = {},
) {
  const { app } = await startTestServer('sqlite')
  const lines: unknown[] = []
  const log = Object.assign(Object.create(app.log) as MailQueueOptions['log'], {
    warn: (line: unknown) => lines.push(line),
    error: (line: unknown) => lines.push(line),
  })
  const own = await openDatabase(database.config)
  const queue = new MailQueue({
    database: own,
    transport: smtpTransport(url, 'Simmer <hello@simmer.example>'),
    composers: {
      reset: async (due) => greet(due, 'Hello'),
      linked: async (due) => greet(due, `Hello by ${due.payload.provider}`),
      notice: async (due) => greet(due, `Hello about notice ${due.payload.notice}`),
      application: async (due) => greet(due, `Hello about ${due.payload.application}`),
      ...SILENT,
    },
    now: () => new Date(clock.now),
    log,
    random: () => 0.5,
    ...options,
  })
  const stop = async () => {
    await queue.close()
    await own.close()
  }
  onTestFinished(stop)
  const waiting = async () =>
    await own.db.selectFrom('mail_queue').select(['kind', 'attempts', 'due_at']).execute()
  return { queue, waiting, stop, lines }
}

test.for(databases)('a mail is sent once, with its text escaped (%s)', async (engine) => {
  const database = await openTestDatabase(engine)
  const server = await startMailServer()
  const { queue, waiting } = await makeQueue(database, server.url, { now: START })
  await queue.add('reset', TO_ADA, {})
  await queue.add('reset', TO_ADA, {})
  await queue.deliver()
  const mail = await server.next()
  expect(mail.html).toContain('there is &lt;b&gt;soup&lt;/b&gt; &amp; &quot;bread&quot;.')
  expect(mail.html).toContain('href="https://simmer.example/?a=1&amp;b=2"')
  expect(mail.text).toContain('there is <b>soup</b> & "bread".')
  expect(await waiting()).toEqual([])
  expect(server.waiting()).toBe(0)
})

test.for(databases)(
  'mails of one kind wait together when their payloads differ, and are sent once each (%s)',
  async (engine) => {
    const database = await openTestDatabase(engine)
    const server = await startMailServer()
    const { queue, waiting } = await makeQueue(database, server.url, { now: START })
    for (const provider of ['Google', 'Facebook', 'Google'] as const)
      await queue.add('linked', TO_ADA, { provider })
    expect(await waiting()).toHaveLength(2)
    await queue.deliver()
    const subjects = [await server.next(), await server.next()].map(({ subject }) => subject)
    expect(new Set(subjects)).toEqual(new Set(['Hello by Facebook', 'Hello by Google']))
    expect(server.waiting()).toBe(0)
  },
)

test.for(databases)(
  'while the mail server is down a mail is retried with backoff, even after a restart (%s)',
  async (engine) => {
    const database = await openTestDatabase(engine)
    const server = await startMailServer()
    await server.stop()
    const clock = { now: START }
    const before = await makeQueue(database, server.url, clock)
    await before.queue.add('reset', TO_ADA, {})
    await before.queue.deliver()
    for (const pause of [1, 2, 4, 8, 16, 32, 60, 60]) {
      const [row] = await before.waiting()
      expect(row?.due_at).toBe(clock.now + pause * MINUTE)
      clock.now = (row?.due_at ?? 0) - 1
      await before.queue.deliver()
      expect(await before.waiting()).toEqual([row])
      clock.now += 1
      await before.queue.deliver()
    }
    await before.stop()
    const again = await startMailServer({ port: Number(new URL(server.url).port) })
    const after = await makeQueue(database, server.url, clock)
    clock.now += 60 * MINUTE
    await after.queue.deliver()
    expect((await again.next()).to).toMatchObject([{ address: 'ada@simmer.example' }])
    expect(await after.waiting()).toEqual([])
  },
)

test.for(databases)(
  'a mail is given up after a day, and its address is not logged (%s)',
  async (engine) => {
    const database = await openTestDatabase(engine)
    const server = await startMailServer()
    server.refuseWith(451)
    const clock = { now: START }
    const { queue, waiting, lines } = await makeQueue(database, server.url, clock)
    await queue.add('reset', TO_ADA, {})
    await queue.deliver()
    const rows = async () => (await waiting()).length
    while ((await rows()) > 0) {
      clock.now += 60 * MINUTE
      await queue.deliver()
    }
    expect(clock.now).toBeGreaterThan(START + 22 * 60 * MINUTE)
    expect(clock.now).toBeLessThanOrEqual(START + 24 * 60 * MINUTE)
    expect(lines.at(0)).toEqual({
      mail: 'reset',
      attempts: 1,
      code: 'EENVELOPE',
      responseCode: 451,
    })
    expect(lines.at(-1)).toEqual({ mail: 'reset', attempts: expect.any(Number) })
    expect(JSON.stringify(lines)).not.toContain('ada')
  },
)

test('an address that the mail server rejects permanently is not tried again', async () => {
  const database = await openTestDatabase('sqlite')
  const server = await startMailServer()
  server.refuseWith(550)
  const { queue, waiting } = await makeQueue(database, server.url, { now: START })
  await queue.add('reset', TO_ADA, {})
  await queue.deliver()
  expect(await waiting()).toEqual([])
})

test.for(databases)('two processes never send the same mail (%s)', async (engine) => {
  const database = await openTestDatabase(engine)
  const server = await startMailServer()
  const clock = { now: START }
  const one = await makeQueue(database, server.url, clock)
  const two = await makeQueue(database, server.url, clock)
  const names = Array.from({ length: 20 }, (_, index) => `cook${index}@simmer.example`)
  for (const emailKey of names) await one.queue.add('reset', { emailKey, langId: 0 }, {})
  await Promise.all([one.queue.deliver(), two.queue.deliver()])
  await expect.poll(one.waiting).toEqual([])
  const received: string[] = []
  for (const _ of names) received.push((await server.next()).to?.[0]?.address ?? '')
  expect(received.sort()).toEqual(names.sort())
  expect(server.waiting()).toBe(0)
})

test('name and password come from SMTP_URL; with a wrong one the mail is tried again', async () => {
  const database = await openTestDatabase('sqlite')
  const server = await startMailServer({ password: 'pass word' })
  const clock = { now: START }
  const url = (password: string) => server.url.replace('//', `//simmer:${password}@`)
  const wrong = await makeQueue(database, url('wrong'), clock)
  await wrong.queue.add('reset', TO_ADA, {})
  await wrong.queue.deliver()
  expect(await wrong.waiting()).toMatchObject([{ attempts: 1 }])
  expect(JSON.stringify(wrong.lines)).not.toContain('wrong')
  await wrong.stop()
  const right = await makeQueue(database, url('pass%20word'), clock)
  clock.now += MINUTE
  await right.queue.deliver()
  expect((await server.next()).subject).toBe('Hello')
})

test('a mail that cannot be composed is tried again, and delays no other', async () => {
  const database = await openTestDatabase('sqlite')
  const server = await startMailServer()
  const { queue, waiting } = await makeQueue(
    database,
    server.url,
    { now: START },
    {
      composers: {
        linked: async () => await Promise.reject(new Error('no paper')),
        reset: async () => undefined,
        application: async () => undefined,
        notice: async () => undefined,
        ...SILENT,
      },
    },
  )
  await queue.add('linked', TO_ADA, { provider: 'Google' })
  await queue.add('reset', TO_ADA, {})
  await addRow(database, 'of a newer version')
  await queue.deliver()
  expect(await waiting()).toMatchObject([
    { kind: 'linked', attempts: 1 },
    { kind: 'of a newer version', attempts: 0 },
  ])
})

/** Queues a mail of a kind that this version may not know, without a payload. */
async function addRow({ db }: TestDatabase, kind: string): Promise<void> {
  const time = { due_at: START, created_at: START }
  await db
    .insertInto('mail_queue')
    .values({ kind, email_key: TO_ADA.emailKey, lang_id: TO_ADA.langId, ...time })
    .execute()
}
