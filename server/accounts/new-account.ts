import type { Kysely } from 'kysely'
import { DAY_MS } from '#contract/durations.ts'
import { NEW_ACCOUNT_DAYS } from '#contract/limits.ts'
import type { Database } from '#server/db/schema.ts'

/**
 * Whether a member joined less than {@link NEW_ACCOUNT_DAYS} ago.
 * @param now milliseconds since 1970, UTC
 */
export async function isNewAccount(
  db: Kysely<Database>,
  userId: number,
  now: number,
): Promise<boolean> {
  const { created_at } = await db
    .selectFrom('users')
    .select('created_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return created_at > now - NEW_ACCOUNT_DAYS * DAY_MS
}
