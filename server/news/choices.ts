import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { NewsChoices, NewsChoicesBody } from '#contract/news/news.ts'
import type { NewsTime } from '#contract/news/told.ts'
import { lockMember } from '#server/accounts/member-limits.ts'
import { authorRef } from '#server/catalogue/author-ref.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'

/** When a member is told, in a query of `users` with `news_choices` joined as `choices`. */
export const toldWhen = sql<NewsTime>`coalesce(choices.published, 'friday')`

/** When a member is told of films of recipes that they know, likewise. */
export const filmsWhen = sql<NewsTime>`coalesce(choices.films, choices.published, 'friday')`

/** When a member is told of answers to their comments, likewise. */
export const answersWhen = sql<NewsTime>`coalesce(choices.answers, 'now')`

/** When a member is told of what the desk has decided, likewise. */
export const decisionsWhen = sql<NewsTime>`coalesce(choices.decisions, 'now')`

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
    .select(['users.email_proved_at', 'choices.is_mail_on', 'choices.published'])
    .select([filmsWhen.as('films'), answersWhen.as('answers'), decisionsWhen.as('decisions')])
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
    Published: member.published ?? 'friday',
    Films: member.films,
    Answers: member.answers,
    Decisions: member.decisions,
    // Nobody gets mail unasked: it is on once the member has chosen something.
    Mail: {
      IsOn: member.published !== null && member.is_mail_on === 1,
      IsProved: member.email_proved_at !== null,
    },
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
  { Published, Films, Answers, Decisions, IsMailOn, Author }: NewsChoicesBody,
): Promise<void> {
  await transact(db, async (trx) => {
    await lockMember(trx, userId)
    await ensureChoices(trx, userId)
    const row = () => trx.updateTable('news_choices').where('user_id', '=', userId)
    if (Published !== undefined) await row().set({ published: Published }).execute()
    // Whoever chooses the mail chooses what was shown, too: Fridays.
    const published = sql<NewsTime>`coalesce(published, 'friday')`
    if (Films !== undefined)
      await row()
        .set({ films: Films, ...(Films === 'friday' && { published }) })
        .execute()
    if (Answers !== undefined)
      await row()
        .set({ answers: Answers, ...(Answers === 'friday' && { published }) })
        .execute()
    if (Decisions !== undefined)
      await row()
        .set({ decisions: Decisions, ...(Decisions === 'friday' && { published }) })
        .execute()
    if (IsMailOn !== undefined) {
      await row()
        .set({ is_mail_on: IsMailOn ? 1 : 0, published })
        .execute()
    }
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

/** Ends the mails of whom an address in them belongs to; again changes nothing. */
export async function endMails(db: Kysely<Database>, secret: string): Promise<void> {
  await db.updateTable('news_choices').set({ is_mail_on: 0 }).where('secret', '=', secret).execute()
}

/** Tells whom an address in a push message belongs to of no more answers, or decisions. */
export async function endKind(
  db: Kysely<Database>,
  secret: string,
  kind: 'answers' | 'decisions',
): Promise<void> {
  await db
    .updateTable('news_choices')
    .set({ [kind]: 'never' })
    .where('secret', '=', secret)
    .execute()
}

/** Tells whom an address in a push message belongs to of an author's cookbooks alone. */
export async function hearLess(
  db: Kysely<Database>,
  secret: string,
  authorId: number,
): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ told: 'cookbooks' })
    .where('author_id', '=', authorId)
    .where('told', '=', 'all')
    .where('user_id', 'in', (member) =>
      member.selectFrom('news_choices').select('user_id').where('secret', '=', secret),
    )
    .execute()
}
