import type { Kysely } from 'kysely'
import { mailTo } from '#server/accounts/mail-to.ts'
import { findReceiver } from '#server/accounts/queries.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { throughIds } from '#server/http/hourly.ts'
import type { MailContext } from '#server/mail/compose-mail.ts'
import type { Mail } from '#server/mail/mail.ts'
import { queueMail } from '#server/mail/queue-mail.ts'
import type { DueMail } from '#server/mail/queue.ts'
import { ensureChoices, filmsWhen, toldWhen } from './choices.ts'
import { composeNewsMail } from './compose-news-mail.ts'
import { lastFriday, weekBefore } from './hours.ts'
import { readNews } from './read-news.ts'

/** Milliseconds between mails to two members, so that a mail that somebody waits for is soon sent. */
const APART_MS = 500

/** Queues the mail of the last Friday for each member who wants one and has not had it. */
export async function queueFridayMails(db: Kysely<Database>, now: number): Promise<void> {
  const friday = lastFriday(now)
  let count = 0
  const next = async (after: number, limit: number) => {
    const rows = await db
      .selectFrom('users')
      .innerJoin('news_choices as choices', 'choices.user_id', 'users.id')
      .select('users.id')
      .where('users.id', '>', after)
      .where('users.disabled_at', 'is', null)
      .where('users.email_proved_at', 'is not', null)
      .where('choices.is_mail_on', '=', 1)
      .where('choices.mailed_at', '<', friday)
      // Nobody gets mail unasked: whoever has chosen nothing has not chosen the mail.
      .where('choices.published', 'is not', null)
      .where((row) =>
        row.or([
          row('choices.answers', '=', 'friday'),
          row('choices.decisions', '=', 'friday'),
          row
            .or([row(toldWhen, '=', 'friday'), row(filmsWhen, '=', 'friday')])
            .and('users.id', 'in', (followers) =>
              followers.selectFrom('subscriptions').select('user_id').where('told', '!=', 'none'),
            ),
        ]),
      )
      .orderBy('users.id')
      .limit(limit)
      .execute()
    return rows.map(({ id }) => id)
  }
  await throughIds(next, async (ids) => {
    for (const id of ids) {
      if (await queueFor(db, { userId: id, friday, now: now + count * APART_MS })) count += 1
    }
  })
}

interface Due {
  userId: number
  friday: number
  now: number
}

/** Queues the mail of one member; not where nothing is new. */
async function queueFor(db: Kysely<Database>, { userId, friday, now }: Due): Promise<boolean> {
  return await transact(db, async (trx) => {
    const to = await mailTo(trx, userId)
    if (!to) return false
    const { mailed_at } = await ensureChoices(trx, userId)
    const claimed = await trx
      .updateTable('news_choices')
      .set({ mailed_at: friday })
      .where('user_id', '=', userId)
      .where('mailed_at', '<', friday)
      .returning('user_id')
      .executeTakeFirst()
    if (!claimed) return false
    const since = Math.max(mailed_at, weekBefore(friday))
    const times = { since, until: friday }
    const of = { userId, langId: to.langId, ...times, toTell: true }
    const news = await readNews(trx, of, await partsOf(trx, userId))
    if (news.length === 0) return false
    await queueMail(trx, 'news', { to, payload: times, now })
    return true
  })
}

/** What a member has chosen for the mail. */
async function partsOf(db: Kysely<Database>, userId: number) {
  const choices = await db
    .selectFrom('news_choices as choices')
    .select(['published', filmsWhen.as('films'), 'answers', 'decisions'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return {
    published: choices?.published === 'friday',
    films: choices?.films === 'friday',
    answers: choices?.answers === 'friday',
    decisions: choices?.decisions === 'friday',
  }
}

/** The mail of a Friday. Undefined once the member does not want it any more, or all of it is gone. */
export async function fridayMail(
  { db, origin }: MailContext,
  { emailKey, langId, payload }: DueMail<'news'>,
): Promise<Mail | undefined> {
  const account = await findReceiver(db, emailKey)
  if (!account) return undefined
  const choices = await db
    .selectFrom('news_choices')
    .select('secret')
    .where('user_id', '=', account.id)
    .where('is_mail_on', '=', 1)
    .executeTakeFirst()
  const parts = await partsOf(db, account.id)
  const of = { userId: account.id, langId, ...payload, toTell: true }
  const news = await readNews(db, of, parts)
  if (!choices || news.length === 0) return undefined
  const { authors } = await db
    .selectFrom('subscriptions')
    .select(({ fn }) => fn.countAll<number | string>().as('authors'))
    .where('user_id', '=', account.id)
    .executeTakeFirstOrThrow()
  return composeNewsMail({
    to: account.email,
    langId,
    news,
    authors: parts.published || parts.films ? Number(authors) : 0,
    secret: choices.secret,
    origin: origin(),
  })
}
