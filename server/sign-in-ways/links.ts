import type { Kysely } from 'kysely'
import type { Provider } from '#contract/provider-sign-in.ts'
import { lockMember } from '#server/accounts/member-limits.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'
import { refuseLastWay, type WaysParts } from './ways.ts'

/** An identity at a provider, and the member who links it. */
export interface NewLink {
  userId: number
  provider: Provider
  /** The provider's id of the person. */
  subject: string
  now: number
}

/**
 * Links a provider to an account from inside it.
 * @returns false when it was linked already
 * @throws {ApiError} `ProviderTaken` when the identity is linked to another account
 */
export async function addLink(
  db: Kysely<Database>,
  { userId, provider, subject, now }: NewLink,
): Promise<boolean> {
  return await transact(db, async (trx) => {
    await lockMember(trx, userId)
    const added = await trx
      .insertInto('external_identities')
      .values({ provider, subject, user_id: userId, created_at: now })
      .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing())
      .returning('user_id')
      .executeTakeFirst()
    if (added) return true
    const known = await trx
      .selectFrom('external_identities')
      .select('user_id')
      .where('provider', '=', provider)
      .where('subject', '=', subject)
      .executeTakeFirst()
    if (known?.user_id !== userId) throw new ApiError('ProviderTaken')
    return false
  })
}

/** @throws {ApiError} `NotFound` for a provider that is not linked; `LastWayIn` */
export async function removeLink(
  parts: WaysParts,
  { userId, provider }: { userId: number; provider: Provider },
): Promise<void> {
  await transact(parts.db, async (trx) => {
    await lockMember(trx, userId)
    const removed = await trx
      .deleteFrom('external_identities')
      .where('provider', '=', provider)
      .where('user_id', '=', userId)
      .returning('user_id')
      .execute()
    if (removed.length === 0) throw new ApiError('NotFound')
    await refuseLastWay({ ...parts, db: trx }, userId)
  })
}
