import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts'
import type { HostOverview } from '#contract/host/overview.ts'
import { mainDatabase } from '#tests/support/database.ts'
import { startDesk } from '#tests/support/desk.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { call } from '#tests/support/own-recipes.ts'
import { noteWarnings } from './tell-hosts.ts'

const NOW = Date.parse('2026-11-28T10:00:00Z')

test.for(mainDatabase)(
  'HST-15 each host gets one mail when a warning begins and one when it is over, in their language (%s)',
  async (engine) => {
    const mails = await startMailServer()
    const environment = { SMTP_URL: mails.url, PUBLIC_ORIGIN: 'https://simmer.example' }
    const { app, database, people, grant } = await startDesk(engine, ['ada', 'ben', 'cleo'], {
      environment,
    })
    const { db } = database
    await grant('ada', 'admin')
    await grant('ben', 'admin')
    await call(app, 'PATCH', '/me/', people.ben.headers, { Language: 0 })
    const queued = async () => {
      const rows = await db.selectFrom('mail_queue').select(['email_key', 'payload']).execute()
      return rows.map(({ email_key, payload }) => {
        const { warning, isOver } = JSON.parse(payload) as { warning: string; isOver: boolean }
        return `${email_key.split('@')[0]} ${warning} ${isOver}`
      })
    }
    // Of several processes one tells.
    const looks = [1, 2, 3].map(async () => await noteWarnings(db, ['diskFull'], NOW))
    await Promise.allSettled(looks)
    for (let minute = 5; minute < 90; minute += 5) {
      await noteWarnings(db, ['diskFull'], NOW + minute * MINUTE_MS)
    }
    expect((await queued()).toSorted()).toEqual(['ada diskFull false', 'ben diskFull false'])
    // Another machine, whose disk has room, does not end it.
    const later = NOW + 90 * MINUTE_MS
    await noteWarnings(db, [], later)
    expect(await queued()).toHaveLength(2)

    const sent = [await mails.next(), await mails.next()]
    const subjects = sent.map(({ subject = '' }) => subject).sort()
    expect(subjects).toEqual([
      'Simmer braucht dich: Die Platte ist fast voll',
      'Simmer needs you: The disk is nearly full',
    ])
    expect(sent[0]?.text).toContain('https://simmer.example/host/overview')

    await expect.poll(queued).toEqual([])
    await noteWarnings(db, [], later + HOUR_MS)
    expect((await queued()).toSorted()).toEqual(['ada diskFull true', 'ben diskFull true'])

    // Switched off, nobody is told.
    await call(app, 'PATCH', '/host/warnings', people.ada.headers, { Mails: false })
    const [, overview] = await call<HostOverview>(app, 'GET', '/host', people.ada.headers)
    expect(overview.WarningMails).toBe(false)
    await noteWarnings(db, ['mailWaits'], later)
    expect(await queued()).toHaveLength(2)
  },
)
