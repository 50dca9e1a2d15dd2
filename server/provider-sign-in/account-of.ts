import type { Kysely } from 'kysely'
import type { Provider } from '#contract/provider-sign-in.ts'
import type { LangId } from '#contract/languages.ts'
import {
  type AccountRow,
  findAccount,
  forgetWays,
  type ProvedAccount,
} from '#server/accounts/queries.ts'
import { replacePassword } from '#server/accounts/set-password.ts'
import { addAccount } from '#server/accounts/sign-up.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'
import type { Identity } from './identity.ts'

/** Fields of a new account that its provider does not give. */
export interface NewAccount {
  language: LangId
  now: number
  /** Token of an invitation. */
  invitation?: string | undefined
  /** Whether new people get an account. */
  creates: boolean
}

/** An account that is signed in through a provider. */
export interface ProviderAccount extends ProvedAccount {
  /** Whether the provider was linked to an existing account. */
  isJoined: boolean
  /** Whether linking removed a password, see {@link join}. */
  hasLostPassword: boolean
}

/**
 * The account of an identity: the one linked to it, else the one with its e-mail address,
 * else a new one.
 * @throws {ApiError} `AccountDisabled`; for whoever is new `RegistrationClosed`, or as `takePlace` does
 */
export async function accountOf(
  database: OpenDatabase,
  provider: Provider,
  identity: Identity,
  options: NewAccount,
): Promise<ProviderAccount> {
  const { language, now, invitation, creates } = options
  const { db } = database
  const known = await findIdentity(db, provider, identity.subject)
  if (known) return { ...checked(known), isJoined: false, hasLostPassword: false }
  const existing = await findAccount(db, identity.email)
  if (existing) {
    const { id, password_hash } = checked(existing)
    const isUnproved = await join(db, id, provider, identity.subject, now)
    return {
      id,
      password_hash: isUnproved ? null : password_hash,
      isJoined: true,
      hasLostPassword: isUnproved && password_hash !== null,
    }
  }
  if (!creates) throw new ApiError('RegistrationClosed')
  const { firstName: first_name, lastName: last_name, email } = identity
  const account = {
    first_name,
    last_name,
    email,
    email_proved_at: now,
    password_hash: null,
    language,
    created_at: now,
  }
  const id = await addAccount(database, account, { invitation }).catch((error: unknown) => {
    if (error instanceof ApiError && error.code === 'EmailTaken') return undefined
    throw error
  })
  // A concurrent sign-in of the same person has created the account meanwhile.
  if (id === undefined) return await accountOf(database, provider, identity, options)
  await addIdentity(db, id, provider, identity.subject, now)
  return { id, password_hash: null, isJoined: false, hasLostPassword: false }
}

/** @throws {ApiError} `AccountDisabled` */
function checked({ id, password_hash, disabled_at }: AccountRow): ProvedAccount {
  if (disabled_at !== null) throw new ApiError('AccountDisabled')
  return { id, password_hash }
}

async function findIdentity(
  db: Kysely<Database>,
  provider: Provider,
  subject: string,
): Promise<AccountRow | undefined> {
  return await db
    .selectFrom('external_identities')
    .innerJoin('users', 'users.id', 'external_identities.user_id')
    .select(['users.id', 'users.password_hash', 'users.disabled_at'])
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
}

/**
 * Links an identity to the account with its address. If the address was never verified, an attacker
 * may have created the account in advance (pre-hijacking), so its password, all sessions, passkeys and other
 * providers are removed.
 * @returns whether they were removed
 */
async function join(
  db: Kysely<Database>,
  id: number,
  provider: Provider,
  subject: string,
  now: number,
): Promise<boolean> {
  return await transact(db, async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('users')
      .set({ email_proved_at: now })
      .where('id', '=', id)
      .where('email_proved_at', 'is', null)
      .executeTakeFirstOrThrow()
    const isUnproved = numUpdatedRows > 0n
    if (isUnproved) {
      await replacePassword(trx, id, null)
      await forgetWays(trx, id)
    }
    await addIdentity(trx, id, provider, subject, now)
    return isUnproved
  })
}

async function addIdentity(
  db: Kysely<Database>,
  user_id: number,
  provider: Provider,
  subject: string,
  now: number,
): Promise<void> {
  await db
    .insertInto('external_identities')
    .values({ provider, subject, user_id, created_at: now })
    .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing())
    .execute()
}
