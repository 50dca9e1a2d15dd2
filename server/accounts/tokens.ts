import { createHash, randomBytes } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import type { Kysely, Transaction } from 'kysely'
import { SESSIONS_MAX } from '#contract/limits.ts'
import type { Provider } from '#contract/provider-sign-in.ts'
import { DAY_MS } from '#contract/durations.ts'
import { deleteEnded } from '#server/db/delete-ended.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { DatabaseUnavailable } from '#server/db/unavailable.ts'
import { lockProved, type ProvedAccount } from './queries.ts'

/** Seconds for which an access token is valid after its last use: 30 days. */
export const TOKEN_SECONDS = 30 * 24 * 60 * 60
/**
 * Milliseconds between two records of a token's use: recording each one would be a write per read.
 */
const RECORD_MS = DAY_MS

const BEARER = /^Bearer ([\w-]{43})$/i

/** The provider that a session came from, if signing out ends the session there as well. */
export interface SessionOrigin {
  provider: Provider
  /** Identifies the session to the provider. */
  idToken: string
}

/** A random token of 256 bits and its hash, which is stored: SHA-256 in hex. */
export function newToken(): { token: string; hash: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token) }
}

/** The hash of a token, which is stored in its place. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** The hash of a call's bearer token. Undefined without a token in our format. */
export function bearerHash({ authorization = '' }: IncomingHttpHeaders): string | undefined {
  const token = BEARER.exec(authorization)?.[1]
  return token === undefined ? undefined : hashToken(token)
}

/**
 * Starts a session and returns its token. Deletes expired tokens of all accounts, and the member's
 * least recently used session when there are {@link SESSIONS_MAX}.
 * @param from the provider at which signing out ends a session, too
 * @returns undefined when the account was deleted, was disabled or got another password since the
 * proof: a change of password then ends this session like all others
 */
export async function issueToken(
  db: Kysely<Database>,
  proved: ProvedAccount,
  now: number,
  from?: SessionOrigin,
): Promise<string | undefined> {
  const { token, hash } = newToken()
  await deleteEnded(db, 'tokens', now)
  const isIssued = await transact(db, async (trx) => {
    if (!(await lockProved(trx, proved))) return false
    await makeRoom(trx, proved.id)
    const times = { created_at: now, last_used_at: now, expires_at: endOf(now) }
    await trx
      .insertInto('tokens')
      .values({
        hash,
        user_id: proved.id,
        ...times,
        provider: from?.provider ?? null,
        id_token: from?.idToken ?? null,
      })
      .execute()
    return true
  })
  return isIssued ? token : undefined
}

/** Ends a member's least recently used sessions until there is room for another. */
async function makeRoom(trx: Transaction<Database>, userId: number): Promise<void> {
  const newest = trx
    .selectFrom('tokens')
    .select('hash')
    .where('user_id', '=', userId)
    .orderBy('last_used_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(SESSIONS_MAX - 1)
  await trx
    .deleteFrom('tokens')
    .where('user_id', '=', userId)
    .where('hash', 'not in', newest)
    .execute()
}

/** Whose token it is; undefined when it is unknown, revoked or expired, or the account disabled. */
export async function memberOfToken(
  db: Kysely<Database>,
  hash: string,
  now: number,
): Promise<number | undefined> {
  const token = await db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.user_id')
    .select(['tokens.user_id', 'tokens.last_used_at'])
    .where('tokens.hash', '=', hash)
    .where('tokens.expires_at', '>', now)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst()
  if (token && token.last_used_at + RECORD_MS <= now) await recordUse(db, hash, now)
  return token?.user_id
}

/** Records a use. While the database takes no writes, members can still read. */
async function recordUse(db: Kysely<Database>, hash: string, now: number): Promise<void> {
  const used = { last_used_at: now, expires_at: endOf(now) }
  try {
    await db.updateTable('tokens').set(used).where('hash', '=', hash).execute()
  } catch (error) {
    if (!(error instanceof DatabaseUnavailable)) throw error
  }
}

/** Which of these tokens are still valid. Does not count as a use. */
export async function validTokens(
  db: Kysely<Database>,
  hashes: readonly string[],
  now: number,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.user_id')
    .select('tokens.hash')
    .where('tokens.hash', 'in', hashes)
    .where('tokens.expires_at', '>', now)
    .where('users.disabled_at', 'is', null)
    .execute()
  return new Set(rows.map(({ hash }) => hash))
}

/**
 * Ends one session.
 * @returns its provider, if signing out ends the session there as well
 */
export async function revokeToken(
  db: Kysely<Database>,
  hash: string,
): Promise<SessionOrigin | undefined> {
  const row = await db
    .deleteFrom('tokens')
    .where('hash', '=', hash)
    .returning(['provider', 'id_token'])
    .executeTakeFirst()
  if (!row || row.provider === null || row.id_token === null) return undefined
  return { provider: row.provider, idToken: row.id_token }
}

function endOf(now: number): number {
  return now + TOKEN_SECONDS * 1000
}
