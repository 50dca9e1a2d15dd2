import { randomBytes } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import type { Provider } from '#contract/provider-sign-in.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import type { Role } from '#contract/roles.ts'
import { hashToken, newToken } from '#server/accounts/tokens.ts'
import { deleteEnded } from '#server/db/delete-ended.ts'
import type { Database } from '#server/db/schema.ts'
import type { ProviderSignInTable } from '#server/db/tables/members.ts'
import type { Identity } from './identity.ts'
import type { SignInSecrets } from './provider-client.ts'

/** Milliseconds for signing in at a provider. */
export const SIGN_IN_MS = 10 * MINUTE_MS
/** Milliseconds for which a one-time code is valid. */
const CODE_MS = 2 * MINUTE_MS

/** The provider and the browser of a sign-in. */
export interface SignInOwner {
  provider: Provider
  /** A secret of the browser, which binds the sign-in to it. */
  browser: string
}

/** A member who links a provider from inside their account. */
export interface Linking {
  userId: number
  /** Hash of the token of the session that does it. */
  session: string
}

/** A random secret of 256 bits. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Stores a new sign-in. Deletes expired ones of everybody. */
export async function beginSignIn(
  db: Kysely<Database>,
  { provider, browser }: SignInOwner,
  now: number,
  linking?: Linking,
): Promise<SignInSecrets> {
  const secrets = { state: newSecret(), nonce: newSecret(), verifier: newSecret() }
  const { state, nonce, verifier } = secrets
  const state_hash = bound(state, browser)
  await deleteEnded(db, 'external_sign_ins', now)
  await db
    .insertInto('external_sign_ins')
    .values({
      state_hash,
      provider,
      verifier,
      nonce,
      ...linkingColumns(linking),
      expires_at: now + SIGN_IN_MS,
    })
    .execute()
  return secrets
}

/** Consumes a sign-in and returns its secrets; undefined when this browser did not start it. */
export async function takeSignIn(
  db: Kysely<Database>,
  { provider, browser }: SignInOwner,
  state: string,
  now: number,
): Promise<(SignInSecrets & { linking: Linking | undefined }) | undefined> {
  const row = await db
    .deleteFrom('external_sign_ins')
    .where('state_hash', '=', bound(state, browser))
    .where('provider', '=', provider)
    .where('expires_at', '>', now)
    .where('code_hash', 'is', null)
    .returning(['verifier', 'nonce', 'user_id', 'session_hash'])
    .executeTakeFirst()
  if (!row) return undefined
  const { user_id: userId, session_hash: session, ...secrets } = row
  const linking = userId !== null && session !== null ? { userId, session } : undefined
  return { state, ...secrets, linking }
}

/**
 * Stores an identity for a short time, and returns the one-time code for it.
 * @param linking the member who may take it; omitted for a sign-in
 */
export async function saveIdentity(
  db: Kysely<Database>,
  { provider, browser }: SignInOwner,
  { identity, linking }: { identity: Identity; linking?: Linking | undefined },
  now: number,
): Promise<string> {
  const { token } = newToken()
  const { subject, email, firstName: first_name, lastName: last_name } = identity
  const roles = JSON.stringify(identity.roles)
  await db
    .insertInto('external_sign_ins')
    .values({
      state_hash: newToken().hash,
      provider,
      verifier: '',
      nonce: '',
      code_hash: bound(token, browser),
      subject,
      email,
      first_name,
      last_name,
      roles,
      id_token: identity.idToken ?? null,
      ...linkingColumns(linking),
      expires_at: now + CODE_MS,
    })
    .execute()
  return token
}

/**
 * Consumes a one-time code and returns its identity; undefined when the code is unknown, used,
 * expired, another browser's or for another session.
 * @param linking the member who links the provider; omitted for a sign-in
 */
export async function takeIdentity(
  db: Kysely<Database>,
  { provider, browser }: SignInOwner,
  code: string,
  now: number,
  linking?: Linking,
): Promise<Identity | undefined> {
  const row = await db
    .deleteFrom('external_sign_ins')
    .where('code_hash', '=', bound(code, browser))
    .where('provider', '=', provider)
    .where('expires_at', '>', now)
    .where('user_id', linking ? '=' : 'is', linking?.userId ?? null)
    .where('session_hash', linking ? '=' : 'is', linking?.session ?? null)
    .returning(['subject', 'email', 'first_name', 'last_name', 'roles', 'id_token'])
    .executeTakeFirst()
  return row && toIdentity(row)
}

type IdentityRow = Pick<
  Selectable<ProviderSignInTable>,
  'subject' | 'email' | 'first_name' | 'last_name' | 'roles' | 'id_token'
>

/** These columns are set in rows with a code. */
function toIdentity({
  subject,
  email,
  first_name,
  last_name,
  roles,
  id_token,
}: IdentityRow): Identity {
  return {
    subject: subject ?? '',
    email: email ?? '',
    firstName: first_name ?? '',
    lastName: last_name ?? '',
    // A sign-in that the previous release has begun has none.
    roles: JSON.parse(roles ?? '[]') as Role[],
    ...(id_token !== null && { idToken: id_token }),
  }
}

function linkingColumns(linking: Linking | undefined) {
  return { user_id: linking?.userId ?? null, session_hash: linking?.session ?? null }
}

/** Hash of a secret that is bound to a browser. */
function bound(secret: string, browser: string): string {
  return hashToken(`${secret}.${browser}`)
}
