import type { Kysely } from 'kysely'
import { languageOf } from '#contract/languages.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'
import { letter, type LetterOptions } from '#server/mail/letter.ts'
import type { Mail } from '#server/mail/mail.ts'
import type { DueMail } from '#server/mail/queue.ts'
import { mailWords } from '#server/mail/words.ts'
import { audit } from './audit.ts'
import { hashPassword } from './passwords.ts'
import { findReceiver, replacePassword } from './queries.ts'
import { hashToken, newToken } from './tokens.ts'

/** Minutes that a mailed link is good for (D-15). */
const LINK_MINUTES = 60
/** Good links after which mails to a mailbox are spaced out; together at most eight an hour. */
const LINKS_MAX = 5
/** Minutes between two mails from then on. Whoever asks, the owner has a link no older than this. */
const SPACING_MINUTES = 15

/**
 * The letter with a link for a new password (D-15); undefined when nobody has the address, the
 * account is disabled, or the mailbox has enough links.
 */
export async function resetLetter(
  { db, origin, now, log }: LetterOptions,
  { emailKey, langId, attempts }: DueMail,
): Promise<Mail | undefined> {
  const account = await findReceiver(db, emailKey)
  if (!account) return undefined
  const time = now().getTime()
  // A mail that is tried again has counted already.
  if (attempts === 0 && (await hasEnoughLinks(db, account.id, time))) return undefined
  const token = await issueLink(db, account.id, time)
  audit({ log }, 'password reset link made', account.id)
  const { subject, greeting, intro, action, validity, notYou } = mailWords(langId).reset
  // The page speaks the letter's language, also in another browser than the one that asked.
  const query = `?lang=${languageOf(langId)}`
  return letter({
    to: account.email,
    langId,
    subject,
    greeting,
    intro,
    action: { label: action, url: `${origin()}/auth/resetPassword/${token}${query}` },
    notes: [validity(LINK_MINUTES), notYou],
  })
}

async function hasEnoughLinks(db: Kysely<Database>, userId: number, now: number): Promise<boolean> {
  const links = await db
    .selectFrom('reset_tokens')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(LINKS_MAX)
    .execute()
  const [newest] = links
  return (
    links.length === LINKS_MAX &&
    newest !== undefined &&
    newest.created_at > now - SPACING_MINUTES * 60_000
  )
}

/** Makes a link's token. Forgets everybody's expired ones. */
async function issueLink(db: Kysely<Database>, user_id: number, now: number): Promise<string> {
  const { token, hash } = newToken()
  const expires_at = now + LINK_MINUTES * 60_000
  await db.deleteFrom('reset_tokens').where('expires_at', '<=', now).execute()
  await db
    .insertInto('reset_tokens')
    .values({ hash, user_id, created_at: now, expires_at })
    .execute()
  return token
}

/**
 * Sets the password of the account that a link was mailed to, and signs it out everywhere (D-15).
 * @returns the account
 * @throws {ApiError} `TokenInvalid` for a link that is unknown, used or expired, or whose account is
 * disabled; `PasswordRequired`
 */
export async function resetPassword(
  db: Kysely<Database>,
  token: string,
  password: string,
  now: number,
): Promise<number> {
  const hash = hashToken(token)
  // Looked up first: hashing a password is work that a forged link is not worth.
  const owner = await ownerOfLink(db, hash, now)
  if (owner === undefined) throw new ApiError('TokenInvalid')
  const password_hash = await hashPassword(password)
  await transact(db, async (trx) => {
    // The account's row first, as everywhere, so that two links at once wait instead of deadlocking.
    const { numUpdatedRows } = await trx
      .updateTable('users')
      .set({ email_proved_at: now })
      .where('id', '=', owner)
      .where('disabled_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw new ApiError('TokenInvalid')
    const used = await trx.deleteFrom('reset_tokens').where('hash', '=', hash).executeTakeFirst()
    if (used.numDeletedRows === 0n) throw new ApiError('TokenInvalid')
    await replacePassword(trx, owner, password_hash)
  })
  return owner
}

async function ownerOfLink(
  db: Kysely<Database>,
  hash: string,
  now: number,
): Promise<number | undefined> {
  const link = await db
    .selectFrom('reset_tokens')
    .innerJoin('users', 'users.id', 'reset_tokens.user_id')
    .select('reset_tokens.user_id')
    .where('reset_tokens.hash', '=', hash)
    .where('reset_tokens.expires_at', '>', now)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst()
  return link?.user_id
}
