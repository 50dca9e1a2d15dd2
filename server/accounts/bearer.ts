import type { IncomingHttpHeaders } from 'node:http'
import type { Kysely } from 'kysely'
import { SCRIPT_KEY_PREFIX } from '#contract/script-keys/limits.ts'
import type { Database } from '#server/db/schema.ts'
import { findScriptKey, runningScriptKeys } from './script-keys.ts'
import { bearerHash, hashToken, memberOfToken, validTokens } from './tokens.ts'

/** What a call is made with: the token of a session, or a script key. */
export interface Bearer {
  isKey: boolean
  /** Of the token or key, which is stored in its place. */
  hash: string
}

const KEY = new RegExp(`^Bearer (${SCRIPT_KEY_PREFIX}[\\w-]{43})$`, 'i')

/** What a call is made with. Undefined without a token or key in our format. */
export function bearerOf(headers: IncomingHttpHeaders): Bearer | undefined {
  const key = KEY.exec(headers.authorization ?? '')?.[1]
  if (key !== undefined) return { isKey: true, hash: hashToken(key) }
  const hash = bearerHash(headers)
  return hash === undefined ? undefined : { isKey: false, hash }
}

/** Whose token or key it is; undefined when it is unknown, revoked or ended, or the account disabled. */
export async function memberOfBearer(
  db: Kysely<Database>,
  { isKey, hash }: Bearer,
  now: number,
): Promise<number | undefined> {
  return isKey ? (await findScriptKey(db, hash, now))?.userId : await memberOfToken(db, hash, now)
}

/** The hashes of the tokens and keys among these that are still valid. Does not count as a use. */
export async function validBearers(
  db: Kysely<Database>,
  bearers: readonly Bearer[],
  now: number,
): Promise<Set<string>> {
  const hashesOf = (isKey: boolean) =>
    bearers.filter((bearer) => bearer.isKey === isKey).map(({ hash }) => hash)
  const [tokens, keys] = [hashesOf(false), hashesOf(true)]
  return new Set([
    ...(tokens.length > 0 ? await validTokens(db, tokens, now) : []),
    ...(keys.length > 0 ? await runningScriptKeys(db, keys, now) : []),
  ])
}
