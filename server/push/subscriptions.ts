import type { Kysely } from 'kysely'
import { PUSH_DEVICES_MAX } from '#contract/bell/limits.ts'
import type { PushSubscriptionBody } from '#contract/push.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'

/** A member's session, by the hash of its token. */
export interface Session {
  userId: number
  tokenHash: string
}

/** Whether a session has subscribed its browser. */
export async function isSubscribed(db: Kysely<Database>, tokenHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Saves the subscription of a session in place of an earlier one. A browser belongs to the member
 * who subscribed it last. Deletes the member's oldest subscription when there are too many.
 */
export async function saveSubscription(
  db: Kysely<Database>,
  { userId, tokenHash }: Session,
  { Endpoint, P256dh, Auth }: PushSubscriptionBody,
  now: number,
): Promise<void> {
  const owned = { user_id: userId, token_hash: tokenHash, p256dh: P256dh, auth: Auth }
  const row = { ...owned, created_at: now }
  await transact(db, async (trx) => {
    await trx
      .insertInto('push_subscriptions')
      .values({ endpoint: Endpoint, ...row })
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
      .execute()
    await trx
      .deleteFrom('push_subscriptions')
      .where('token_hash', '=', tokenHash)
      .where('endpoint', '!=', Endpoint)
      .execute()
    const newest = trx
      .selectFrom('push_subscriptions')
      .select('id')
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(PUSH_DEVICES_MAX)
    await trx
      .deleteFrom('push_subscriptions')
      .where('user_id', '=', userId)
      .where('id', 'not in', newest)
      .execute()
  })
}

/** Deletes the subscription of a session. */
export async function deleteSubscription(db: Kysely<Database>, tokenHash: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('token_hash', '=', tokenHash).execute()
}

/** Deletes all subscriptions of a member. */
export async function deleteSubscriptions(db: Kysely<Database>, userId: number): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('user_id', '=', userId).execute()
}
