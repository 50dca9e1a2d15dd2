import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import { expect, onTestFinished, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '#contract/durations.ts'
import type { HostOverview } from '#contract/host/overview.ts'
import { readConfig } from '#server/config.ts'
import type { ProviderSettings } from '#server/provider-sign-in/provider-settings.ts'
import { readServiceMarks, ServiceMarks } from '#server/queue/service-marks.ts'
import { databases, openTestDatabase } from '#tests/support/database.ts'
import { startDesk } from '#tests/support/desk.ts'
import { call } from '#tests/support/own-recipes.ts'
import { noteDisk, readGrowth } from './disk-growth.ts'
import { answers, certificateEnd } from './outside.ts'
import { warningsOf } from './warnings.ts'
import { readWaysIn, silentProviders } from './ways-in.ts'

const PEM = readFileSync(new URL('../../tests/support/push-peer.pem', import.meta.url))
const NOW = Date.parse('2026-11-28T10:00:00Z')
const at = (days: number) => NOW + days * DAY_MS
const GB = 1_000_000_000
const of = (issuer: string) => ({ issuer }) as ProviderSettings

test.for(databases)(
  'HST-48 when a disk is full is said once a week was measured, each machine for itself (%s)',
  async (engine) => {
    const { db } = await openTestDatabase(engine)
    const all = 200 * GB
    const look = async (days: number, used: number, machine = 'a') => {
      await noteDisk(db, { all, free: all - used }, at(days), machine)
      return await readGrowth(db, { all, free: all - used }, at(days), machine)
    }
    expect(await look(0, 50 * GB)).toEqual({ Days: 0, PerWeek: null, FullOn: null })
    expect(await look(6, 56 * GB)).toEqual({ Days: 6, PerWeek: null, FullOn: null })
    await look(10, 150 * GB, 'b')
    const { Days, PerWeek, FullOn } = await look(10, 60 * GB)
    expect(Days).toBe(10)
    expect(PerWeek).toBe(7 * GB)
    expect(Date.parse(FullOn ?? '')).toBeCloseTo(at(10 + 140), -9)
    // What empties is never full, and what is long ago does not count.
    expect(await look(20, 40 * GB)).toMatchObject({ PerWeek: -3.5 * GB, FullOn: null })
    await look(45, 41 * GB)
    expect((await db.selectFrom('disk_days').selectAll().execute()).length).toBe(2)
  },
)

test.for(databases)(
  'HST-49 mail and push that are not taken are noted with since when, and forgotten once they are (%s)',
  async (engine) => {
    const { db } = await openTestDatabase(engine)
    const marks = new ServiceMarks(db)
    expect((await readServiceMarks(db)).mail).toEqual({
      takenAt: null,
      refusedSince: null,
      code: null,
    })
    await marks.taken('mail', NOW)
    await marks.refused('mail', '535', NOW + MINUTE_MS)
    // Another process, later.
    await new ServiceMarks(db).refused('mail', 'ECONNREFUSED', NOW + 20 * MINUTE_MS)
    const { mail, push } = await readServiceMarks(db)
    expect(mail).toEqual({ takenAt: NOW, refusedSince: NOW + MINUTE_MS, code: 'ECONNREFUSED' })
    expect(push.refusedSince).toBeNull()
    await marks.taken('mail', NOW + 21 * MINUTE_MS)
    expect((await readServiceMarks(db)).mail).toEqual({
      takenAt: NOW + 21 * MINUTE_MS,
      refusedSince: null,
      code: null,
    })
  },
)

test('HST-50 the end of a certificate is read as a browser gets it, and nothing is known where none is shown', async () => {
  const server = createTlsServer({ key: PEM, cert: PEM })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const ends = await certificateEnd(`https://127.0.0.1:${port}`)
  expect(ends).toBe(Date.parse(new X509Certificate(PEM).validTo))
  expect(await certificateEnd('https://127.0.0.1:1')).toBeUndefined()
})

test('HST-51 a provider that does not answer is silent, and the last way in stays', async () => {
  let body = '{}'
  const server = createServer((_request, response) => response.end(body))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  expect(await answers(of(`http://127.0.0.1:${port}`))).toBe(true)
  body = 'x'.repeat(300_000)
  expect(await answers(of(`http://127.0.0.1:${port}`))).toBe(false)
  expect(await answers(of('http://127.0.0.1:1'))).toBe(false)

  const entry = { clientId: 'a', clientSecret: 'b', issuer: 'https://id.example' }
  const providers = [
    { ...entry, name: 'town', label: 'Stadtkonto' },
    { ...entry, name: 'club', label: 'Club' },
  ]
  const config = (LOCAL_SIGN_IN: string) =>
    readConfig({ LOCAL_SIGN_IN, OIDC_PROVIDERS: JSON.stringify(providers) })
  const silent = { answeredAt: null, silentSince: NOW }
  const one = { providers: new Map([['town', silent]]) }
  const both = {
    providers: new Map([
      ['town', silent],
      ['club', silent],
    ]),
  }
  expect(silentProviders(config('off'), one)).toEqual(['town'])
  expect(silentProviders(config('off'), both)).toEqual([])
  expect(silentProviders(config('on'), both)).toEqual(['town', 'club'])
})

test.for(databases)(
  'HST-51 HST-80 ways in are counted, and what is silent, ends or differs is warned of (%s)',
  async (engine) => {
    const OIDC_PROVIDERS = JSON.stringify([
      {
        name: 'town',
        label: 'Stadtkonto',
        issuer: 'https://id.example',
        clientId: 'a',
        clientSecret: 'b',
      },
    ])
    const { app, config, database, people, grant } = await startDesk(engine, ['ada', 'ben'], {
      environment: { OIDC_PROVIDERS },
    })
    await grant('ada', 'admin')
    await database.db
      .insertInto('external_identities')
      .values({ provider: 'town', subject: '1', user_id: people.ben.id, created_at: NOW })
      .execute()
    const seen = { answeredAt: NOW, silentSince: NOW }
    const ways = await readWaysIn(database.db, config, { providers: new Map([['town', seen]]) })
    expect(ways).toMatchObject([
      { Kind: 'password', IsOn: true, Members: 2 },
      { Kind: 'passkey', Members: 0 },
      {
        Name: 'Stadtkonto',
        IsOn: true,
        Members: 1,
        Creates: true,
        SilentSince: new Date(NOW).toISOString(),
      },
      { Name: 'Google', IsOn: false },
      { Name: 'Facebook', IsOn: false },
    ])
    const [, well] = await call<HostOverview>(app, 'GET', '/host', people.ada.headers)
    expect(well).toMatchObject({ CertificateEnds: null, Hosts: 1, IsNew: true })
    expect(well.Storage.Growth).toEqual({ Days: 0, PerWeek: null, FullOn: null })
    // The database's clock comes first, where it is another one.
    expect(well.ClockOf).toBe(engine === 'postgres' ? 'database' : 'address')
    if (engine === 'sqlite') expect(well.ClockOff).toBeNull()
    expect(JSON.stringify(well)).not.toMatch(/ada|ben/iu)
    const since = new Date(NOW - 15 * MINUTE_MS).toISOString()
    const state = { Taken: null, RefusedSince: since, Code: '535' }
    const ill: HostOverview = {
      ...well,
      ClockOff: -94_000,
      CertificateEnds: new Date(NOW + 6 * DAY_MS).toISOString(),
      WaysIn: ways,
      Mail: { ...well.Mail, Server: 'mail.example:587', State: state },
      PushState: state,
    }
    const expected = ['certificateEnds', 'mailRefused', 'clockOff', 'providerSilent', 'pushSilent']
    expect(warningsOf(ill, NOW)).toEqual(expect.arrayContaining(expected))
    expect(well.Warnings).toEqual(['backupOff', 'mailOff'])
  },
)
