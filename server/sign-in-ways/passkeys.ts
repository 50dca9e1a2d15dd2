import type { Kysely } from 'kysely'
import type { MadePasskey } from '#contract/sign-in/passkey-responses.ts'
import { fullName } from '#server/accounts/full-name.ts'
import { enforceLimit, lockMember } from '#server/accounts/member-limits.ts'
import { readMember } from '#server/accounts/queries.ts'
import { requiredText } from '#server/accounts/required-text.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'
import { newChallenge, randomText, takeChallenge } from './challenges.ts'
import type { RelyingParty } from './relying-party.ts'
import { refuseLastWay, type WaysParts } from './ways.ts'

/** Who asks, and when. */
export interface PasskeyAsker {
  userId: number
  /** Milliseconds since 1970, UTC. */
  now: number
}

/**
 * The options with which a member's browser creates a passkey.
 * @throws {ApiError} `LimitReached` when the member has as many as allowed
 */
export async function startPasskey(
  db: Kysely<Database>,
  site: RelyingParty,
  { userId, now }: PasskeyAsker,
) {
  const member = await readMember(db, userId)
  if (!member) throw new ApiError('Unauthorized')
  await enforceLimit(db, 'passkeys', userId, now)
  const rows = await db
    .selectFrom('passkeys')
    .select(['credential_id', 'user_handle'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
  const userHandle = rows[0]?.user_handle ?? randomText()
  const challenge = await newChallenge(db, { userId, userHandle }, now)
  return await site.creation(challenge, {
    userHandle,
    username: member.username,
    fullName: fullName(member),
    known: rows.map(({ credential_id }) => credential_id),
  })
}

/**
 * Adds a passkey that a member's browser has created.
 * @returns its id
 * @throws {ApiError} `PasskeyFailed`; `LimitReached`; `FieldRequired` for a blank name
 */
export async function addPasskey(
  db: Kysely<Database>,
  site: RelyingParty,
  { Name, Passkey }: { Name: string; Passkey: MadePasskey },
  { userId, now }: PasskeyAsker,
): Promise<number> {
  const name = requiredText(Name, 'Name')
  const { clientDataJSON } = Passkey.response
  const asked = await takeChallenge(db, clientDataJSON, { userId, now })
  const made = asked && (await site.made(Passkey, asked.challenge))
  if (!made) throw new ApiError('PasskeyFailed')
  return await transact(db, async (trx) => {
    await lockMember(trx, userId)
    await enforceLimit(trx, 'passkeys', userId, now)
    const row = await trx
      .insertInto('passkeys')
      .values({
        ...made,
        user_id: userId,
        user_handle: asked.userHandle,
        name,
        created_at: now,
        last_used_at: null,
      })
      // Only a forged passkey has the id of another one.
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!row) throw new ApiError('PasskeyFailed')
    return row.id
  })
}

/** @throws {ApiError} `NotFound`, also for a passkey of somebody else; `FieldRequired` for a blank name */
export async function renamePasskey(
  db: Kysely<Database>,
  { id, userId, name }: { id: number; userId: number; name: string },
): Promise<void> {
  const renamed = await db
    .updateTable('passkeys')
    .set({ name: requiredText(name, 'Name') })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  if (!renamed) throw new ApiError('NotFound')
}

/** @throws {ApiError} `NotFound`, also for a passkey of somebody else; `LastWayIn` */
export async function removePasskey(
  parts: WaysParts,
  { id, userId }: { id: number; userId: number },
): Promise<void> {
  await transact(parts.db, async (trx) => {
    await lockMember(trx, userId)
    const removed = await trx
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .returning('id')
      .executeTakeFirst()
    if (!removed) throw new ApiError('NotFound')
    await refuseLastWay({ ...parts, db: trx }, userId)
  })
}
