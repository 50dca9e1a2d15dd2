import { languageOf } from '#contract/languages.ts'
import { findReceiver } from '#server/accounts/queries.ts'
import { composeMail, type MailContext } from '#server/mail/compose-mail.ts'
import type { Mail } from '#server/mail/mail.ts'
import type { DueMail } from '#server/mail/queue.ts'
import { mailWords } from '#server/mail/words.ts'

/** The mail to a member whose password was removed when they first signed in with a provider. */
export async function linkedMail(
  { db, origin }: MailContext,
  { emailKey, langId, payload: { provider } }: DueMail<'linked'>,
): Promise<Mail | undefined> {
  const account = await findReceiver(db, emailKey)
  if (!account) return undefined
  const { subject, greeting, intro, action, reason } = mailWords(langId).linked
  return composeMail({
    to: account.email,
    langId,
    subject: subject(provider),
    greeting,
    intro: intro(provider),
    action: {
      label: action,
      url: `${origin()}/auth/forgetpassword?lang=${languageOf(langId)}`,
    },
    notes: [reason],
  })
}
