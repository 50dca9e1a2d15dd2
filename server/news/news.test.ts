import { expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '#contract/durations.ts'
import type { NewsChoices } from '#contract/news/news.ts'
import { announceNews } from '#server/push/announce.ts'
import { databases } from '#tests/support/database.ts'
import { newMember } from '#tests/support/members.ts'
import { FRIDAY, startNews } from '#tests/support/news.ts'
import { call } from '#tests/support/own-recipes.ts'
import { queueFridayMails } from './friday-mail.ts'

test.for(databases)(
  'FOL-01 what followed authors publish is listed, the newest first; FOL-02 it is new until it was seen (%s)',
  async (engine) => {
    const { app, ada, authorId, recipe, publish, publishBook, news, clock } =
      await startNews(engine)
    await publish(FRIDAY - DAY_MS)
    await publishBook(FRIDAY - HOUR_MS)
    const { Items, Unseen } = await news()
    expect(Items).toMatchObject([
      { Kind: 'cookbook', Author: { Id: authorId }, IsNew: true },
      { Kind: 'recipe', Id: recipe.id, Author: { Id: authorId }, IsNew: true },
    ])
    expect(Unseen).toBe(2)
    const ben = await newMember(app, { email: 'ben@simmer.example', username: 'ben' })
    expect(await news(ben)).toMatchObject({ Items: [], Unseen: 0 })
    // A clock that is wrong sees nothing of the future.
    const until = new Date(FRIDAY + DAY_MS).toISOString()
    await call(app, 'PATCH', '/my/news', ada, { Until: until })
    await publish(FRIDAY + HOUR_MS)
    expect((await news()).Items).toHaveLength(1)
    clock.time = FRIDAY + 2 * HOUR_MS
    expect(await news()).toMatchObject({ Unseen: 1, Items: [{ IsNew: true }, { IsNew: false }] })
    await call(app, 'PATCH', '/my/news', ada, { Until: new Date(FRIDAY).toISOString() })
    expect((await news()).Unseen).toBe(1)
  },
)

test.for(databases)(
  'FOL-20 on Fridays a mail says once what is new, to who wants it (%s)',
  async (engine) => {
    const { db, publish, publishBook, mailsAt, choose, authorId } = await startNews(engine)
    await publish(FRIDAY - DAY_MS)
    // Nobody gets mail unasked.
    expect(await mailsAt(FRIDAY)).toEqual([])
    await choose({ Published: 'friday' })
    await publishBook(FRIDAY - 2 * DAY_MS)
    const [mail, ...more] = await mailsAt(FRIDAY)
    expect(more).toEqual([])
    expect(mail?.subject).toMatch(/^Neu diese Woche: .+ und 1 weiteres$/u)
    expect(mail?.text).toMatch(
      /, neues Rezept\n.*Auch neu.*, neues Kochbuch\n.*weil du 1 Abo hast/su,
    )
    // No picture is of one member alone, and none counts.
    expect(mail?.html.match(/(?<=src=")[^"]+/gu)).toEqual([
      expect.stringMatching(/^https:\/\/simmer\.example\/media\/[^?]+\?w=960$/u),
    ])
    expect(await mailsAt(FRIDAY + DAY_MS)).toEqual([])
    // Nothing new, no mail.
    expect(await mailsAt(FRIDAY + 7 * DAY_MS)).toEqual([])
    const next = FRIDAY + 14 * DAY_MS
    await publish(next - DAY_MS)
    await choose({ Author: { Id: authorId, Told: 'cookbooks' } })
    expect(await mailsAt(next)).toEqual([])
    await choose({ Author: { Id: authorId, Told: 'all' }, Published: 'never' })
    await publish(next + DAY_MS)
    expect(await mailsAt(next + 7 * DAY_MS)).toEqual([])
    await choose({ Published: 'friday' })
    await publish(next + 15 * DAY_MS)
    await db.updateTable('users').set({ email_proved_at: null }).execute()
    expect(await mailsAt(next + 21 * DAY_MS)).toEqual([])
  },
)

test.for(databases)(
  'FOL-30 one press ends the mails; FOL-31 to read the address changes nothing, nor does somebody else’s (%s)',
  async (engine) => {
    const { app, db, ada, publish, mailsAt, written, choose } = await startNews(engine)
    await publish(FRIDAY - DAY_MS)
    await choose({ Published: 'friday' })
    const [mail] = await mailsAt(FRIDAY)
    const leave = mail?.headers?.['List-Unsubscribe'] ?? ''
    expect(leave).toMatch(/^<https:\/\/simmer\.example\/unsubscribe\/[\w-]{43}\?lang=de>$/u)
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    const url = leave.slice('<https://simmer.example'.length, -1)
    expect(mail?.text).toContain(url)
    const isOn = async () =>
      (await call<NewsChoices>(app, 'GET', '/my/news/choices', ada))[1].Mail.IsOn
    // A program that looks for harm reads it, again and again.
    for (const method of ['GET', 'HEAD', 'GET'] as const) {
      const shown = await app.inject({ method, url })
      expect([shown.statusCode, await isOn()]).toEqual([200, true])
      expect(shown.headers['cache-control']).toContain('no-store')
    }
    const press = async (address = url) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      const payload = 'List-Unsubscribe=One-Click'
      return await app.inject({ method: 'POST', url: address, headers, payload })
    }
    const nobody = await press(`/unsubscribe/${'x'.repeat(43)}?lang=de`)
    expect(await isOn()).toBe(true)
    const first = await press()
    expect([first.statusCode, await isOn()]).toEqual([200, false])
    // Twice is once, and the answer to an address that nobody has is the same.
    expect([(await press()).body, nobody.body]).toEqual([first.body, first.body])
    await publish(FRIDAY + DAY_MS)
    expect(await mailsAt(FRIDAY + 7 * DAY_MS)).toEqual([])
    await choose({ IsMailOn: true })
    await publish(FRIDAY + 8 * DAY_MS)
    // What is queued when somebody presses is not sent either.
    await queueFridayMails(db, FRIDAY + 14 * DAY_MS)
    expect(await db.selectFrom('mail_queue').selectAll().execute()).toHaveLength(1)
    await press()
    expect(await written()).toEqual([])
  },
)

