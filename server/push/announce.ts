import { sql, type Kysely, type RawBuilder } from 'kysely'
import { HOUR_MS } from '#contract/durations.ts'
import { CATALOGUE_VERSION } from '#server/catalogue/version.ts'
import type { Database } from '#server/db/schema.ts'
import { toldWhen } from '#server/news/choices.ts'
import { afterQuiet, quietFrom } from '#server/news/hours.ts'
import { transact } from '#server/db/transact.ts'

/** Tables of what is to be announced. */
const ANNOUNCED = ['new_recipes', 'new_things'] as const

/**
 * Queues a message about everything new for every device of every subscriber of its authors who has notifications
 * on and wants to hear at once. What is new within an hour of a device's last message waits for the end of that
 * hour and becomes one message; what is new at night is sent in the morning. Of several processes, one claims the
 * news, in one transaction with the messages.
 * @returns whether there was anything new
 */
export async function announceNews(db: Kysely<Database>, now: number): Promise<boolean> {
  // Most polls end here, with a read instead of a write.
  if (!(await findUnannounced(db))) return false
  return await transact(db, async (trx) => {
    const announcement = await claim(trx)
    if (announcement === undefined) return false
    const receivers = receiversOf(trx, announcement, now)
    if (await findWaiting(trx, now))
      await trx
        .updateTable('push_queue')
        .set({ last_announcement: announcement })
        .where('waits_until', '>', now)
        .where('subscription_id', 'in', receivers.select('push_subscriptions.id'))
        .execute()
    const dueAt = dueTime(now)
    await trx
      .insertInto('push_queue')
      .columns(['subscription_id', 'announcement', 'due_at', 'waits_until'])
      .expression(
        receivers
          .select([
            'push_subscriptions.id',
            sql<number>`cast(${announcement} as integer)`.as('announcement'),
            dueAt.as('due_at'),
            dueAt.as('waits_until'),
          ])
          .where('push_subscriptions.id', 'not in', (waiting) =>
            waiting
              .selectFrom('push_queue')
              .select('subscription_id')
              .where('last_announcement', '=', announcement),
          ),
      )
      .execute()
    await trx
      .updateTable('push_subscriptions')
      .set({ told_at: dueAt })
      .where('id', 'in', (queued) =>
        queued
          .selectFrom('push_queue')
          .select('subscription_id')
          .where('announcement', '=', announcement),
      )
      .execute()
    return true
  })
}

/** Whether any message waits for the end of its hour. */
async function findWaiting(trx: Kysely<Database>, now: number): Promise<boolean> {
  const row = await trx
    .selectFrom('push_queue')
    .select('id')
    .where('waits_until', '>', now)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Claims everything new. */
async function claim(trx: Kysely<Database>): Promise<number | undefined> {
  const claimed: (number | null)[] = []
  for (const table of ANNOUNCED) {
    const rows = await trx
      .updateTable(table)
      .set({ announcement: CATALOGUE_VERSION })
      .where('announcement', 'is', null)
      .returning('announcement')
      .execute()
    claimed.push(...rows.map(({ announcement }) => announcement))
  }
  return claimed[0] ?? undefined
}

/** When a device is told of what is new now: an hour after it was last told, and not while it is quiet. */
function dueTime(now: number): RawBuilder<number> {
  const [quiet, morning] = [quietFrom(now), afterQuiet(quietFrom(now))]
  const next = sql`push_subscriptions.told_at + ${sql.lit(HOUR_MS)}`
  return sql<number>`cast(case
    when ${next} <= ${now} then ${afterQuiet(now)}
    when ${next} < ${quiet} then ${next}
    else ${morning} end as bigint)`
}

/** Devices of who is to hear of an announcement at once. */
function receiversOf(trx: Kysely<Database>, announcement: number, now: number) {
  return trx
    .selectFrom('push_subscriptions')
    .innerJoin('users', 'users.id', 'push_subscriptions.user_id')
    .innerJoin('tokens', 'tokens.hash', 'push_subscriptions.token_hash')
    .leftJoin('news_choices as choices', 'choices.user_id', 'users.id')
    .where('users.notifications', '=', 1)
    .where('users.disabled_at', 'is', null)
    .where(toldWhen, '=', 'now')
    .where('tokens.expires_at', '>', now)
    .where('users.id', 'in', followersOf(trx, announcement))
}

/** Who follows an author of something that was announced, and wants to hear of it. */
function followersOf(trx: Kysely<Database>, announcement: number) {
  const ofRecipes = trx
    .selectFrom('new_recipes')
    .innerJoin('recipes', 'recipes.id', 'new_recipes.recipe_id')
    .innerJoin('subscriptions', 'subscriptions.author_id', 'recipes.author_id')
    .select('subscriptions.user_id')
    .where('subscriptions.told', '=', 'all')
    .where('new_recipes.announcement', '=', announcement)
  const ofTranslations = trx
    .selectFrom('new_things')
    .innerJoin('recipes', 'recipes.id', 'new_things.item_id')
    .innerJoin('subscriptions', 'subscriptions.author_id', 'recipes.author_id')
    .innerJoin('users as readers', 'readers.id', 'subscriptions.user_id')
    .select('subscriptions.user_id')
    .where('subscriptions.told', '=', 'all')
    .where('new_things.kind', '=', 'translated')
    .whereRef('new_things.lang_id', '=', 'readers.language')
    .where('new_things.announcement', '=', announcement)
  const ofCookbooks = trx
    .selectFrom('new_things')
    .innerJoin('cookbooks', 'cookbooks.id', 'new_things.item_id')
    .innerJoin('subscriptions', 'subscriptions.author_id', 'cookbooks.author_id')
    .select('subscriptions.user_id')
    .where('cookbooks.hidden_at', 'is', null)
    .where((row) =>
      row.or([
        row('new_things.kind', '=', 'cookbook').and('subscriptions.told', '!=', 'none'),
        row('new_things.kind', '=', 'added').and('subscriptions.told', '=', 'all'),
      ]),
    )
    .where('new_things.announcement', '=', announcement)
  return ofRecipes.union(ofTranslations).union(ofCookbooks)
}

/** Deletes what was new once all messages about it were sent. */
export async function deleteAnnounced(db: Kysely<Database>): Promise<void> {
  for (const table of ANNOUNCED)
    await db
      .deleteFrom(table)
      .where('announcement', 'is not', null)
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('push_queue')
              .select('push_queue.id')
              .whereRef('push_queue.announcement', '<=', `${table}.announcement`)
              .where(
                sql<boolean>`coalesce(last_announcement, push_queue.announcement)
                  >= ${sql.ref(`${table}.announcement`)}`,
              ),
          ),
        ),
      )
      .execute()
}

async function findUnannounced(db: Kysely<Database>): Promise<boolean> {
  for (const table of ANNOUNCED) {
    const row = await db
      .selectFrom(table)
      .select('announcement')
      .where('announcement', 'is', null)
      .limit(1)
      .executeTakeFirst()
    if (row !== undefined) return true
  }
  return false
}
