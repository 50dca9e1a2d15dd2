import type { Kysely } from 'kysely'
import type { KitchenChange, KitchenRecord } from '#contract/kitchen/kitchen.ts'
import { KITCHEN_SESSIONS_MAX } from '#contract/kitchen/limits.ts'
import { countChange, lockVersion } from '#server/accounts/member-versions.ts'
import { deleteEnded } from '#server/db/delete-ended.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { readSessions } from './queries.ts'
import { settle } from './settle.ts'
import { recordToRow } from './to-wire.ts'

/** Who changed a kitchen. */
export interface KitchenActor {
  userId: number
  /** Whether a device is the one that the cook has in their hand. */
  isActing: (device: { id: number; token_hash: string | null }) => boolean
  /** Milliseconds since 1970. */
  now: number
}

/** What changes of a kitchen came to. */
export interface Outcome {
  /** Whether something is new for other devices. */
  isChanged: boolean
  /** The kitchen's version afterwards. */
  version: number
  /** The current records that the changes were about. */
  records: KitchenRecord[]
}

/**
 * Makes changes of a member's kitchen in one transaction, which no other one of the member overlaps.
 *
 * @param now milliseconds since 1970
 * @throws {ApiError} `Unauthorized` when the account has been deleted meanwhile
 */
export async function changeKitchen(
  db: Kysely<Database>,
  { userId, now }: { userId: number; now: number },
  changes: readonly KitchenChange[],
): Promise<Outcome> {
  return await transact(db, async (trx) => {
    const before = await lockVersion(trx, 'kitchen_versions', userId)
    const sessionIds = [...new Set(changes.map(({ SessionId }) => SessionId))]
    const stored = await readSessions(trx, userId, sessionIds)
    const settled = settle(stored, changes, { version: before + 1, now })
    const { written, dropped, expiries, answer } = settled
    if (written.length > 0) {
      await saveSessions(trx, userId, expiries)
      await saveRecords(trx, userId, written)
      for (const record of dropped) await deleteRecord(trx, userId, record)
      await deleteSessionsBeyondMax(trx, userId)
    }
    const isChanged = written.some(({ Version }) => Version > before)
    if (isChanged) await countChange(trx, 'kitchen_versions', userId)
    return { isChanged, version: isChanged ? before + 1 : before, records: answer }
  })
}

async function saveSessions(
  trx: Kysely<Database>,
  userId: number,
  expiries: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = [...expiries].map(([id, expires_at]) => ({ user_id: userId, id, expires_at }))
  await trx
    .insertInto('kitchen_sessions')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'id'])
        .doUpdateSet((row) => ({ expires_at: row.ref('excluded.expires_at') })),
    )
    .execute()
}

async function saveRecords(
  trx: Kysely<Database>,
  userId: number,
  records: readonly KitchenRecord[],
): Promise<void> {
  await trx
    .insertInto('kitchen_records')
    .values(records.map((record) => recordToRow(userId, record)))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'session_id', 'id']).doUpdateSet((row) => ({
        acted_at: row.ref('excluded.acted_at'),
        version: row.ref('excluded.version'),
        value: row.ref('excluded.value'),
      })),
    )
    .execute()
}

async function deleteRecord(
  trx: Kysely<Database>,
  userId: number,
  { SessionId, Id }: KitchenRecord,
): Promise<void> {
  await trx
    .deleteFrom('kitchen_records')
    .where('user_id', '=', userId)
    .where('session_id', '=', SessionId)
    .where('id', '=', Id)
    .execute()
}

/** Deletes the sessions beyond the maximum, those first that expire soonest. */
async function deleteSessionsBeyondMax(trx: Kysely<Database>, userId: number): Promise<void> {
  const kept = trx
    .selectFrom('kitchen_sessions')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('expires_at', 'desc')
    .orderBy('id')
    .limit(KITCHEN_SESSIONS_MAX)
  await trx
    .deleteFrom('kitchen_sessions')
    .where('user_id', '=', userId)
    .where('id', 'not in', kept)
    .execute()
}

/**
 * Deletes expired sessions of all members, with their records.
 *
 * @param now milliseconds since 1970
 */
export async function deleteExpiredSessions(db: Kysely<Database>, now: number): Promise<void> {
  await deleteEnded(db, 'kitchen_sessions', now)
}
