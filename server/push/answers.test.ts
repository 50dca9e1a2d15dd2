import { expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#contract/durations.ts'
import type { NewsChoices } from '#contract/news/news.ts'
import type { EngineName } from '#server/db/engine.ts'
import { startComments } from '#tests/support/author-comments.ts'
import { databases } from '#tests/support/database.ts'
import { call } from '#tests/support/own-recipes.ts'
import { announceNews } from './announce.ts'
import { composeMessage } from './message.ts'

const NAME = 'Grandma Xylander’s plum crumble'

/** Imani answers Mia, who has push notifications on. It is two o'clock in the afternoon, in London. */
async function startTold(engine: EngineName) {
  const server = await startComments(engine)
  const { app, act, clock } = server
  const { mia } = server.people
  const { db } = server.database
  const { hash } = await db
    .selectFrom('tokens')
    .select('hash')
    .where('user_id', '=', mia.id)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('tokens')
    .set({ expires_at: clock.now * 2 })
    .execute()
  const keys = { p256dh: '', auth: '', created_at: 0 }
  const device = { user_id: mia.id, token_hash: hash, endpoint: 'https://push.example/1', ...keys }
  /** Turns push notifications on, with a device, or off. */
  const setPush = async (Notifications: boolean) => {
    await call(app, 'PATCH', '/me/update_notifications', mia.headers, { Notifications })
    if (Notifications) await db.insertInto('push_subscriptions').values(device).execute()
  }
  await setPush(true)
  const choose = async (body: object) =>
    (await call<NewsChoices>(app, 'PATCH', '/my/news/choices', mia.headers, body))[1]
  const answer = async (id: number, Text: string) => await act('POST', `${id}/answer`, { Text })
  /** Messages that wait, as they would be sent. */
  const waiting = async () => {
    await announceNews(db, clock.now)
    const rows = await db.selectFrom('push_queue').selectAll().orderBy('id').execute()
    return await Promise.all(
      rows.map(async ({ announcement, last_announcement, due_at }) => {
        const until = last_announcement ?? announcement
        const request = { userId: mia.id, langId: 1 as const, announcement, until }
        return { due: due_at, message: await composeMessage(db, request) }
      }),
    )
  }
  const sent = async () => await db.deleteFrom('push_queue').execute()
  return { ...server, db, mia, setPush, choose, answer, waiting, sent }
}

test.for(databases)(
  'FOL-83 at first an answer is told at once, with the way to it and one to hear of none (%s)',
  async (engine) => {
    const { answer, asked, said, waiting, sent, choose, clock, publicId, app } =
      await startTold(engine)
    await answer(asked.Id, 'Yes, straight from the fridge.')
    const [first, ...others] = await waiting()
    expect(others).toEqual([])
    expect(first).toMatchObject({
      due: clock.now,
      message: {
        title: 'Imani Krause answered you',
        body: `${NAME}: “Yes, straight from the fridge.”`,
        url: `/recipes/${publicId}#comment-${asked.Id}`,
        actions: [{ title: 'Read' }, { title: 'No more of these' }],
      },
    })
    await sent()
    // Nothing is told twice, and the answer to another comment is a message of its own, an hour later.
    expect(await waiting()).toEqual([])
    clock.now += MINUTE_MS
    await answer(said.Id, 'Good to know.')
    const [second] = await waiting()
    expect(second).toMatchObject({
      due: (first?.due ?? 0) + HOUR_MS,
      message: { body: `${NAME}: “Good to know.”` },
    })
    expect(second?.message?.tag).not.toBe(first?.message?.tag)
    const stop = first?.message?.actions?.at(-1)?.post ?? ''
    expect((await app.inject({ url: stop })).statusCode).toBe(404)
    for (const url of [stop, stop])
      expect((await app.inject({ method: 'POST', url })).statusCode).toBe(204)
    expect((await choose({})).Answers).toBe('never')
    expect((await waiting())[0]?.message).toBeUndefined()
  },
)

test.for(databases)(
  'FOL-83 an answer is not told without push, to who wants it on Fridays, or once it is hidden; at night it waits (%s)',
  async (engine) => {
    const stage = await startTold(engine)
    const { answer, asked, said, comment, waiting, setPush, choose, clock, db } = stage
    await setPush(false)
    await answer(asked.Id, 'Yes.')
    expect(await waiting()).toEqual([])
    await setPush(true)
    await choose({ Answers: 'friday' })
    await answer(said.Id, 'Good.')
    expect(await waiting()).toEqual([])
    await choose({ Answers: 'now' })
    // From nine in the evening on, in Berlin.
    const { Id } = await comment('How long?')
    clock.now = Date.parse('2026-11-20T20:30:00Z')
    await answer(Id, 'An hour.')
    const [told] = await waiting()
    expect([told?.due, told?.message?.body]).toEqual([
      Date.parse('2026-11-21T07:00:00Z'),
      `${NAME}: “An hour.”`,
    ])
    await db.updateTable('comments').set({ hidden_at: 1 }).where('answer_to', '=', Id).execute()
    expect((await waiting())[0]?.message).toBeUndefined()
  },
)
