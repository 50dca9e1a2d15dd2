import type { Kysely } from 'kysely'
import type { BellState } from '#contract/bell/bell.ts'
import { BELL_ENDINGS_MAX } from '#contract/bell/limits.ts'
import { DAY_MS } from '#contract/durations.ts'
import { hashToken } from '#server/accounts/tokens.ts'
import type { Database } from '#server/db/schema.ts'

/** A page that has not been opened for that long may bring its device again. */
const REMEMBERED_MS = 30 * DAY_MS

/** A device as its page states it. */
export interface StatedDevice {
  secretHash: string
  endpoint: string
}

/** Remembers that a device does not come back: by its endpoint when it is gone, by its secret when removed. */
export async function rememberEnding(
  db: Kysely<Database>,
  hash: string,
  now: number,
): Promise<void> {
  await db
    .insertInto('bell_endings')
    .values({ hash, ended_at: now })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ ended_at: now }))
    .execute()
}

/** Why a device does not come back; null when it may. */
export async function endingOf(
  db: Kysely<Database>,
  { secretHash, endpoint }: StatedDevice,
): Promise<BellState['Ended']> {
  const ended = await db
    .selectFrom('bell_endings')
    .select('hash')
    .where('hash', 'in', [secretHash, hashToken(endpoint)])
    .execute()
  if (ended.length === 0) return null
  return ended.some(({ hash }) => hash !== secretHash) ? 'gone' : 'removed'
}

/** Forgets endings that are old, or too many. */
export async function forgetEndings(db: Kysely<Database>, now: number): Promise<void> {
  const oldest = await db
    .selectFrom('bell_endings')
    .select('ended_at')
    .orderBy('ended_at', 'desc')
    .limit(1)
    .offset(BELL_ENDINGS_MAX)
    .executeTakeFirst()
  const before = Math.max(now - REMEMBERED_MS, oldest ? oldest.ended_at + 1 : 0)
  await db.deleteFrom('bell_endings').where('ended_at', '<', before).execute()
}
