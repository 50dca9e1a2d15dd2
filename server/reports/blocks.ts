import type { Kysely } from 'kysely'
import type { Blocks } from '#contract/reports/report.ts'
import { fullName } from '#server/accounts/full-name.ts'
import { enforceLimit, lockMember } from '#server/accounts/member-limits.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'
import { avatarPath } from '#server/media/avatar-path.ts'

/** Who blocks whom, and when. */
export interface Blocking {
  userId: number
  blockedId: number
  /** Milliseconds since 1970, UTC. */
  now: number
}

/** Members whom a member blocks, the latest first. */
export async function readBlocks(db: Kysely<Database>, userId: number): Promise<Blocks> {
  const rows = await db
    .selectFrom('blocks')
    .innerJoin('users', 'users.id', 'blocks.blocked_id')
    .leftJoin('shown_avatars', 'shown_avatars.user_id', 'users.id')
    .select(['users.id', 'first_name', 'last_name', 'username', 'hash', 'blocks.created_at'])
    .where('blocks.user_id', '=', userId)
    .orderBy('blocks.created_at', 'desc')
    .orderBy('users.id', 'desc')
    .execute()
  return {
    Blocks: rows.map((row) => ({
      Id: row.id,
      Name: fullName(row),
      PhotoPath: avatarPath(row.id, row.hash),
      Since: new Date(row.created_at).toISOString(),
    })),
  }
}

/**
 * Keeps what somebody writes from a member. The same again changes nothing.
 * @throws {ApiError} `NotFound` for oneself; `LimitReached`
 */
export async function block(
  db: Kysely<Database>,
  { userId, blockedId, now }: Blocking,
): Promise<void> {
  if (userId === blockedId) throw new ApiError('NotFound')
  await transact(db, async (trx) => {
    await lockMember(trx, userId)
    const known = await trx
      .selectFrom('blocks')
      .select('blocked_id')
      .where('user_id', '=', userId)
      .where('blocked_id', '=', blockedId)
      .executeTakeFirst()
    if (known) return
    await enforceLimit(trx, 'blocks', userId, now)
    await trx
      .insertInto('blocks')
      .values({ user_id: userId, blocked_id: blockedId, created_at: now })
      .execute()
  })
}

/** Ends a block. Without one it changes nothing. */
export async function unblock(
  db: Kysely<Database>,
  userId: number,
  blockedId: number,
): Promise<void> {
  await db
    .deleteFrom('blocks')
    .where('user_id', '=', userId)
    .where('blocked_id', '=', blockedId)
    .execute()
}
