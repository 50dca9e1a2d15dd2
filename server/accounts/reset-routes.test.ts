import { expect, test } from 'vitest'
import { databases, mainDatabase } from '#tests/support/database.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { ADA, askToken, newMember, sendForm, sent, signIn } from '#tests/support/members.ts'
import { startTestServer, type TestServerOptions } from '#tests/support/server.ts'
import type { EngineName } from '#server/db/engine.ts'
import type { App } from '#server/http/app-type.ts'

/** A server that mails, with Ada as its member. */
async function startWithMail(engine: EngineName, options: TestServerOptions = {}) {
  const mail = await startMailServer()
  const environment = {
    SMTP_URL: mail.url,
    PUBLIC_ORIGIN: 'https://simmer.example',
    ...options.environment,
  }
  const server = await startTestServer(engine, { ...options, environment })
  await server.app.ready()
  const waiting = async () =>
    await server.database.db.selectFrom('mail_queue').select('id').execute()
  /** Asks for a link as Ada, and gives its token when the mail has left the queue. */
  const askLink = async () => {
    await ask(server.app, ADA.email)
    const letter = await mail.next()
    await expect.poll(waiting).toEqual([])
    return tokenIn(letter)
  }
  return { ...server, mail, waiting, askLink }
}

const ask = async (app: App, email: string, headers: Record<string, string> = {}) =>
  await sendForm(app, 'POST', '/signup/passwordreset', { email }, headers)

const reset = async (app: App, token: string, password = sent('new password')) =>
  await sendForm(app, 'POST', `/signup/passwordreset/${token}`, { Password: password })

const LINK = /https:\/\/simmer\.example\/auth\/resetPassword\/([\w-]{43})\?lang=(?:en|de)/

/** The token in a mail. */
const tokenIn = ({ text = '' }: { text?: string | undefined }) => LINK.exec(text)?.[1] ?? ''

test.for(mainDatabase)(
  'API-13 AUT-15 a mailed link sets a password once, and signs out everywhere (%s)',
  async (engine) => {
    const { app, mail } = await startWithMail(engine)
    const before = await newMember(app)
    const asked = await ask(app, ' ADA@simmer.EXAMPLE')
    expect([asked.statusCode, asked.json()]).toEqual([200, {}])
    const letter = await mail.next()
    expect(letter.to).toEqual([{ name: '', address: ADA.email }])
    expect(letter.from).toEqual({ name: 'Simmer', address: 'hello@simmer.example' })
    const token = tokenIn(letter)
    const done = await reset(app, token)
    expect([done.statusCode, done.json()]).toEqual([200, {}])
    expect((await app.inject({ url: '/api/me/', headers: before })).statusCode).toBe(401)
    expect((await askToken(app)).statusCode).toBe(400)
    await signIn(app, { password: sent('new password') })
    const again = await reset(app, token, sent('another'))
    expect([again.statusCode, again.json()]).toMatchObject([400, { Code: 'TokenInvalid' }])
    await signIn(app, { password: sent('new password') })
  },
)

test.for([
  ['de-DE', 'Neues Passwort für Simmer', 'Neues Passwort festlegen', 'de'],
  ['en', 'Set a new password for Simmer', 'Set a new password', 'en'],
] as const)('the mail is in the language of the request: %s', async (expected) => {
  const [language, subject, action, tag] = expected
  const { app, mail } = await startWithMail('sqlite')
  await newMember(app)
  await ask(app, ADA.email, { 'accept-language': language })
  const letter = await mail.next()
  expect(letter.subject).toBe(subject)
  expect(letter.html).toContain(`<html lang="${tag}">`)
  expect(letter.html).toMatch(new RegExp(`<a href="${LINK.source}"[^>]*>${action}</a>`))
  expect(letter.html).not.toMatch(/<img|<script|url\(|undefined/)
  expect(letter.text).toMatch(LINK)
  expect(letter.text).not.toMatch(/<|undefined/)
  expect(letter.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  )
})

test.for(mainDatabase)(
  'API-13 an unknown address gets the same answer, and no mail (%s)',
  async (engine) => {
    const { app, mail, database } = await startWithMail(engine)
    await newMember(app)
    const cook = { kind: 'cook', first_name: 'Mia', last_name: 'K.', username: 'mia' } as const
    const rest = { username_key: 'mia', email: 'mia@simmer.example', language: 0 } as const
    await database.db
      .insertInto('users')
      .values({ ...cook, ...rest, email_key: 'mia@simmer.example', created_at: 0 })
      .execute()
    for (const email of ['nobody@simmer.example', 'mia@simmer.example', ADA.email]) {
      const answer = await ask(app, email)
      expect([answer.statusCode, answer.json()]).toEqual([200, {}])
    }
    expect((await mail.next()).to).toMatchObject([{ address: ADA.email }])
    await app.close()
    expect(mail.waiting()).toBe(0)
  },
)

test.for(['ada', 'ada@simmer', '', 'ada@a.b\r\nBcc: eve@a.b', `${'a'.repeat(250)}@b.cd`])(
  'API-13 %j is refused as an address',
  async (email) => {
    const { app } = await startWithMail('sqlite')
    const answer = await ask(app, email)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ Code: 'EmailInvalid', Message: expect.any(String) })
  },
)

