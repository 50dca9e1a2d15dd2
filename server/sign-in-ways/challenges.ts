import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import { MINUTE_MS } from '#contract/durations.ts'
import { hashToken } from '#server/accounts/tokens.ts'
import { deleteEnded } from '#server/db/delete-ended.ts'
import type { Database } from '#server/db/schema.ts'

/**
 * Milliseconds for which a challenge is valid. The sign-in screen asks for one as soon as it is opened, so that
 * browsers can offer passkeys in the field.
 */
const CHALLENGE_MS = 10 * MINUTE_MS

/** The person that a challenge is for. */
export interface ChallengeOwner {
  /** The member who adds a passkey; null for a sign-in. */
  userId: number | null
  /** Of the passkey to be added. */
  userHandle: string | null
}

/** Random bytes in base64url. */
export const randomText = (): string => randomBytes(32).toString('base64url')

/** Stores a new challenge and returns it. Deletes expired ones of everybody. */
export async function newChallenge(
  db: Kysely<Database>,
  { userId, userHandle }: ChallengeOwner,
  now: number,
): Promise<string> {
  const challenge = randomText()
  await deleteEnded(db, 'passkey_challenges', now)
  await db
    .insertInto('passkey_challenges')
    .values({
      hash: hashToken(challenge),
      user_id: userId,
      user_handle: userHandle,
      expires_at: now + CHALLENGE_MS,
    })
    .execute()
  return challenge
}

/**
 * Consumes the challenge in the client data of a browser.
 * @param clientData JSON in base64url
 * @returns undefined when it is unknown, used, expired or somebody else's
 */
export async function takeChallenge(
  db: Kysely<Database>,
  clientData: string,
  { userId, now }: { userId: number | null; now: number },
): Promise<{ challenge: string; userHandle: string } | undefined> {
  const challenge = challengeIn(clientData)
  if (challenge === undefined) return undefined
  const row = await db
    .deleteFrom('passkey_challenges')
    .where('hash', '=', hashToken(challenge))
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('expires_at', '>', now)
    .returning('user_handle')
    .executeTakeFirst()
  return row && { challenge, userHandle: row.user_handle ?? '' }
}

function challengeIn(clientData: string): string | undefined {
  try {
    const said: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString())
    const { challenge } = said as { challenge?: unknown }
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}
