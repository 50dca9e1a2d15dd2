import fastify from 'fastify'
import { expect, test } from 'vitest'
import { DAY_MS } from '#contract/durations.ts'
import { databases } from '#tests/support/database.ts'
import { newMember } from '#tests/support/members.ts'
import { call } from '#tests/support/own-recipes.ts'
import { makeKey } from '#tests/support/script-keys.ts'
import { startTestServer } from '#tests/support/server.ts'
import { keyEndsMail, warnOfEnds } from './warn-of-ends.ts'

const START = Date.parse('2026-11-01T10:00:00Z')

test.for(databases)(
  'KEY-06 a week before a key ends its member is mailed once, and again of another end (%s)',
  async (engine) => {
    const clock = { time: START }
    const { app, database } = await startTestServer(engine, { now: () => new Date(clock.time) })
    const { db } = database
    const ada = await newMember(app, { language: '0' })
    await makeKey(app, ada, { Name: 'Sicherung', Days: 30 })
    const { made, script } = await makeKey(app, ada, { Name: 'Anzeige', Days: 365 })
    const context = {
      db,
      origin: () => 'https://simmer.example',
      takesPasswords: true,
      now: () => new Date(clock.time),
      log: fastify().log,
    }
    /** What is mailed on a day. */
    const mailsOn = async (day: number) => {
      clock.time = START + day * DAY_MS
      await warnOfEnds(db, clock.time)
      const rows = await db.selectFrom('mail_queue').selectAll().orderBy('id').execute()
      await db.deleteFrom('mail_queue').execute()
      const mails = rows.map(async ({ payload, email_key, lang_id }) => {
        const due = { emailKey: email_key, langId: lang_id, attempts: 0 }
        return await keyEndsMail(context, {
          ...due,
          payload: JSON.parse(payload) as { key: number; at: number },
        })
      })
      return (await Promise.all(mails)).map((mail) => mail?.text)
    }
    expect(await mailsOn(22)).toEqual([])
    expect(await mailsOn(23)).toEqual([
      expect.stringMatching(
        /„Sicherung“ gilt nur noch bis zum 1. Dezember 2026.*bis dahin gemacht/su,
      ),
    ])
    expect(await mailsOn(24)).toEqual([])
    expect(await mailsOn(84)).toEqual([expect.stringMatching(/„Anzeige“.*nichts benutzt/su)])
    expect((await call(app, 'GET', '/my/recipes', script))[0]).toBe(200)
    expect(await mailsOn(85)).toEqual([])
    expect(await mailsOn(84 + 84)).toEqual([expect.stringMatching(/„Anzeige“/u)])
    // What was revoked since it was queued needs no mail.
    await db.updateTable('script_keys').set({ warned_at: null }).execute()
    await warnOfEnds(db, clock.time)
    await db.deleteFrom('script_keys').where('id', '=', made.Id).execute()
    expect(await mailsOn(84 + 84)).toEqual([undefined])
  },
)
