import { randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Invitation, NewInvitation, OpenInvitation } from '#contract/household.ts'
import {
  HOUSEHOLD_MEMBERS_MAX,
  INVITATION_DAYS,
  INVITATIONS_MAX,
} from '#contract/shopping/limits.ts'
import { DAY_MS } from '#contract/durations.ts'
import { hashToken, newToken } from '#server/accounts/tokens.ts'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import { initialsOf, shownName } from '#server/membership/people.ts'

/** Letters and digits that nobody confuses when they are read out or written by hand. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const CODE_LENGTH = 6

function newCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}

/** The hash of a code as somebody typed it. */
function hashCode(typed: string): string {
  return hashToken(typed.toUpperCase().replaceAll(/[^A-Z\d]/g, ''))
}

/** A link or a code. */
export interface Ticket {
  Token?: string | undefined
  Code?: string | undefined
}

/** Invitations of a household that work now, the newest last. */
export async function readOpenInvitations(
  db: Kysely<Database>,
  householdId: number,
  now: number,
): Promise<OpenInvitation[]> {
  const rows = await db
    .selectFrom('household_invitations')
    .select(['id', 'expires_at'])
    .where('household_id', '=', householdId)
    .where('expires_at', '>', now)
    .orderBy('id')
    .execute()
  return rows.map(({ id, expires_at }) => ({
    Id: id,
    Expires: new Date(expires_at).toISOString(),
  }))
}

/**
 * Makes an invitation; the oldest gives way to one too many.
 * @param household whose members are locked
 * @throws {ApiError} `HouseholdFull`
 */
export async function insertInvitation(
  trx: Kysely<Database>,
  household: { id: number; size: number },
  { userId, now }: { userId: number; now: number },
): Promise<NewInvitation> {
  const Places = HOUSEHOLD_MEMBERS_MAX - household.size
  if (Places <= 0) throw new ApiError('HouseholdFull')
  const newest = trx
    .selectFrom('household_invitations')
    .select('id')
    .where('household_id', '=', household.id)
    .orderBy('id', 'desc')
    .limit(INVITATIONS_MAX - 1)
  await trx
    .deleteFrom('household_invitations')
    .where('household_id', '=', household.id)
    .where('id', 'not in', newest)
    .execute()
  const { token, hash } = newToken()
  const expires_at = now + INVITATION_DAYS * DAY_MS
  for (;;) {
    const Code = newCode()
    const row = await trx
      .insertInto('household_invitations')
      .values({
        household_id: household.id,
        user_id: userId,
        token_hash: hash,
        code_hash: hashCode(Code),
        expires_at,
      })
      .onConflict((same) => same.column('code_hash').doNothing())
      .returning('id')
      .executeTakeFirst()
    const Expires = new Date(expires_at).toISOString()
    if (row) return { Id: row.id, Token: token, Code, Expires, Places }
  }
}

/**
 * Finds an invitation by its link or its code.
 * @throws {ApiError} `InvitationInvalid`, also for one that was withdrawn or has expired
 */
export async function findInvitation(db: Kysely<Database>, { Token, Code }: Ticket, now: number) {
  const invitations = db
    .selectFrom('household_invitations as invitation')
    .innerJoin('households', 'households.id', 'invitation.household_id')
    .innerJoin('users', 'users.id', 'invitation.user_id')
    .select([
      'invitation.household_id',
      'invitation.expires_at',
      'households.name',
      'users.first_name',
      'users.last_name',
      'users.username',
    ])
    .where('invitation.expires_at', '>', now)
  const found =
    Token === undefined
      ? invitations.where('invitation.code_hash', '=', hashCode(Code ?? ''))
      : invitations.where('invitation.token_hash', '=', hashToken(Token))
  const invitation = await found.executeTakeFirst()
  if (!invitation) throw new ApiError('InvitationInvalid')
  return invitation
}

/**
 * What somebody who was invited sees.
 * @param memberId null for a visitor
 * @throws {ApiError} `InvitationInvalid`
 */
export async function readInvitation(
  db: Kysely<Database>,
  ticket: Ticket,
  { memberId, now }: { memberId: number | null; now: number },
): Promise<Invitation> {
  const invitation = await findInvitation(db, ticket, now)
  const members = await db
    .selectFrom('household_members')
    .select('user_id')
    .where('household_id', '=', invitation.household_id)
    .execute()
  const own =
    memberId === null
      ? undefined
      : await db
          .selectFrom('household_members')
          .innerJoin('households', 'households.id', 'household_members.household_id')
          .select(['households.id', 'households.name'])
          .where('user_id', '=', memberId)
          .executeTakeFirst()
  const IsMember = own?.id === invitation.household_id
  return {
    HouseholdName: invitation.name,
    Inviter: { Name: shownName(invitation), Initials: initialsOf(invitation) },
    Expires: new Date(invitation.expires_at).toISOString(),
    Places: Math.max(0, HOUSEHOLD_MEMBERS_MAX - members.length),
    IsMember,
    Other: own && !IsMember ? own.name : null,
  }
}
