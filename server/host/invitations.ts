import type { Kysely, Selectable, Transaction } from 'kysely'
import { DAY_MS } from '#contract/durations.ts'
import { OPEN_INVITATIONS_MAX } from '#contract/host/limits.ts'
import type {
  MadeInvitation,
  NewSiteInvitation,
  SiteInvitation,
} from '#contract/host/registration.ts'
import { newAddress } from '#server/accounts/mail-address.ts'
import { requiredText } from '#server/accounts/required-text.ts'
import { newToken } from '#server/accounts/tokens.ts'
import { deleteEnded } from '#server/db/delete-ended.ts'
import type { Database } from '#server/db/schema.ts'
import type { InvitationTable } from '#server/db/tables/site.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'
import { appendToLog } from '#server/roles/desk-log.ts'

/** The admin who acts, and the current time. */
export interface Acting {
  actorId: number
  /** Milliseconds since 1970, UTC. */
  now: number
}

function toWire(row: Selectable<InvitationTable>): SiteInvitation {
  return {
    Id: row.id,
    Name: row.name,
    Email: row.email,
    Places: row.places,
    Used: row.used,
    Ends: new Date(row.ends_at).toISOString(),
  }
}

/** Invitations that are valid and not used up, the newest first. */
export async function readInvitations(
  db: Kysely<Database>,
  now: number,
): Promise<SiteInvitation[]> {
  const rows = await db
    .selectFrom('invitations')
    .selectAll()
    .where('ends_at', '>', now)
    .whereRef('used', '<', 'places')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(toWire)
}

/**
 * Makes an invitation, as a link that is shown once or as a mail.
 * @throws {ApiError} `FieldRequired`, `EmailInvalid`, `LimitReached`
 */
export async function makeInvitation(
  db: Kysely<Database>,
  { Name, Places, Days, Email }: NewSiteInvitation,
  { actorId, now }: Acting,
): Promise<MadeInvitation> {
  const { token, hash } = newToken()
  const email = Email === undefined ? null : newAddress(Email)
  const values = {
    name: requiredText(Name, 'Name'),
    email,
    token_hash: hash,
    places: email === null ? Places : 1,
    created_at: now,
    ends_at: now + Days * DAY_MS,
  }
  await deleteEnded(db, 'invitations', now)
  return await transact(db, async (trx) => {
    const row = await trx
      .insertInto('invitations')
      .values(values)
      .returningAll()
      .executeTakeFirstOrThrow()
    await enforceMost(trx)
    await appendToLog(trx, {
      actorId,
      action: 'invitation-made',
      subjectKind: 'invitation',
      subjectId: row.id,
      details: { places: row.places },
      now,
    })
    return { Invitation: toWire(row), Token: email === null ? token : null }
  })
}

/** @throws {ApiError} `LimitReached` */
async function enforceMost(trx: Transaction<Database>): Promise<void> {
  const { count } = await trx
    .selectFrom('invitations')
    .select((row) => row.fn.countAll<number>().as('count'))
    // Invitations of members have no name.
    .where('name', '!=', '')
    .executeTakeFirstOrThrow()
  if (count > OPEN_INVITATIONS_MAX) throw new ApiError('LimitReached')
}

/**
 * The e-mail address of an open invitation.
 * @throws {ApiError} `NotFound`, also for a link
 */
export async function addressOf(db: Kysely<Database>, id: number, now: number): Promise<string> {
  const row = await db
    .selectFrom('invitations')
    .select('email')
    .where('id', '=', id)
    .where('ends_at', '>', now)
    .whereRef('used', '<', 'places')
    .executeTakeFirst()
  if (!row || row.email === null) throw new ApiError('NotFound')
  return row.email
}

/**
 * Revokes an invitation.
 * @throws {ApiError} `NotFound`
 */
export async function endInvitation(
  db: Kysely<Database>,
  id: number,
  { actorId, now }: Acting,
): Promise<void> {
  await transact(db, async (trx) => {
    const { numDeletedRows } = await trx
      .deleteFrom('invitations')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) throw new ApiError('NotFound')
    await appendToLog(trx, {
      actorId,
      action: 'invitation-ended',
      subjectKind: 'invitation',
      subjectId: id,
      now,
    })
  })
}

/**
 * A new link for an invitation that is one, for a host who no longer has it. The earlier link ends.
 * @throws {ApiError} `NotFound`, also for a mail and for those of members
 */
export async function newLink(
  db: Kysely<Database>,
  id: number,
  { actorId, now }: Acting,
): Promise<string> {
  const { token, hash } = newToken()
  return await transact(db, async (trx) => {
    const row = await trx
      .updateTable('invitations')
      .set({ token_hash: hash })
      .where('id', '=', id)
      .where('email', 'is', null)
      // Invitations of members have no name.
      .where('name', '!=', '')
      .where('ends_at', '>', now)
      .whereRef('used', '<', 'places')
      .returning('places')
      .executeTakeFirst()
    if (!row) throw new ApiError('NotFound')
    await appendToLog(trx, {
      actorId,
      action: 'invitation-made',
      subjectKind: 'invitation',
      subjectId: id,
      details: { places: row.places },
      now,
    })
    return token
  })
}

/**
 * A new link for an invitation that is about to be mailed.
 * @returns undefined when it has expired, was revoked or was used meanwhile
 */
export async function renewLink(
  db: Kysely<Database>,
  id: number,
  now: number,
): Promise<{ token: string; email: string; endsAt: number } | undefined> {
  const { token, hash } = newToken()
  const row = await db
    .updateTable('invitations')
    .set({ token_hash: hash })
    .where('id', '=', id)
    .where('ends_at', '>', now)
    .whereRef('used', '<', 'places')
    .returning(['email', 'ends_at'])
    .executeTakeFirst()
  if (!row || row.email === null) return undefined
  return { token, email: row.email, endsAt: row.ends_at }
}
