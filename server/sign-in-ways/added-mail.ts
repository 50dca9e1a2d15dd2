import { languageOf } from '#contract/languages.ts'
import { findReceiver, readMember } from '#server/accounts/queries.ts'
import { composeMail, type MailContext } from '#server/mail/compose-mail.ts'
import type { Mail } from '#server/mail/mail.ts'
import type { DueMail } from '#server/mail/queue.ts'
import { mailWords, type WayAddedWords } from '#server/mail/words.ts'

/** The mail to a member whose account a passkey was added to. Undefined when it was removed meanwhile. */
export async function passkeyAddedMail(
  context: MailContext,
  due: DueMail<'passkeyAdded'>,
): Promise<Mail | undefined> {
  const account = await findReceiver(context.db, due.emailKey)
  const passkey = await context.db
    .selectFrom('passkeys')
    .select(['user_id', 'name'])
    .where('id', '=', due.payload.passkey)
    .executeTakeFirst()
  if (!account || passkey?.user_id !== account.id) return undefined
  const { passkeyAdded: words } = mailWords(due.langId)
  return await addedMail(context, due, { account, words, name: passkey.name })
}

/** The mail to a member whose account was linked to a provider, by them or by somebody else. */
export async function providerAddedMail(
  context: MailContext,
  due: DueMail<'providerAdded'>,
): Promise<Mail | undefined> {
  const account = await findReceiver(context.db, due.emailKey)
  if (!account) return undefined
  const { providerAdded: words } = mailWords(due.langId)
  return await addedMail(context, due, { account, words, name: due.payload.provider })
}

interface Added {
  account: { id: number; email: string }
  words: WayAddedWords
  /** Of the passkey or the provider. */
  name: string
}

/** Advises another password only to whoever signs in with one. */
async function addedMail(
  { db, origin, takesPasswords }: MailContext,
  { langId }: Pick<DueMail<'passkeyAdded'>, 'langId'>,
  { account, words: { subject, greeting, intro, notYou }, name }: Added,
): Promise<Mail> {
  const { see, action, newPassword } = mailWords(langId).ways
  const member = await readMember(db, account.id)
  const hasPassword = takesPasswords && typeof member?.password_hash === 'string'
  return composeMail({
    to: account.email,
    langId,
    subject,
    greeting,
    intro: `${intro(name)} ${see}`,
    action: { label: action, url: `${origin()}/settings/sign_in?lang=${languageOf(langId)}` },
    notes: [hasPassword ? `${notYou} ${newPassword}` : notYou],
  })
}
