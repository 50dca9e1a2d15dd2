import { randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { SignUpBody } from '#contract/account.ts'
import { USERNAME_MAX } from '#contract/limits.ts'
import { typedLine } from '#contract/text/typed-line.ts'
import type { OpenDatabase } from '#server/db/engine.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'
import { addressKeys, newAddress } from './mail-address.ts'
import { requiredText } from './required-text.ts'
import type { Passwords } from './passwords.ts'
import { findAccount, insertMember, keyOf } from './queries.ts'
import { refuseUninvited, takePlace } from './registration.ts'

/** Attempts to make a free username from the e-mail address. */
const TRIES = 5

/**
 * Creates an account and returns its id. Without a username it gets the part of the e-mail
 * address before the @, with a number when that is taken.
 * @throws {ApiError} `FieldRequired`, `EmailInvalid`, `PasswordRequired`, `PasswordStolen`, `EmailTaken`,
 * `AccountDisabled`, `UsernameTaken`, or as {@link takePlace} does
 */
export async function signUp(
  { database, passwords }: { database: OpenDatabase; passwords: Passwords },
  body: SignUpBody,
  now: number,
): Promise<number> {
  // Before the password is hashed, which is expensive.
  await refuseUninvited(database.db, body.invitation, now)
  const member = {
    first_name: requiredText(body.firstname, 'firstname'),
    last_name: typedLine(body.lastname),
    email: newAddress(body.email),
    password_hash: await passwords.hash(body.password),
    language: body.language,
    created_at: now,
  }
  const { username = '', invitation } = body
  return await addAccount(database, member, { username: typedLine(username), invitation })
}

/** A new account without its username. */
type NewAccount = Omit<Parameters<typeof insertMember>[1], 'username'>

/** Optional choices of a person who registers. */
interface Coming {
  /** The chosen username; without one it is made from the address. */
  username?: string | undefined
  /** Token of an invitation. */
  invitation?: string | undefined
}

/**
 * Adds an account and returns its id.
 * @throws {ApiError} `EmailTaken`, `AccountDisabled` or `UsernameTaken`, or as {@link takePlace} does
 */
export async function addAccount(
  { db, engine }: OpenDatabase,
  account: NewAccount,
  { username: chosen = '', invitation }: Coming = {},
): Promise<number> {
  await refuseUninvited(db, invitation, account.created_at)
  // The database keeps one account for each key; an address in another script may have two.
  if (addressKeys(keyOf(account.email)).length > 1) await refuseKnownAddress(db, account.email)
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const username = chosen || usernameOf(account.email, attempt)
    try {
      // The place is given back when the account cannot be made.
      return await transact(db, async (trx) => {
        await takePlace(trx, invitation, account.created_at)
        return await insertMember(trx, { ...account, username })
      })
    } catch (error) {
      if (!engine.isDuplicate(error)) throw error
      await refuseKnownAddress(db, account.email)
      if (chosen) break
    }
  }
  throw new ApiError('UsernameTaken')
}

async function refuseKnownAddress(db: Kysely<Database>, email: string): Promise<void> {
  const account = await findAccount(db, email)
  if (account) throw new ApiError(account.disabled_at === null ? 'EmailTaken' : 'AccountDisabled')
}

/** A username for an address; from the second attempt on with a number. */
export function usernameOf(email: string, attempt: number): string {
  const [local = ''] = email.split('@')
  const number = attempt === 0 ? '' : String(randomInt(1000, 1_000_000))
  return local.slice(0, USERNAME_MAX - number.length) + number
}
