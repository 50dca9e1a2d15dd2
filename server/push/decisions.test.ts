import fastify from 'fastify'
import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#contract/durations.ts'
import { fridayMail, queueFridayMails } from '#server/news/friday-mail.ts'
import { lastFriday } from '#server/news/hours.ts'
import { databases } from '#tests/support/database.ts'
import { call } from '#tests/support/own-recipes.ts'
import { startPublishing } from '#tests/support/publishing.ts'
import { announceNews } from './announce.ts'
import { composeMessage } from './message.ts'

const NAME = 'Grandma Xylander’s plum crumble'

test.for(databases)(
  'FOL-86 a decision is told at once, on Fridays or never, as the member has chosen (%s)',
  { timeout: 60_000 },
  async (engine) => {
    const clock = { now: Date.parse('2026-11-24T13:00:00Z') }
    const server = await startPublishing(engine, { now: () => new Date(clock.now) })
    const { publish, app, database, people } = server
    const { imani } = people
    const { db } = database
    const choose = async (body: object) =>
      await call(app, 'PATCH', '/my/news/choices', imani.headers, body)
    const { hash } = await db
      .selectFrom('tokens')
      .select('hash')
      .where('user_id', '=', imani.id)
      .executeTakeFirstOrThrow()
    await db
      .updateTable('tokens')
      .set({ expires_at: clock.now * 2 })
      .execute()
    await call(app, 'PATCH', '/me/update_notifications', imani.headers, { Notifications: true })
    const keys = { p256dh: '', auth: '', created_at: 0 }
    const device = { user_id: imani.id, token_hash: hash, endpoint: 'https://push.example/1' }
    await db
      .insertInto('push_subscriptions')
      .values({ ...device, ...keys })
      .execute()
    const messages = async () => {
      await announceNews(db, clock.now)
      const rows = await db.selectFrom('push_queue').selectAll().orderBy('id').execute()
      await db.deleteFrom('push_queue').execute()
      return await Promise.all(
        rows.map(({ announcement, last_announcement }) => {
          const until = last_announcement ?? announcement
          return composeMessage(db, { userId: imani.id, langId: 1, announcement, until })
        }),
      )
    }
    const { own } = await publish()
    expect(await messages()).toMatchObject([
      {
        title: 'Your recipe is published',
        body: NAME,
        url: `/my/recipes/${own.Id}/publication`,
        actions: [{ title: 'Read' }, { title: 'No more of these' }],
      },
    ])
    // Nobody is told of it twice.
    expect(await messages()).toEqual([])

    await db.updateTable('users').set({ email_proved_at: 0 }).where('id', '=', imani.id).execute()
    clock.now += HOUR_MS
    await choose({ Decisions: 'friday', IsMailOn: true })
    await publish()
    expect(await messages()).toEqual([])
    const friday = lastFriday(clock.now + 7 * DAY_MS)
    await queueFridayMails(db, friday)
    const queued = await db
      .selectFrom('mail_queue')
      .selectAll()
      .where('kind', '=', 'news')
      .executeTakeFirstOrThrow()
    const context = { db, origin: () => 'https://simmer.example', now: () => new Date(friday) }
    const mail = await fridayMail(
      { ...context, takesPasswords: true, log: fastify().log },
      {
        emailKey: queued.email_key,
        langId: 1,
        attempts: 0,
        payload: JSON.parse(queued.payload) as { since: number; until: number },
      },
    )
    expect(mail?.text).toContain('your recipe is published')
    expect(mail?.text).toContain(`https://simmer.example/my/recipes/${own.Id}/publication?lang=en`)
    expect(mail?.text).toContain('what was read of yours')
    await choose({ Decisions: 'never' })
    expect(await messages()).toEqual([])
  },
)
