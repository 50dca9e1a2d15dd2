import { randomBytes } from 'node:crypto'
import { type Kysely, sql, type Updateable } from 'kysely'
import type { NewsChoices, NewsChoicesBody, NewsTime } from '#contract/news/news.ts'
import { lockMember } from '#server/accounts/member-limits.ts'
import { authorRef } from '#server/catalogue/author-ref.ts'
import type { Database } from '#server/db/schema.ts'
import type { NewsChoiceTable } from '#server/db/tables/news.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'

/**
 * When a member is told, in a query of `users` with `news_choices` joined as `choices`. Whoever has not
 * chosen is told at once with push messages, which the settings switch on, and otherwise on Fridays.
 */
export const toldWhen = sql<NewsTime>`coalesce(choices.published,
  case when users.notifications = 1 then 'now' else 'friday' end)`

/** Makes sure that a member has a row, in the caller's transaction, and returns it. */
export async function ensureChoices(
  trx: Kysely<Database>,
  userId: number,
): Promise<{ secret: string; mailed_at: number }> {
  await trx
    .insertInto('news_choices')
    .values({ user_id: userId, published: null, secret: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .execute()
  return await trx
    .selectFrom('news_choices')
    .select(['secret', 'mailed_at'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** How a member is told of what is new. */
export async function readChoices(db: Kysely<Database>, userId: number): Promise<NewsChoices> {
  const member = await db
    .selectFrom('users')
    .leftJoin('news_choices as choices', 'choices.user_id', 'users.id')
    .select(['users.email_proved_at', 'choices.is_mail_on', toldWhen.as('told')])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  if (!member) throw new ApiError('Unauthorized')
  const authors = await db
    .selectFrom('subscriptions')
    .innerJoin('all_authors as writers', 'writers.id', 'subscriptions.author_id')
    .leftJoin('media as portrait', 'portrait.id', 'writers.image_media_id')
    .select([
      'subscriptions.told',
      'writers.id as author_id',
      'writers.name as author_name',
      'writers.hidden_at as author_hidden_at',
      'portrait.path as author_path',
    ])
    .where('subscriptions.user_id', '=', userId)
    .orderBy('writers.sort_key')
    .orderBy('writers.id')
    .execute()
  return {
    Published: member.told,
    Mail: { IsOn: member.is_mail_on !== 0, IsProved: member.email_proved_at !== null },
    // A name that nobody may read is in neither language.
    Authors: authors.map((row) => ({ Author: authorRef(row, 1), Told: row.told })),
  }
}

/**
 * Changes how a member is told.
 * @throws {ApiError} `NotFound` for an author whom the member does not follow
 */
export async function changeChoices(
  db: Kysely<Database>,
  userId: number,
  { Published, IsMailOn, Author }: NewsChoicesBody,
): Promise<void> {
  await transact(db, async (trx) => {
    await lockMember(trx, userId)
    await ensureChoices(trx, userId)
    const changes: Updateable<NewsChoiceTable> = {
      ...(Published !== undefined && { published: Published }),
      ...(IsMailOn !== undefined && { is_mail_on: IsMailOn ? 1 : 0 }),
    }
    if (Object.keys(changes).length > 0)
      await trx.updateTable('news_choices').set(changes).where('user_id', '=', userId).execute()
    if (Author === undefined) return
    const followed = await trx
      .updateTable('subscriptions')
      .set({ told: Author.Told })
      .where('user_id', '=', userId)
      .where('author_id', '=', Author.Id)
      .returning('author_id')
      .executeTakeFirst()
    if (!followed) throw new ApiError('NotFound')
  })
}

/** Notes that a member has seen what was published until then; an earlier time changes nothing. */
export async function seeNews(db: Kysely<Database>, userId: number, until: number): Promise<void> {
  await transact(db, async (trx) => {
    await lockMember(trx, userId)
    await ensureChoices(trx, userId)
    await trx
      .updateTable('news_choices')
      .set({ seen_until: until })
      .where('user_id', '=', userId)
      .where('seen_until', '<', until)
      .execute()
  })
}

/** Ends the mails of whom an address in them belongs to; again changes nothing. */
export async function endMails(db: Kysely<Database>, secret: string): Promise<void> {
  await db.updateTable('news_choices').set({ is_mail_on: 0 }).where('secret', '=', secret).execute()
}
