import type { Kysely, Selectable, Transaction } from 'kysely'
import { DAY_MS } from '#contract/durations.ts'
import { SCRIPT_KEYS_MAX } from '#contract/script-keys/limits.ts'
import type {
  MadeScriptKey,
  NewScriptKey,
  ScriptKey,
  ScriptKeys,
} from '#contract/script-keys/script-key.ts'
import { lockMember } from '#server/accounts/member-limits.ts'
import { requiredText } from '#server/accounts/required-text.ts'
import { endOfKey, newScriptKey, scopesOf } from '#server/accounts/script-keys.ts'
import type { Database } from '#server/db/schema.ts'
import type { ScriptKeyTable } from '#server/db/tables/script-keys.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'

/** Who asks, and when. */
export interface KeyOwner {
  userId: number
  /** Milliseconds since 1970, UTC. */
  now: number
}

const dateOf = (time: number) => new Date(time).toISOString()

function toWire(row: Selectable<ScriptKeyTable>, now: number): ScriptKey {
  return {
    Id: row.id,
    Name: row.name,
    Scopes: scopesOf(row.scopes),
    Tail: row.tail,
    Created: dateOf(row.created_at),
    LastUsed: row.last_used_at === null ? null : dateOf(row.last_used_at),
    Ends: dateOf(row.ends_at),
    HasEnded: row.ends_at <= now,
  }
}

/** A member's script keys: those that run first, of each the newest first. */
export async function readKeys(
  db: Kysely<Database>,
  { userId, now }: KeyOwner,
): Promise<ScriptKeys> {
  const rows = await db
    .selectFrom('script_keys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const keys = rows.map((row) => toWire(row, now))
  return { Keys: keys.toSorted((a, b) => Number(a.HasEnded) - Number(b.HasEnded)) }
}

/**
 * Makes a script key. Of those that have ended the oldest give way.
 * @throws {ApiError} `LimitReached` when as many run as a member may have
 */
export async function makeKey(
  db: Kysely<Database>,
  { Name, Scopes, Days }: NewScriptKey,
  { userId, now }: KeyOwner,
): Promise<MadeScriptKey> {
  const name = requiredText(Name, 'Name')
  const { key, ...stored } = newScriptKey()
  const runs_until = now + Days * DAY_MS
  return await transact(db, async (trx) => {
    await lockMember(trx, userId)
    await makeRoom(trx, { userId, now })
    const row = await trx
      .insertInto('script_keys')
      .values({
        user_id: userId,
        name,
        scopes: Scopes.join(' '),
        ...stored,
        created_at: now,
        last_used_at: null,
        ends_at: endOfKey(now, runs_until),
        runs_until,
        warned_at: null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    return { ...toWire(row, now), Key: key }
  })
}

async function makeRoom(trx: Transaction<Database>, { userId, now }: KeyOwner): Promise<void> {
  const rows = await trx
    .selectFrom('script_keys')
    .select(['id', 'ends_at'])
    .where('user_id', '=', userId)
    .orderBy('ends_at')
    .execute()
  if (rows.length < SCRIPT_KEYS_MAX) return
  const [oldest] = rows
  if (!oldest || oldest.ends_at > now) throw new ApiError('LimitReached', { limit: 'scriptKeys' })
  await trx.deleteFrom('script_keys').where('id', '=', oldest.id).execute()
}

/**
 * Revokes a script key, or takes one that has ended off the list.
 * @returns its hash
 * @throws {ApiError} `NotFound`, also for a key of somebody else
 */
export async function revokeKey(
  db: Kysely<Database>,
  id: number,
  { userId }: KeyOwner,
): Promise<string> {
  const row = await db
    .deleteFrom('script_keys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('key_hash')
    .executeTakeFirst()
  if (!row) throw new ApiError('NotFound')
  return row.key_hash
}
