import { sql, type Kysely, type RawBuilder } from 'kysely'
import { HOUR_MS } from '#contract/durations.ts'
import type { Database } from '#server/db/schema.ts'
import { afterQuiet, quietFrom } from '#server/news/hours.ts'
import { transact } from '#server/db/transact.ts'
import { claimNews, findUnannounced } from './new-rows.ts'
import { receiversOf } from './receivers.ts'

/**
 * Queues a message about everything new for every device of those who have notifications on and want to hear at
 * once: subscribers of its authors, whoever was answered, and whose things the desk has read. What is new within an hour of a device's last message
 * waits for the end of that hour and becomes one message; what is new at night is sent in the morning. Of several
 * processes, one claims the news, in one transaction with the messages.
 * @returns whether there was anything new
 */
export async function announceNews(db: Kysely<Database>, now: number): Promise<boolean> {
  // Most polls end here, with a read instead of a write.
  if (!(await findUnannounced(db))) return false
  return await transact(db, async (trx) => {
    const announcement = await claimNews(trx)
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

/** When a device is told of what is new now: an hour after it was last told, and not while it is quiet. */
function dueTime(now: number): RawBuilder<number> {
  const [quiet, morning] = [quietFrom(now), afterQuiet(quietFrom(now))]
  const next = sql`push_subscriptions.told_at + ${sql.lit(HOUR_MS)}`
  return sql<number>`cast(case
    when ${next} <= ${now} then ${afterQuiet(now)}
    when ${next} < ${quiet} then ${next}
    else ${morning} end as bigint)`
}
