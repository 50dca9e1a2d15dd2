import type { Provider } from '#contract/external-sign-in.ts'
import { languageOf } from '#contract/languages.ts'
import { findReceiver } from '#server/accounts/queries.ts'
import { letter, type LetterOptions } from '#server/mail/letter.ts'
import type { Mail } from '#server/mail/mail.ts'
import type { QueuedMail } from '#server/mail/queue.ts'
import { mailWords } from '#server/mail/words.ts'

/** Kind of the letter of {@link joinedLetter} in the queue. */
export function joinedKind(provider: Provider): string {
  return `joined ${provider}`
}

/** The letter to somebody whose password ended when they first came from a provider. */
export async function joinedLetter(
  { db, origin }: LetterOptions,
  provider: Provider,
  { emailKey, langId }: QueuedMail,
): Promise<Mail | undefined> {
  const account = await findReceiver(db, emailKey)
  if (!account) return undefined
  const { subject, greeting, intro, action, reason } = mailWords(langId).joined
  return letter({
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
