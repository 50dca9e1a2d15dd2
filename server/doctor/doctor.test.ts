import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { DAY_MS } from '#contract/durations.ts'
import { readConfig } from '#server/config.ts'
import { databases, openTestDatabase } from '#tests/support/database.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { startTestServer } from '#tests/support/server.ts'
import { startBucket } from '#tests/support/test-bucket.ts'
import { clockFinding } from './check-database.ts'
import { examine } from './doctor.ts'
import { type Finding, printed } from './finding.ts'

/** An address that answers every request. */
async function startSite(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const pushService = async () => await startSite((_, response) => response.writeHead(404).end())

/** What is wrong or to look at, as `part: fact`. */
const complaints = (findings: readonly Finding[]) =>
  findings.filter(({ state }) => state !== 'good').map(({ part, fact }) => `${part}: ${fact}`)

/** A set-up without fault, on its own database. */
async function soundSetUp(engine: (typeof databases)[number]) {
  const mail = await startMailServer()
  const { app, config, listen } = await startTestServer(engine)
  const { port } = new URL(await listen())
  const backups = await mkdtemp(join(tmpdir(), 'simmer-backups-'))
  onTestFinished(() => rm(backups, { recursive: true }))
  const environment = {
    DATA_DIR: config.DATA_DIR,
    ...(config.DATABASE_URL !== undefined && { DATABASE_URL: config.DATABASE_URL }),
    PORT: port,
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    SMTP_URL: mail.url,
    MAIL_FROM: 'Simmer <hello@simmer.town>',
    BACKUP_DIR: backups,
  }
  const service = await pushService()
  return {
    app,
    mail,
    environment,
    examined: (changed: Record<string, string> = {}) =>
      examine(readConfig({ ...environment, ...changed }), [service]),
  }
}

test.for(databases)('HST-63 a sound set-up on %s has nothing wrong', async (engine) => {
  const { examined } = await soundSetUp(engine)
  const findings = await examined()
  expect(findings.filter(({ state }) => state === 'wrong')).toEqual([])
  const parts = new Set(findings.map(({ part }) => part))
  for (const part of ['Database', 'Tables', 'Data folder', 'Mail', 'Push', 'Proxy', 'Address']) {
    expect(parts).toContain(part)
  }
  expect(printed(findings)).toMatch(/^good {3}Database: /m)
})

test('HST-63 mail, push services, proxy and keys that do not work are reported with their fix', async () => {
  const { examined } = await soundSetUp('sqlite')
  const guarded = await startMailServer({ password: 'right' })
  const found = await examined({
    SMTP_URL: guarded.url.replace('//', '//simmer:secret-of-ours@'),
    TRUST_PROXY: 'false',
    PORT: '1',
    VAPID_PUBLIC_KEY: 'BAAA',
    VAPID_PRIVATE_KEY: 'AAAA',
  })
  expect(complaints(found)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Mail: The mail server does not take mail of ours \(535\)\.$/),
      expect.stringMatching(/^Proxy: A proxy is in front/),
      expect.stringMatching(/^Keys: .*not a pair/),
    ]),
  )
  expect(found.every(({ state, mend }) => state !== 'wrong' || mend !== undefined)).toBe(true)
  expect(printed(found)).not.toContain('secret-of-ours')
  expect(complaints(await examined({ MAIL_FROM: 'Simmer <hello@simmer.example>' }))).toContain(
    'Mail: MAIL_FROM is an example, and mail servers refuse it.',
  )
  const cutOff = await examine(readConfig({ DATA_DIR: tmpdir() }), ['http://127.0.0.1:9/'])
  expect(complaints(cutOff)).toContain('Push: No bell reaches browsers of 127.0.0.1.')
})

test('HST-23 the doctor checks each sign-in provider as a sign-in does, and reports what prevents signing in', async () => {
  const { environment } = await soundSetUp('sqlite')
  let says: object = {}
  let keys: object = { keys: [{ kty: 'RSA' }] }
  const issuer = await startSite(({ url }, response) => {
    response.end(JSON.stringify(url === '/keys' ? keys : says))
  })
  const document = {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
  }
  const examined = async (at = issuer) => {
    const town = { name: 'town', label: 'Town card', issuer: at, clientId: 'a', clientSecret: 'b' }
    const settings = { ...environment, OIDC_PROVIDERS: JSON.stringify([town]) }
    const found = await examine(readConfig(settings), [])
    return found.filter(({ part }) => part === 'Sign-in').map(({ fact }) => fact)
  }
  says = document
  expect(await examined()).toEqual(['Town card answers, with 1 keys.'])
  keys = { keys: [] }
  expect(await examined()).toEqual(['Town card shows no keys: nobody comes in.'])
  says = { ...document, token_endpoint: undefined }
  expect(await examined()).toEqual(['Town card does not name its token_endpoint.'])
  says = { ...document, issuer: 'https://id.elsewhere.example' }
  expect((await examined())[0]).toContain('is https://id.elsewhere.example, and is set up as')
  expect((await examined('http://127.0.0.1:9'))[0]).toMatch(/cannot be found at .*127\.0\.0\.1:9/)
})

