import fastify from 'fastify'
import type { News, NewsChoices } from '#contract/news/news.ts'
import type { EngineName } from '#server/db/engine.ts'
import type { Mail } from '#server/mail/mail.ts'
import { fridayMail, queueFridayMails } from '#server/news/friday-mail.ts'
import { newMember } from './members.ts'
import { call, type Headers } from './own-recipes.ts'
import { startTestServer } from './server.ts'

/** A Friday in winter, 17:00 in Berlin. */
export const FRIDAY = Date.parse('2026-11-27T16:00:00Z')

/** A server on a Friday on which Ada, who reads German and whose address is proved, follows an author. */
export async function startNews(engine: EngineName) {
  const clock = { time: FRIDAY }
  const now = () => new Date(clock.time)
  const server = await startTestServer(engine, { filled: true, now })
  const { app } = server
  const { db } = server.database
  const ada = await newMember(app, { language: '0' })
  const { id: userId } = await db
    .selectFrom('users')
    .select('id')
    .where('username_key', '=', 'ada')
    .executeTakeFirstOrThrow()
  await db.updateTable('users').set({ email_proved_at: 0 }).where('id', '=', userId).execute()
  const recipe = await db
    .selectFrom('recipes')
    .select(['id', 'author_id'])
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const book = await db.selectFrom('cookbooks').select('id').orderBy('id').executeTakeFirstOrThrow()
  const { author_id } = recipe
  await db.updateTable('all_recipes').set({ published_at: 0 }).execute()
  await db.updateTable('all_cookbooks').set({ published_at: 0 }).execute()
  await call(app, 'PATCH', `/author/${author_id}/subscribe`, ada)
  const publish = async (published_at: number) =>
    await db.updateTable('all_recipes').set({ published_at }).where('id', '=', recipe.id).execute()
  const publishBook = async (published_at: number) =>
    await db
      .updateTable('all_cookbooks')
      .set({ published_at, author_id })
      .where('id', '=', book.id)
      .execute()
  const context = {
    db,
    origin: () => 'https://simmer.example',
    takesPasswords: true,
    now,
    log: fastify().log,
  }
  /** What the queue holds, as it would be sent. */
  const written = async (): Promise<Mail[]> => {
    const rows = await db.selectFrom('mail_queue').selectAll().where('kind', '=', 'news').execute()
    await db.deleteFrom('mail_queue').execute()
    const mails = rows.map(async ({ payload, email_key: emailKey, lang_id: langId }) => {
      const times = JSON.parse(payload) as { since: number; until: number }
      return await fridayMail(context, { emailKey, langId, attempts: 0, payload: times })
    })
    return (await Promise.all(mails)).filter((mail) => mail !== undefined)
  }
  /** What is mailed at a time. */
  const mailsAt = async (time: number) => {
    clock.time = time
    await queueFridayMails(db, time)
    return await written()
  }
  const news = async (who: Headers = ada) =>
    (await call<News>(app, 'GET', '/my/news?LangId=1', who))[1]
  const choose = async (body: object) =>
    await call<NewsChoices>(app, 'PATCH', '/my/news/choices', ada, body)
  const publishing = { recipe, authorId: author_id, publish, publishBook }
  return { ...server, db, clock, ada, userId, ...publishing, written, mailsAt, news, choose }
}
