import type { Kysely } from 'kysely'
import type { UsedPasskey } from '#contract/sign-in/passkey-responses.ts'
import type { ProvedAccount } from '#server/accounts/queries.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import { takeChallenge } from './challenges.ts'
import type { RelyingParty } from './relying-party.ts'

/**
 * The account of a passkey with a valid proof. Every failure has the same answer, so that nobody can find out which
 * passkeys exist.
 * @throws {ApiError} `PasskeyFailed`; `AccountDisabled`
 */
export async function accountOfPasskey(
  db: Kysely<Database>,
  site: RelyingParty,
  passkey: UsedPasskey,
  now: number,
): Promise<ProvedAccount> {
  const { clientDataJSON, userHandle } = passkey.response
  const asked = await takeChallenge(db, clientDataJSON, { userId: null, now })
  const row = await db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.user_id')
    .select([
      'passkeys.id',
      'passkeys.user_id',
      'passkeys.credential_id',
      'passkeys.public_key',
      'passkeys.counter',
      'passkeys.user_handle',
      'users.password_hash',
      'users.disabled_at',
    ])
    .where('credential_id', '=', passkey.id)
    .executeTakeFirst()
  if (!asked || !row || (userHandle !== undefined && userHandle !== row.user_handle)) {
    throw new ApiError('PasskeyFailed')
  }
  const counter = await site.countOf(passkey, asked.challenge, row)
  if (counter === undefined) throw new ApiError('PasskeyFailed')
  const used = await db
    .updateTable('passkeys')
    .set({ counter, last_used_at: now })
    .where('id', '=', row.id)
    // It may have been removed meanwhile, or a copy of it used.
    .where('counter', '=', row.counter)
    .returning('id')
    .executeTakeFirst()
  if (!used) throw new ApiError('PasskeyFailed')
  if (row.disabled_at !== null) throw new ApiError('AccountDisabled')
  return { id: row.user_id, password_hash: row.password_hash }
}
