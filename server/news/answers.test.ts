import fastify from 'fastify'
import { expect, test } from 'vitest'
import { DAY_MS } from '#contract/durations.ts'
import type { News, NewsChoices } from '#contract/news/news.ts'
import type { Comment } from '#contract/recipes/comment.ts'
import type { EngineName } from '#server/db/engine.ts'
import { takeDown } from '#server/publications/withdraw.ts'
import { startComments } from '#tests/support/author-comments.ts'
import { databases } from '#tests/support/database.ts'
import { call } from '#tests/support/own-recipes.ts'
import { fridayMail, queueFridayMails } from './friday-mail.ts'

const FRIDAY = Date.parse('2026-11-20T16:00:00Z')
const NAME = 'Grandma Xylander’s plum crumble'
const Text = 'Yes, straight from the fridge.'

/** Mia, who follows nobody, asks Imani; what Mia hears of the answer. */
async function startAnswers(engine: EngineName) {
  const server = await startComments(engine)
  const { app, act, asked, clock } = server
  const { mia } = server.people
  const { db } = server.database
  await db.updateTable('users').set({ email_proved_at: 0 }).where('id', '=', mia.id).execute()
  const answer = async () => await act('POST', `${asked.Id}/answer`, { Text })
  const news = async (who = mia) =>
    (await call<News>(app, 'GET', '/my/news?LangId=1', who.headers))[1]
  const choose = async (body: object) =>
    (await call<NewsChoices>(app, 'PATCH', '/my/news/choices', mia.headers, body))[1]
  const now = () => new Date(clock.now)
  const context = {
    db,
    origin: () => 'https://simmer.example',
    takesPasswords: true,
    now,
    log: fastify().log,
  }
  /** The mails of a Friday, as they would be sent. */
  const mailsAt = async (time: number) => {
    await queueFridayMails(db, time)
    const rows = await db.selectFrom('mail_queue').selectAll().where('kind', '=', 'news').execute()
    await db.deleteFrom('mail_queue').execute()
    const mails = rows.map(async ({ payload, email_key: emailKey }) => {
      const times = JSON.parse(payload) as { since: number; until: number }
      return await fridayMail(context, { emailKey, langId: 1, attempts: 0, payload: times })
    })
    return (await Promise.all(mails)).filter((mail) => mail !== undefined)
  }
  return { ...server, db, mia, answer, news, choose, mailsAt }
}

test.for(databases)(
  'FOL-80 an answer is new to whoever commented, once, and to nobody else (%s)',
  async (engine) => {
    const { answer, act, news, asked, publicId, people, app, clock } = await startAnswers(engine)
    expect((await news()).Items).toEqual([])
    await answer()
    const at = new Date(clock.now).toISOString()
    const [item, ...others] = (await news()).Items
    expect(others).toEqual([])
    expect(item).toMatchObject({
      Kind: 'answer',
      Id: asked.Id,
      Published: at,
      Name: NAME,
      Text,
      Author: { Name: expect.stringContaining('Imani') as string },
      Answer: { RecipeId: publicId, LangId: 1 },
      IsNew: true,
    })
    for (const other of [people.imani, people.ed])
      expect((await news(other)).Items.filter(({ Kind }) => Kind === 'answer')).toEqual([])
    // The same answer again, or another one, is not new again.
    await answer()
    await act('PATCH', `${asked.Id}/answer`, { Text: 'Yes, very cold.' })
    expect((await news()).Items).toMatchObject([{ Published: at, Text: 'Yes, very cold.' }])
    const seen = { Items: [{ Kind: 'answer', Id: asked.Id, Published: at }] }
    await call(app, 'PATCH', '/my/news', people.mia.headers, seen)
    expect(await news()).toMatchObject({ Items: [{ IsNew: false }], Unseen: 0 })
    // It leads to the comment, however many are newer.
    const path = `/recipe/${publicId}/comment/${asked.Id}`
    const [, shown] = await call<Comment>(app, 'GET', path, people.mia.headers)
    expect(shown).toMatchObject({ Id: asked.Id, IsOwn: true, Answer: { Text: 'Yes, very cold.' } })
    expect((await call(app, 'GET', `/recipe/${publicId}/comment/999`))[0]).toBe(404)
  },
)

test.for(databases)(
  'FOL-81 an answer is no news when it is hidden, by somebody who is blocked, or at a withdrawn recipe (%s)',
  async (engine) => {
    const { answer, news, db, mia, people, asked, publicId, clock } = await startAnswers(engine)
    await answer()
    const kinds = async () => (await news()).Items.map(({ Kind }) => Kind)
    expect(await kinds()).toEqual(['answer'])
    const hide = async (hidden_at: number | null, answer_to: number | null) =>
      await db
        .updateTable('comments')
        .set({ hidden_at })
        .where(answer_to === null ? 'id' : 'answer_to', '=', asked.Id)
        .execute()
    for (const which of [asked.Id, null]) {
      await hide(clock.now, which)
      expect(await kinds()).toEqual([])
      await hide(null, which)
      expect(await kinds()).toEqual(['answer'])
    }
    const block = { user_id: mia.id, blocked_id: people.imani.id, created_at: 0 }
    await db.insertInto('blocks').values(block).execute()
    expect(await kinds()).toEqual([])
    await db.deleteFrom('blocks').execute()
    await db.transaction().execute((trx) => takeDown(trx, publicId, clock.now))
    expect(await kinds()).toEqual([])
  },
)

test.for(databases)(
  'FOL-82 answers stand in the mail of Friday for who has chosen that, also without following anybody (%s)',
  async (engine) => {
    const { answer, choose, mailsAt, publicId, asked, app } = await startAnswers(engine)
    await answer()
    // At first they are told at once, which is no mail.
    expect(await mailsAt(FRIDAY)).toEqual([])
    expect(await choose({ Answers: 'never' })).toMatchObject({
      Answers: 'never',
      Published: 'friday',
      Mail: { IsOn: false },
    })
    expect(await mailsAt(FRIDAY)).toEqual([])
    expect(await choose({ Answers: 'friday' })).toMatchObject({ Mail: { IsOn: true } })
    const [mail, ...more] = await mailsAt(FRIDAY)
    expect(more).toEqual([])
    expect(mail?.subject).toBe(`New this week: Answer to your comment on ${NAME}`)
    expect(mail?.text).toContain(`Imani Krause\n\nAnswer to your comment on ${NAME}\n${Text}`)
    expect(mail?.text).toContain(
      `Read the answer: https://simmer.example/recipes/${publicId}?lang=en#comment-${asked.Id}`,
    )
    expect(mail?.text).toContain('because you chose to hear of answers')
    expect(await mailsAt(FRIDAY + DAY_MS)).toEqual([])
    const url = mail?.headers?.['List-Unsubscribe']?.slice('<https://simmer.example'.length, -1)
    expect((await app.inject({ method: 'POST', url: url ?? '' })).statusCode).toBe(200)
    expect(await choose({})).toMatchObject({ Answers: 'friday', Mail: { IsOn: false } })
  },
)
