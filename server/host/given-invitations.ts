import type { Kysely } from 'kysely'
import { DAY_MS } from '#contract/durations.ts'
import type { GivenInvitations, MadeGivenInvitation } from '#contract/host/given.ts'
import { MEMBER_INVITATION_DAYS, MEMBER_INVITATIONS } from '#contract/host/limits.ts'
import { lockMember } from '#server/accounts/member-limits.ts'
import { newToken } from '#server/accounts/tokens.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'
import { readSetting } from '#server/site/settings.ts'

/** Milliseconds for which an invitation counts towards a member's limit. */
const YEAR_MS = 365 * DAY_MS

/** The invitations that a member has given in the last year. */
async function readGiven(db: Kysely<Database>, userId: number, now: number) {
  return await db
    .selectFrom('given_invitations')
    .leftJoin('invitations', 'invitations.id', 'given_invitations.invitation_id')
    .select(['given_invitations.id', 'invitation_id', 'used', 'ends_at'])
    .where('given_invitations.user_id', '=', userId)
    .where('given_at', '>', now - YEAR_MS)
    .orderBy('given_invitations.id')
    .execute()
}

/** The invitations that a member has given, and how many are left. */
export async function readGivenInvitations(
  db: Kysely<Database>,
  userId: number,
  now: number,
): Promise<GivenInvitations> {
  const isInvited = (await readSetting(db, 'registration')) === 'invited'
  const given = await readGiven(db, userId, now)
  return {
    Left: isInvited ? Math.max(0, MEMBER_INVITATIONS - given.length) : 0,
    Open: given.flatMap(({ id, used, ends_at }) =>
      used === 0 && ends_at !== null && ends_at > now
        ? [{ Id: id, Ends: new Date(ends_at).toISOString() }]
        : [],
    ),
  }
}

/**
 * Gives an invitation for one person, as a link that is shown once.
 * @throws {ApiError} `RegistrationClosed` unless registration is by invitation, `LimitReached`
 */
export async function giveInvitation(
  db: Kysely<Database>,
  userId: number,
  now: number,
): Promise<MadeGivenInvitation> {
  if ((await readSetting(db, 'registration')) !== 'invited') {
    throw new ApiError('RegistrationClosed')
  }
  const { token, hash } = newToken()
  const ends_at = now + MEMBER_INVITATION_DAYS * DAY_MS
  await transact(db, async (trx) => {
    // Concurrent calls wait for each other, so that each counts the invitations of the other.
    await lockMember(trx, userId)
    await trx
      .deleteFrom('given_invitations')
      .where('user_id', '=', userId)
      .where('given_at', '<=', now - YEAR_MS)
      .execute()
    const given = await readGiven(trx, userId, now)
    if (given.length >= MEMBER_INVITATIONS) throw new ApiError('LimitReached')
    const { id: invitation_id } = await trx
      .insertInto('invitations')
      // The other table has the member, and is deleted with the account.
      .values({ name: '', email: null, token_hash: hash, places: 1, created_at: now, ends_at })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx
      .insertInto('given_invitations')
      .values({ user_id: userId, invitation_id, given_at: now })
      .execute()
  })
  return { Token: token, Ends: new Date(ends_at).toISOString() }
}

/**
 * Takes an unused invitation back. The member can give another one in its place.
 * @throws {ApiError} `NotFound`
 */
export async function takeBack(
  db: Kysely<Database>,
  id: number,
  { userId, now }: { userId: number; now: number },
): Promise<void> {
  await transact(db, async (trx) => {
    await lockMember(trx, userId)
    const given = (await readGiven(trx, userId, now)).find((one) => one.id === id)
    if (!given) throw new ApiError('NotFound')
    const { numDeletedRows } = await trx
      .deleteFrom('invitations')
      .where('id', '=', given.invitation_id)
      .where('used', '=', 0)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw new ApiError('NotFound')
    await trx.deleteFrom('given_invitations').where('id', '=', id).execute()
  })
}
