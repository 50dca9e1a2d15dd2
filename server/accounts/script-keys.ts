import { randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { DAY_MS, MINUTE_MS } from '#contract/durations.ts'
import { SCRIPT_KEY_PREFIX, SCRIPT_KEY_UNUSED_DAYS } from '#contract/script-keys/limits.ts'
import { SCOPES, type Scope } from '#contract/script-keys/scopes.ts'
import type { Database } from '#server/db/schema.ts'
import { DatabaseUnavailable } from '#server/db/unavailable.ts'
import { hashToken } from './tokens.ts'

/** Milliseconds between two records of a key's use. */
const RECORD_MS = MINUTE_MS

/** A script key of 256 random bits, and what is stored of it. */
export function newScriptKey(): { key: string; key_hash: string; tail: string } {
  const key = SCRIPT_KEY_PREFIX + randomBytes(32).toString('base64url')
  return { key, key_hash: hashToken(key), tail: key.slice(-4) }
}

/** When a key ends that was used last at this time: unused for long, or as its member chose. */
export function endOfKey(usedAt: number, runsUntil: number): number {
  return Math.min(usedAt + SCRIPT_KEY_UNUSED_DAYS * DAY_MS, runsUntil)
}

/** The scopes of a stored key; those of another version of Simmer are left out. */
export function scopesOf(stored: string): Scope[] {
  const words = stored.split(' ')
  return SCOPES.filter((scope) => words.includes(scope))
}

/** Whose script key it is and what it may do; undefined when it is unknown, revoked or ended, or the account disabled. */
export async function findScriptKey(
  db: Kysely<Database>,
  hash: string,
  now: number,
): Promise<{ userId: number; scopes: Scope[] } | undefined> {
  const row = await db
    .selectFrom('script_keys as key')
    .innerJoin('users', 'users.id', 'key.user_id')
    .select(['key.id', 'key.user_id', 'key.scopes', 'key.last_used_at', 'key.runs_until'])
    .where('key.key_hash', '=', hash)
    .where('key.ends_at', '>', now)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  if ((row.last_used_at ?? 0) + RECORD_MS <= now) await recordUse(db, row, now)
  return { userId: row.user_id, scopes: scopesOf(row.scopes) }
}

/** Records a use. While the database takes no writes, scripts can still read. */
async function recordUse(
  db: Kysely<Database>,
  { id, runs_until }: { id: number; runs_until: number },
  now: number,
): Promise<void> {
  const ends_at = endOfKey(now, runs_until)
  try {
    await db
      .updateTable('script_keys')
      .set({
        last_used_at: now,
        ends_at,
        // The mail was about another end.
        warned_at: sql`case when ends_at = ${ends_at} then warned_at end`,
      })
      .where('id', '=', id)
      .where('ends_at', '>', now)
      .execute()
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error
  }
}

/** Which of these script keys still run. Does not count as a use. */
export async function runningScriptKeys(
  db: Kysely<Database>,
  hashes: readonly string[],
  now: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('script_keys as key')
    .innerJoin('users', 'users.id', 'key.user_id')
    .select('key.key_hash')
    .where('key.key_hash', 'in', hashes)
    .where('key.ends_at', '>', now)
    .where('users.disabled_at', 'is', null)
    .execute()
  return rows.map(({ key_hash }) => key_hash)
}
