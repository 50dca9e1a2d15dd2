import { randomBytes } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import type { Provider } from '#contract/external-sign-in.ts'
import { hashToken, newToken } from '#server/accounts/tokens.ts'
import type { Database } from '#server/db/schema.ts'
import type { ExternalSignInTable } from '#server/db/tables/members.ts'
import type { Identity } from './identity.ts'
import type { SignInSecrets } from './provider-client.ts'

/** Milliseconds that somebody may take to sign in at a provider. */
export const SIGN_IN_MS = 10 * 60_000
/** Milliseconds until the browser has exchanged its one-time code. */
const CODE_MS = 2 * 60_000

/** Whose sign-in it is: of which provider, and of which browser. */
export interface SignInOwner {
  provider: Provider
  /** A secret that only this browser has. What it begins nobody else can end, and the reverse. */
  browser: string
}

/** A fresh secret of 256 bits. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** Writes down that somebody went to a provider. Forgets everybody's expired sign-ins. */
export async function beginSignIn(
  db: Kysely<Database>,
  { provider, browser }: SignInOwner,
  now: number,
): Promise<SignInSecrets> {
  const secrets = { state: newSecret(), nonce: newSecret(), verifier: newSecret() }
  const { state, nonce, verifier } = secrets
  const state_hash = bound(state, browser)
  await db.deleteFrom('external_sign_ins').where('expires_at', '<=', now).execute()
  await db
    .insertInto('external_sign_ins')
    .values({ state_hash, provider, verifier, nonce, expires_at: now + SIGN_IN_MS })
    .execute()
  return secrets
}

/** The secrets of a sign-in that came back, once; undefined when this browser began none such. */
export async function takeSignIn(
  db: Kysely<Database>,
  { provider, browser }: SignInOwner,
  state: string,
  now: number,
): Promise<SignInSecrets | undefined> {
  const row = await db
    .deleteFrom('external_sign_ins')
    .where('state_hash', '=', bound(state, browser))
    .where('provider', '=', provider)
    .where('expires_at', '>', now)
    .where('code_hash', 'is', null)
    .returning(['verifier', 'nonce'])
    .executeTakeFirst()
  return row && { state, ...row }
}

/** Keeps who has signed in for a moment, and gives the code that the browser exchanges for it. */
export async function keepIdentity(
  db: Kysely<Database>,
  { provider, browser }: SignInOwner,
  identity: Identity,
  now: number,
): Promise<string> {
  const { token } = newToken()
  const { subject, email, firstName: first_name, lastName: last_name } = identity
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
      expires_at: now + CODE_MS,
    })
    .execute()
  return token
}

/** Who has signed in, once; undefined when the code is unknown, used, too old or not this browser's. */
export async function takeIdentity(
  db: Kysely<Database>,
  { provider, browser }: SignInOwner,
  code: string,
  now: number,
): Promise<Identity | undefined> {
  const row = await db
    .deleteFrom('external_sign_ins')
    .where('code_hash', '=', bound(code, browser))
    .where('provider', '=', provider)
    .where('expires_at', '>', now)
    .returning(['subject', 'email', 'first_name', 'last_name'])
    .executeTakeFirst()
  return row && toIdentity(row)
}

type IdentityRow = Pick<
  Selectable<ExternalSignInTable>,
  'subject' | 'email' | 'first_name' | 'last_name'
>

/** The columns of a row that has a code are filled. */
function toIdentity({ subject, email, first_name, last_name }: IdentityRow): Identity {
  return {
    subject: subject ?? '',
    email: email ?? '',
    firstName: first_name ?? '',
    lastName: last_name ?? '',
  }
}

/** What is stored of a secret that is good in one browser only. */
function bound(secret: string, browser: string): string {
  return hashToken(`${secret}.${browser}`)
}
