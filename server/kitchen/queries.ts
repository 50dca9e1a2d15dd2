import type { Kysely } from 'kysely'
import type { KitchenRecord } from '#contract/kitchen/kitchen.ts'
import type { Database } from '#server/db/schema.ts'
import { recordToWire } from './to-wire.ts'

const COLUMNS = ['session_id', 'id', 'kind', 'acted_at', 'version', 'value'] as const

/** Version of a member's kitchen, 0 before the first change. */
export async function readVersion(db: Kysely<Database>, userId: number): Promise<number> {
  const row = await db
    .selectFrom('kitchen_versions')
    .select('version')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.version ?? 0
}

/**
 * Records that are newer than a version, oldest first.
 *
 * @param now milliseconds since 1970: records of expired sessions are left out
 */
export async function readNewer(
  db: Kysely<Database>,
  userId: number,
  { since, now }: { since: number; now: number },
): Promise<KitchenRecord[]> {
  const rows = await db
    .selectFrom('kitchen_records')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('version', '>', since)
    .where('session_id', 'in', (own) =>
      own
        .selectFrom('kitchen_sessions')
        .select('id')
        .where('user_id', '=', userId)
        .where('expires_at', '>', now),
    )
    .orderBy('version')
    .orderBy('session_id')
    .orderBy('id')
    .execute()
  return rows.map(recordToWire)
}

/** All records of some sessions of a member. */
export async function readSessions(
  db: Kysely<Database>,
  userId: number,
  sessionIds: readonly string[],
): Promise<KitchenRecord[]> {
  if (sessionIds.length === 0) return []
  const rows = await db
    .selectFrom('kitchen_records')
    .select(COLUMNS)
    .where('user_id', '=', userId)
    .where('session_id', 'in', sessionIds)
    .execute()
  return rows.map(recordToWire)
}