test.for(databases)(
  'FOL-10 push messages reach who wants to hear at once, and FOL-11 wait while it is quiet (%s)',
  async (engine) => {
    const { app, db, ada, userId, recipe, authorId, publish, choose } = await startNews(engine)
    await publish(FRIDAY)
    const { hash } = await db
      .selectFrom('tokens')
      .select('hash')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    const keys = { p256dh: '', auth: '', created_at: 0 }
    await db
      .insertInto('push_subscriptions')
      .values({ user_id: userId, token_hash: hash, endpoint: 'https://push.example/1', ...keys })
      .execute()
    await call(app, 'PATCH', '/me/update_notifications', ada, { Notifications: true })
    /** When the message about a new recipe is sent; undefined where there is none. */
    const toldAt = async (now: number) => {
      await db.deleteFrom('push_queue').execute()
      await db.deleteFrom('new_recipes').execute()
      await db.updateTable('push_subscriptions').set({ told_at: 0 }).execute()
      await db
        .insertInto('new_recipes')
        .values({ recipe_id: recipe.id, announcement: null })
        .execute()
      await announceNews(db, now)
      return (await db.selectFrom('push_queue').select('due_at').executeTakeFirst())?.due_at
    }
    // The first state is Fridays.
    expect(await toldAt(FRIDAY)).toBeUndefined()
    for (const Published of ['friday', 'never']) {
      await choose({ Published })
      expect(await toldAt(FRIDAY)).toBeUndefined()
    }
    await choose({ Published: 'now' })
    expect(await toldAt(FRIDAY)).toBe(FRIDAY)
    expect(await toldAt(FRIDAY + 6 * HOUR_MS)).toBe(Date.parse('2026-11-28T07:00:00Z'))
    await choose({ Author: { Id: authorId, Told: 'cookbooks' } })
    expect(await toldAt(FRIDAY)).toBeUndefined()
    await choose({ Author: { Id: authorId, Told: 'all' } })
    // The checkbox of the settings is above all choices.
    await call(app, 'PATCH', '/me/update_notifications', ada, { Notifications: false })
    expect(await toldAt(FRIDAY)).toBeUndefined()
    expect((await choose({ Author: { Id: 999, Told: 'none' } }))[0]).toBe(404)
  },
)
