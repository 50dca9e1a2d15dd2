import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations.ts'
import type { HostOverview } from '#contract/host/overview.ts'
import type { HostRelease } from '#contract/host/release.ts'
import { RELEASE, VERSION } from '#server/lib/version.ts'
import { readSentCounts, SentCounts } from '#server/queue/sent-counts.ts'
import { databases, openTestDatabase } from '#tests/support/database.ts'
import { startDesk } from '#tests/support/desk.ts'
import { call } from '#tests/support/own-recipes.ts'
import { askOnce, isNewer, readNewer } from './newer-release.ts'
import { noteEnd, noteVersion, readVersions } from './versions.ts'

const NOW = Date.parse('2026-11-28T10:00:00Z')
const iso = (at: number) => new Date(at).toISOString()
const NOTES = `# simmer

## 99.1.0

### For you

- A hole was closed.

## 99.0.0

- Cookbooks of one’s own

## ${RELEASE}

- What is here already
`

/** A server with release notes on this machine, which counts what it is asked. */
async function startNotes(text: () => string | undefined) {
  const asked: { url: string | undefined; headers: object }[] = []
  const server = createServer(({ url, headers }, answer) => {
    asked.push({ url, headers })
    const notes = text()
    answer.statusCode = notes === undefined ? 503 : 200
    answer.end(notes)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { asked, url: `http://127.0.0.1:${port}/CHANGELOG.md` }
}

test.for(databases)(
  'HST-76 what was sent in seven days is counted over all processes (%s)',
  async (engine) => {
    const { db } = await openTestDatabase(engine)
    const [one, two] = [new SentCounts(db, 'push'), new SentCounts(db, 'push')]
    const mail = new SentCounts(db, 'mail')
    for (let count = 0; count < 3; count += 1) one.add('sent')
    two.add('gone')
    await Promise.all([one.write(NOW - 6 * DAY_MS), two.write(NOW - 6 * DAY_MS)])
    two.add('sent')
    mail.add('refused')
    await Promise.all([one.write(NOW), two.write(NOW), mail.write(NOW)])
    expect(await readSentCounts(db, NOW)).toEqual({
      mail: { Sent: 0, Refused: 1, Gone: 0 },
      push: { Sent: 4, Refused: 0, Gone: 1 },
    })
    // On the eighth day the first no longer counts, and is gone with the next that is written.
    expect((await readSentCounts(db, NOW + DAY_MS)).push).toEqual({ Sent: 1, Refused: 0, Gone: 0 })
    mail.add('sent')
    await mail.write(NOW + DAY_MS)
    expect(await db.selectFrom('sent_days').select('day').execute()).toHaveLength(3)
  },
)

test.for(databases)(
  'HST-77 versions that answer at once are named, and since when one runs alone (%s)',
  async (engine) => {
    const { db } = await openTestDatabase(engine)
    const read = async (own: string, now: number) => await readVersions(db, own, now)
    expect(await read('1.4.0', NOW)).toEqual({ Since: null, Versions: ['1.4.0'] })
    await noteVersion(db, '1.4.0', NOW)
    await noteVersion(db, '1.5.0', NOW + HOUR_MS)
    await noteVersion(db, '1.4.0', NOW + HOUR_MS)
    const both = ['1.4.0', '1.5.0']
    const changing = NOW + HOUR_MS + MINUTE_MS
    expect(await read('1.4.0', changing)).toEqual({ Since: iso(NOW), Versions: both })
    expect(await read('1.5.0', changing)).toEqual({ Since: iso(NOW + HOUR_MS), Versions: both })
    // One that was stopped is gone at once.
    await noteEnd(db, '1.5.0', changing)
    expect((await read('1.4.0', changing)).Versions).toEqual(['1.4.0'])
    await noteVersion(db, '1.5.0', NOW + HOUR_MS)
    // Whoever goes back runs the earlier one since the other ended.
    await noteVersion(db, '1.4.0', NOW + 2 * HOUR_MS)
    expect(await read('1.4.0', NOW + 2 * HOUR_MS)).toEqual({
      Since: iso(NOW + HOUR_MS),
      Versions: ['1.4.0'],
    })
  },
)

test.for(databases)(
  'HST-78 where the configuration says so a newer release is asked for once a day, by one process (%s)',
  async (engine) => {
    let text: string | undefined = NOTES
    const { asked, url } = await startNotes(() => text)
    const { db } = await openTestDatabase(engine)
    const RELEASES_URL = url
    await Promise.all([askOnce(db, url, NOW), askOnce(db, url, NOW), askOnce(db, url, NOW)])
    expect(asked).toHaveLength(1)
    // Nothing about this site goes out.
    expect(asked[0]?.url).toBe('/CHANGELOG.md')
    expect(JSON.stringify(asked[0]?.headers)).not.toMatch(/simmer|cookie|referer/i)
    const known = await readNewer(db, { RELEASES_URL })
    expect(known).toEqual({
      Newer: {
        Release: '99.1.0',
        Notes: [
          { Heading: 'For you', Text: 'A hole was closed.' },
          { Heading: '', Text: 'Cookbooks of one’s own' },
        ],
      },
      AskedAt: url,
      Answered: iso(NOW),
    })
    // Once it runs, it is no longer newer; and nobody hears of it where nobody is asked.
    expect((await readNewer(db, { RELEASES_URL }, '99.1.0')).Newer).toBeNull()
    expect(await readNewer(db, { RELEASES_URL: undefined })).toMatchObject({ Newer: null })
    // Without an answer what was known stays, and it is tried again within hours.
    text = undefined
    await askOnce(db, url, NOW + DAY_MS)
    await askOnce(db, url, NOW + DAY_MS + MINUTE_MS)
    expect(asked).toHaveLength(2)
    expect(await readNewer(db, { RELEASES_URL })).toEqual(known)
    text = `## ${RELEASE}\n`
    await askOnce(db, url, NOW + DAY_MS + HOUR_MS)
    expect(await readNewer(db, { RELEASES_URL })).toMatchObject({
      Newer: null,
      Answered: iso(NOW + DAY_MS + HOUR_MS),
    })
  },
)

test('HST-78 releases are compared by their numbers', () => {
  expect(isNewer('1.10.0', '1.9.9')).toBe(true)
  expect(isNewer('1.9.9', '1.10.0')).toBe(false)
  expect(isNewer('2.0.0', '2.0.0')).toBe(false)
  expect(isNewer('2.0.0-beta.1', '1.0.0')).toBe(false)
})

/** What a host reads on a site with these settings. */
const host = async (environment: Record<string, string>) => {
  const { app, people, grant, listen } = await startDesk('sqlite', ['ada'], { environment })
  await grant('ada', 'admin')
  await listen()
  const { headers } = people.ada
  return {
    look: async () => (await call<HostOverview>(app, 'GET', '/host', headers))[1],
    read: async () => (await call<HostRelease>(app, 'GET', '/host/release', headers))[1],
  }
}

test('HST-78 a site asks nobody unless it is told whom', async () => {
  const { asked, url } = await startNotes(() => NOTES)
  const quiet = await host({})
  expect(await quiet.look()).toMatchObject({
    Newer: null,
    AsksForNewer: false,
    Versions: [VERSION],
  })
  expect(asked).toEqual([])
  const told = await host({ RELEASES_URL: url })
  await expect.poll(async () => (await told.look()).Newer).toBe('99.1.0')
  expect(await told.read()).toMatchObject({ Release: RELEASE, AskedAt: url })
})
