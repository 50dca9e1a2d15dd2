import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { lockProved, type ProvedAccount, updateMember } from './queries.ts'

/**
 * Changes a password, see {@link replacePassword}.
 * @param proved the account as it was when its old password was verified
 * @param kept hash of the token of the session that stays
 * @returns false, with nothing changed, when the old password is no longer the account's
 */
export async function changePassword(
  db: Kysely<Database>,
  proved: ProvedAccount,
  password_hash: string,
  kept: string,
): Promise<boolean> {
  return await transact(db, async (trx) => {
    if (!(await lockProved(trx, proved))) return false
    await replacePassword(trx, proved.id, password_hash, kept)
    return true
  })
}

/**
 * Sets a password and signs out elsewhere, because somebody else may have been using the account.
 * @param password_hash null to remove the password
 * @param kept hash of the token of the session that stays
 */
export async function replacePassword(
  trx: Transaction<Database>,
  id: number,
  password_hash: string | null,
  kept?: string,
): Promise<void> {
  await updateMember(trx, id, { password_hash })
  await signOutElsewhere(trx, id, kept)
}

/**
 * Ends all other sessions of an account and its script keys, and invalidates mailed reset links.
 * @param kept hash of the token of the session that stays
 */
export async function signOutElsewhere(
  trx: Transaction<Database>,
  id: number,
  kept?: string,
): Promise<void> {
  await trx
    .deleteFrom('tokens')
    .where('user_id', '=', id)
    .$if(kept !== undefined, (query) => query.where('hash', '!=', kept ?? ''))
    .execute()
  await trx.deleteFrom('script_keys').where('user_id', '=', id).execute()
  await trx.deleteFrom('reset_tokens').where('user_id', '=', id).execute()
}
