import { expect, test } from 'vitest'
import type { MailTest } from '#contract/host/mail-test.ts'
import type { HostOverview } from '#contract/host/overview.ts'
import { HOUR_MS } from '#contract/durations.ts'
import { databases } from '#tests/support/database.ts'
import { startDesk } from '#tests/support/desk.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { call } from '#tests/support/own-recipes.ts'

const NOW = Date.parse('2026-11-28T10:00:00Z')

test.for(databases)(
  'HST-20 the overview says how the site is, names nobody and warns of what needs the host (%s)',
  async (engine) => {
    const { app, database, people, grant } = await startDesk(engine, ['ada', 'ben'], {
      now: () => new Date(NOW),
      environment: { SMTP_URL: 'smtp://simmer:secret@mail.simmer.example:587' },
    })
    const { headers } = people.ada
    expect((await call(app, 'GET', '/host', headers))[0]).toBe(404)
    await grant('ada', 'admin')
    const look = async () => (await call<HostOverview>(app, 'GET', '/host', headers))[1]
    const quiet = await look()
    expect(quiet).toMatchObject({
      Registration: 'open',
      Members: 2,
      Invitations: 0,
      Ways: ['Password', 'Passkey'],
      Mail: { Server: 'mail.simmer.example:587' },
      Backup: { IsDaily: false, Trusted: [], Failure: null },
      ReadOnly: false,
    })
    expect(quiet.Warnings).toContain('backupOff')
    expect(quiet.Storage.Kinds.at(-1)?.Bytes).toBeGreaterThan(0)
    expect(JSON.stringify(quiet)).not.toMatch(/ada|ben|secret/iu)

    const finished = { row_count: 7, file_count: 2, bytes: 900, file: 'a.backup', failure: null }
    const runs = database.db.insertInto('backup_runs')
    const day = { day: '2026-11-26', claimed_at: 1, finished_at: NOW - 48 * HOUR_MS }
    await runs.values({ ...day, ...finished }).execute()
    expect((await look()).Warnings).toContain('backupOld')
    const failed = { day: '2026-11-27', claimed_at: 1, failure: 'The disk is full.' }
    await runs.values({ ...finished, ...failed, finished_at: null }).execute()
    const { Warnings, Backup } = await look()
    expect(Warnings).toContain('backupFailed')
    expect(Backup).toMatchObject({ Failure: 'The disk is full.', Trusted: [{ Rows: 7 }] })
  },
)

test('HST-21 a test mail is sent to the host at once, and the answer of the mail server is shown', async () => {
  const mails = await startMailServer()
  const environment = { SMTP_URL: mails.url, PUBLIC_ORIGIN: 'https://simmer.example' }
  const { app, people, grant } = await startDesk('sqlite', ['ada'], { environment })
  await grant('ada', 'admin')
  const send = async () =>
    (await call<MailTest>(app, 'POST', '/host/mail/test', people.ada.headers))[1]
  expect(await send()).toMatchObject({ To: 'ada@simmer.example', IsTaken: true, Code: null })
  expect((await mails.next()).to).toMatchObject([{ address: 'ada@simmer.example' }])
  mails.refuseWith(535)
  const refused = await send()
  expect(refused).toMatchObject({ IsTaken: false, Code: '535' })
  expect(refused.Steps.at(-1)).toMatchObject({ Step: 'accepted', Failure: 'receiverRefused' })
})