test.for(mainDatabase)('a link is valid for 60 minutes, and stored hashed (%s)', async (engine) => {
  const started = Date.now()
  let now = started
  const { app, askLink, database } = await startWithMail(engine, { now: () => new Date(now) })
  await newMember(app)
  const token = await askLink()
  const stored = await database.db.selectFrom('reset_tokens').selectAll().execute()
  expect(stored).toMatchObject([{ hash: expect.stringMatching(/^[\da-f]{64}$/) }])
  expect(JSON.stringify(stored)).not.toContain(token)
  now = started + 60 * 60_000
  expect((await reset(app, token)).json()).toMatchObject({ Code: 'TokenInvalid' })
  now -= 1
  expect((await reset(app, token)).statusCode).toBe(200)
})

test.for(['', 'x', 'a'.repeat(43), "' or 1=1 --", '%00'])(
  'a forged link (%j) is refused',
  async (token) => {
    const { app, askLink } = await startWithMail('sqlite')
    await newMember(app)
    await askLink()
    const answer = await reset(app, encodeURIComponent(token))
    expect(answer.json()).toMatchObject({
      Code: expect.stringMatching(/TokenInvalid|EmailInvalid/),
    })
    expect(answer.statusCode).toBe(400)
    await signIn(app)
  },
)

test.for(databases)(
  'the newest and the older links work until one is used, even at once (%s)',
  async (engine) => {
    const { app, askLink } = await startWithMail(engine)
    await newMember(app)
    const first = await askLink()
    const second = await askLink()
    const answers = await Promise.all([
      reset(app, first),
      reset(app, first),
      reset(app, second),
      reset(app, second),
    ])
    const statuses = answers.map(({ statusCode }) => statusCode)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400])
  },
)

test('an empty password is refused, and the link stays valid', async () => {
  const { app, askLink } = await startWithMail('sqlite')
  await newMember(app)
  const token = await askLink()
  for (const password of ['', sent('')]) {
    expect((await reset(app, token, password)).json()).toMatchObject({ Code: 'PasswordRequired' })
  }
  expect((await reset(app, token)).statusCode).toBe(200)
})

test.for(mainDatabase)(
  'a disabled account gets no link, and its old one is invalid (%s)',
  async (engine) => {
    const { app, mail, database } = await startWithMail(engine)
    await newMember(app)
    await ask(app, ADA.email)
    const token = tokenIn(await mail.next())
    await database.db.updateTable('users').set({ disabled_at: 1 }).execute()
    expect((await reset(app, token)).json()).toMatchObject({ Code: 'TokenInvalid' })
    await ask(app, ADA.email)
    await app.close()
    expect(mail.waiting()).toBe(0)
  },
)

test('a client that asks too often is limited, and nobody else', async () => {
  const { app } = await startWithMail('sqlite', { limits: { signIns: 2 } })
  const from = async (remoteAddress: string, email: string) => {
    const url = '/api/signup/passwordreset'
    return await app.inject({ method: 'POST', url, remoteAddress, payload: { email } })
  }
  for (const address of ['192.0.2.1', '192.0.2.2']) {
    expect((await from(address, ADA.email)).statusCode).toBe(200)
    expect((await from(address, 'b@simmer.example')).statusCode).toBe(200)
    const third = await from(address, ' ADA@simmer.example')
    expect([third.statusCode, third.json()]).toMatchObject([429, { Code: 'TooManyRequests' }])
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(0)
  }
  expect((await from('192.0.2.3', ADA.email)).statusCode).toBe(200)
})

test.for(mainDatabase)(
  'a mailbox gets five links at once, then one per quarter of an hour, all of them valid (%s)',
  async (engine) => {
    const started = Date.now()
    let now = started
    const { app, mail, askLink, waiting } = await startWithMail(engine, {
      now: () => new Date(now),
    })
    await newMember(app)
    const askInVain = async () => {
      expect((await ask(app, ADA.email)).statusCode).toBe(200)
      await expect.poll(waiting).toEqual([])
      expect(mail.waiting()).toBe(0)
    }
    for (let count = 0; count < 5; count++) await askLink()
    await askInVain()
    now = started + 15 * 60_000 - 1
    await askInVain()
    now += 1
    const link = await askLink()
    await askInVain()
    expect((await reset(app, link)).statusCode).toBe(200)
  },
)

test('the link leads to this machine when no public address is configured', async () => {
  const { app, mail, listen } = await startWithMail('sqlite', {
    environment: { PUBLIC_ORIGIN: '' },
  })
  const origin = new URL(await listen())
  await newMember(app)
  await ask(app, ADA.email, { host: 'evil.example', 'x-forwarded-host': 'evil.example' })
  const { text } = await mail.next()
  expect(text).toContain(`http://localhost:${origin.port}/auth/resetPassword/`)
})
