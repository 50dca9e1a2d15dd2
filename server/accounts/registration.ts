import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import { readSetting } from '#server/site/settings.ts'
import { hashToken } from './tokens.ts'

/**
 * Refuses people who may not register, before any other work is done.
 * @param token of an invitation
 * @throws {ApiError} `RegistrationClosed`; `InvitationNeeded`; `InvitationInvalid` for one that is unknown, ended
 * or used up
 */
export async function refuseUninvited(
  db: Kysely<Database>,
  token: string | undefined,
  now: number,
): Promise<void> {
  const registration = await readSetting(db, 'registration')
  if (registration === 'open') return
  if (registration === 'closed') throw new ApiError('RegistrationClosed')
  if (token === undefined) throw new ApiError('InvitationNeeded')
  const invitation = await db
    .selectFrom('invitations')
    .select('id')
    .where('token_hash', '=', hashToken(token))
    .where('ends_at', '>', now)
    .whereRef('used', '<', 'places')
    .executeTakeFirst()
  if (!invitation) throw new ApiError('InvitationInvalid')
}

/**
 * Takes a place of an invitation, in the transaction that adds the account. Of two who want the last one, one
 * waits and is refused. Where registration is open, it is counted if it still works.
 * @throws {ApiError} as {@link refuseUninvited} does
 */
export async function takePlace(
  trx: Transaction<Database>,
  token: string | undefined,
  now: number,
): Promise<void> {
  const registration = await readSetting(trx, 'registration')
  if (registration === 'closed') throw new ApiError('RegistrationClosed')
  if (token === undefined) {
    if (registration === 'open') return
    throw new ApiError('InvitationNeeded')
  }
  const taken = await trx
    .updateTable('invitations')
    .set((row) => ({ used: row('used', '+', 1) }))
    .where('token_hash', '=', hashToken(token))
    .where('ends_at', '>', now)
    .whereRef('used', '<', 'places')
    .returning('id')
    .executeTakeFirst()
  if (!taken && registration !== 'open') throw new ApiError('InvitationInvalid')
}