test('HST-64 a proxy that drops headers, serves another site or has another time is reported', async () => {
  const { examined } = await soundSetUp('sqlite')
  const origin = await startSite((_, response) => {
    response.setHeader('Date', new Date(Date.now() - 60_000).toUTCString())
    response.setHeader('X-Content-Type-Options', 'nosniff, nosniff')
    response.writeHead(200, { 'Referrer-Policy': 'same-origin' }).end('<h1>It works!</h1>')
  })
  const found = complaints(await examined({ PUBLIC_ORIGIN: origin, TRUST_PROXY: '1' }))
  expect(found).toEqual(
    expect.arrayContaining([
      'Proxy: The header content-security-policy is taken out on the way.',
      'Proxy: The header x-content-type-options is set twice on the way.',
      expect.stringMatching(/^Clock: The clock of the site is (59|60)\.\d s behind ours\.$/),
      `Address: ${origin}/api/health answers 200, and not as Simmer does.`,
    ]),
  )
  const plain = await examined({ PUBLIC_ORIGIN: 'http://simmer.invalid', TRUST_PROXY: '1' })
  expect(complaints(plain).join('\n')).toMatch(/is not https: .*\n.*does not answer from here/)
})

test.for(databases)('HST-65 tables of %s that are due or newer are told apart', async (engine) => {
  const { config, db } = await openTestDatabase(engine)
  const examined = async () => complaints(await examine(readConfig({ ...config }), []))
  expect((await examined()).filter((line) => line.startsWith('Tables'))).toEqual([])
  await sql`delete from kysely_migration where name > '070'`.execute(db)
  expect(await examined()).toContainEqual(expect.stringMatching(/^Tables: \d+ changes are due/))
  await sql`insert into kysely_migration (name, timestamp) values ('999-future', '2099')`.execute(
    db,
  )
  expect(await examined()).toContainEqual(expect.stringMatching(/^Tables: A newer version .*999/))
})

test.for(databases.filter((engine) => engine === 'postgres'))(
  'HST-65 a role of %s without the right to make tables is named',
  async (engine) => {
    const { config, db } = await openTestDatabase(engine)
    const role = `reader_${process.pid}`
    await sql`create role ${sql.id(role)} login`.execute(db)
    await sql`grant select on all tables in schema public to ${sql.id(role)}`.execute(db)
    await sql`revoke create on schema public from public`.execute(db)
    const url = new URL(config.DATABASE_URL ?? '')
    url.username = role
    url.password = ''
    const found = complaints(await examine(readConfig({ ...config, DATABASE_URL: url.href }), []))
    await sql`drop owned by ${sql.id(role)}`.execute(db)
    await sql`drop role ${sql.id(role)}`.execute(db)
    expect(found).toContain('Database: This role may not make tables, so no new version can start.')
  },
)

test('HST-66 the bucket of another instance, an old backup and a missing folder are reported', async () => {
  const { environment } = await soundSetUp('sqlite')
  const bucket = await startBucket()
  const service = await pushService()
  const examined = async (changed: Record<string, string>) =>
    complaints(await examine(readConfig({ ...environment, ...changed }), [service]))
  const secret = { ...bucket.config, STORAGE_KEY_SECRET: 'another-secret' }
  expect((await examined(secret)).join('\n')).toMatch(/^Storage: s3:\/\/.* cannot be used/m)
  expect((await examined(secret)).join('\n')).not.toContain('another-secret')
  expect(await examined({ BACKUP_DIR: '/proc/none' })).toContainEqual(
    expect.stringMatching(/^Backup folder: \/proc\/none cannot be written/),
  )
  const { db, config } = await openTestDatabase('sqlite')
  await db
    .insertInto('backup_runs')
    .values({ day: '2026-01-01', claimed_at: 1, finished_at: Date.now() - 3 * DAY_MS })
    .execute()
  expect(await examined({ DATA_DIR: config.DATA_DIR })).toContain(
    'Backups: The last one was restored and compared 72 hours ago.',
  )
})

test('HST-66 a clock is in step, slightly off, or wrong', () => {
  expect(clockFinding('PostgreSQL', 200).state).toBe('good')
  expect(clockFinding('PostgreSQL', -2400)).toMatchObject({
    state: 'look',
    fact: 'The clock of PostgreSQL is 2.4 s behind ours.',
  })
  expect(clockFinding('PostgreSQL', 3_600_000).state).toBe('wrong')
})
