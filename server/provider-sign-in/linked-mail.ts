import { languageOf } from '#contract/languages.ts'
import { findReceiver } from '#server/accounts/queries.ts'
import { composeMail, type MailContext } from '#server/mail/compose-mail.ts'
import type { Mail } from '#server/mail/mail.ts'
import type { DueMail } from '#server/mail/queue.ts'
import { mailWords } from '#server/mail/words.ts'

/**
 * The mail to a member whose password was removed when they first signed in with a provider. Where people sign in
 * with passwords, it offers a new one.
 */
export async function linkedMail(
  { db, origin, takesPasswords }: MailContext,
  { emailKey, langId, payload: { provider } }: DueMail<'linked'>,
): Promise<Mail | undefined> {
  const account = await findReceiver(db, emailKey)
  if (!account) return undefined
  const { linked, ways } = mailWords(langId)
  const { subject, greeting, intro, reason } = linked
  const [offer, label, path] = takesPasswords
    ? [linked.offer, linked.action, '/auth/forgetpassword']
    : [ways.see, ways.action, '/settings/sign_in']
  return composeMail({
    to: account.email,
    langId,
    subject: subject(provider),
    greeting,
    intro: `${intro(provider)} ${offer}`,
    action: { label, url: `${origin()}${path}?lang=${languageOf(langId)}` },
    notes: [reason],
  })
}
