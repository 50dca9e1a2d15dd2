import { sql, type Transaction } from 'kysely'
import { DAY_MS } from '#contract/durations.ts'
import type { ProfileChange } from '#contract/desk/authorship.ts'
import { MEMBER_LIMITS } from '#contract/member-limits.ts'
import { NEWS_DAYS } from '#contract/news/news.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import { keepPortrait, letPortraitGo } from './portrait.ts'

/** Whose change, and when. */
export interface Asking {
  userId: number
  /** Milliseconds since 1970, UTC. */
  now: number
}

/** What the desk is to read. */
interface Wanted {
  /** Null where it stays. */
  name: string | null
  /** Id of a picture of the member's; null where it stays. */
  portrait: number | null
}

/** Ends what waits or was sent back, in a transaction that has locked the member. */
export async function endChange(
  trx: Transaction<Database>,
  { userId, now }: Asking,
): Promise<void> {
  const ended = await trx
    .updateTable('profile_changes')
    // When the desk sent it back stays known.
    .set({ state: 'taken-back', decided_at: sql<number>`coalesce(decided_at, ${now})` })
    .where('user_id', '=', userId)
    .where('state', 'in', ['waiting', 'returned'])
    .returning('portrait_media_id')
    .execute()
  for (const { portrait_media_id: picture } of ended) await letPortraitGo(trx, picture, now)
}

/** @throws {ApiError} `LimitReached` */
async function enforceChanges(trx: Transaction<Database>, { userId, now }: Asking): Promise<void> {
  const { count } = await trx
    .selectFrom('profile_changes')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('sent_at', '>', now - DAY_MS)
    .executeTakeFirstOrThrow()
  const limit = 'profileChangesPerDay'
  if (count >= MEMBER_LIMITS[limit]) throw new ApiError('LimitReached', { limit, status: 429 })
}

/**
 * Lets the desk read another name or portrait in place of what waits, or nothing, in a transaction that has locked
 * the member. The same again changes nothing.
 * @throws {ApiError} `LimitReached`
 */
export async function askForChange(
  trx: Transaction<Database>,
  waiting: ProfileChange | null,
  { name, portrait }: Wanted,
  asking: Asking,
): Promise<void> {
  const { userId, now } = asking
  const waits = { name: waiting?.Name ?? null, portrait: waiting?.Portrait?.Id ?? null }
  if (waits.name === name && waits.portrait === portrait) return
  const isNothing = name === null && portrait === null
  // The answer to the last one stays until another one is asked for.
  if (waiting || !isNothing) await endChange(trx, asking)
  if (isNothing) return
  await enforceChanges(trx, asking)
  // Those of the last day count, and what the desk has decided is listed as news for longer.
  await trx
    .deleteFrom('profile_changes')
    .where('user_id', '=', userId)
    .where('sent_at', '<=', now - DAY_MS)
    .where((row) =>
      row.or([row('decided_by', 'is', null), row('decided_at', '<=', now - NEWS_DAYS * DAY_MS)]),
    )
    .execute()
  const state = { state: 'waiting', remark: null, decided_by: null, decided_at: null } as const
  await trx
    .insertInto('profile_changes')
    .values({ user_id: userId, name, portrait_media_id: portrait, sent_at: now, ...state })
    .execute()
  if (portrait !== null) await keepPortrait(trx, portrait)
}
