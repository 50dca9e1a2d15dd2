import type { Kysely } from 'kysely'
import { languageOf } from '#contract/languages.ts'
import { MINUTE_MS } from '#contract/durations.ts'
import { deleteEnded } from '#server/db/delete-ended.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'
import { composeMail, type MailContext } from '#server/mail/compose-mail.ts'
import type { Mail } from '#server/mail/mail.ts'
import type { DueMail } from '#server/mail/queue.ts'
import { mailWords } from '#server/mail/words.ts'
import { audit } from './audit.ts'
import type { Passwords } from './passwords.ts'
import { findReceiver, forgetWays, updateMember } from './queries.ts'
import { replacePassword } from './set-password.ts'
import { hashToken, newToken } from './tokens.ts'

/** Minutes for which a mailed link is valid. */
const LINK_MINUTES = 60
/** Valid links after which mails to a mailbox are spaced out; at most eight an hour in total. */
const LINKS_MAX = 5
/**
 * Minutes between two mails from then on. However often it is requested, the owner has a link no older than
 * this.
 */
const SPACING_MINUTES = 15

/**
 * The mail with a link to set a new password. Undefined when nobody has the address, the account is
 * disabled, the mailbox has enough links, or passwords have been switched off meanwhile.
 */
export async function resetMail(
  { db, origin, takesPasswords, now, log }: MailContext,
  { emailKey, langId, attempts }: DueMail<'reset'>,
): Promise<Mail | undefined> {
  const account = takesPasswords && (await findReceiver(db, emailKey))
  if (!account) return undefined
  const time = now().getTime()
  // A retried mail has already been counted.
  if (attempts === 0 && (await hasEnoughLinks(db, account.id, time))) return undefined
  const token = await issueLink(db, account.id, time)
  audit({ log }, 'password reset link made', account.id)
  const { subject, greeting, intro, action, validity, notYou } = mailWords(langId).reset
  // The page is in the mail's language, even in another browser than the one that asked.
  const query = `?lang=${languageOf(langId)}`
  return composeMail({
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
    newest.created_at > now - SPACING_MINUTES * MINUTE_MS
  )
}

/** Issues a token for a link. Deletes expired tokens of all accounts. */
async function issueLink(db: Kysely<Database>, user_id: number, now: number): Promise<string> {
  const { token, hash } = newToken()
  const expires_at = now + LINK_MINUTES * MINUTE_MS
  await deleteEnded(db, 'reset_tokens', now)
  await db
    .insertInto('reset_tokens')
    .values({ hash, user_id, created_at: now, expires_at })
    .execute()
  return token
}

/**
 * Sets the password of the account that a link was mailed to, and signs it out everywhere. Passkeys and providers
 * stay, unless nobody had verified the address before.
 * @returns the account
 * @throws {ApiError} `TokenInvalid` for a link that is unknown, used or expired, or whose account is
 * disabled; `PasswordRequired`; `PasswordStolen`
 */
export async function resetPassword(
  { db, passwords }: { db: Kysely<Database>; passwords: Passwords },
  token: string,
  password: string,
  now: number,
): Promise<number> {
  const hash = hashToken(token)
  // Looked up first, so that a forged link does not cost a password hash.
  const owner = await ownerOfLink(db, hash, now)
  if (owner === undefined) throw new ApiError('TokenInvalid')
  const password_hash = await passwords.hash(password)
  await transact(db, async (trx) => {
    // The account's row is locked first, as everywhere, so that two links used at once wait instead
    // of deadlocking.
    const account = await trx
      .updateTable('users')
      // Writes the same value: an update locks the row on either engine.
      .set((row) => ({ created_at: row.ref('created_at') }))
      .where('id', '=', owner)
      .where('disabled_at', 'is', null)
      .returning('email_proved_at')
      .executeTakeFirst()
    if (!account) throw new ApiError('TokenInvalid')
    const used = await trx.deleteFrom('reset_tokens').where('hash', '=', hash).executeTakeFirst()
    if (used.numDeletedRows === 0n) throw new ApiError('TokenInvalid')
    if (account.email_proved_at === null) await forgetWays(trx, owner)
    await updateMember(trx, owner, { email_proved_at: now })
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
