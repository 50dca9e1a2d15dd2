import type { Provider } from '#contract/external-sign-in.ts'
import { languageOf } from '#contract/languages.ts'
import { findReceiver } from '#server/accounts/queries.ts'
import { composeMail, type MailContext } from '#server/mail/compose-mail.ts'
import type { Mail } from '#server/mail/mail.ts'
import type { QueuedMail } from '#server/mail/queue.ts'
import { mailWords } from '#server/mail/words.ts'

/** Kind of {@link linkedMail} in the queue. */
export function linkedMailKind(provider: Provider): string {
  return `joined ${provider}`
}

/** The mail to a member whose password was removed when they first signed in with a provider. */
export async function linkedMail(
  { db, origin }: MailContext,
  provider: Provider,
  { emailKey, langId }: QueuedMail,
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
