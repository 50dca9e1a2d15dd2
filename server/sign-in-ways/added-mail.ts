import { languageOf } from '#contract/languages.ts'
import { findReceiver } from '#server/accounts/queries.ts'
import { composeMail, type MailContext } from '#server/mail/compose-mail.ts'
import type { Mail } from '#server/mail/mail.ts'
import type { DueMail } from '#server/mail/queue.ts'
import { mailWords, type WayAddedWords } from '#server/mail/words.ts'

/** The mail to a member whose account a passkey was added to. Undefined when it was removed meanwhile. */
export async function passkeyAddedMail(
  context: MailContext,
  due: DueMail<'passkeyAdded'>,
): Promise<Mail | undefined> {
  const { passkeyAdded } = mailWords(due.langId)
  const account = await findReceiver(context.db, due.emailKey)
  const passkey = await context.db
    .selectFrom('passkeys')
    .select(['user_id', 'name'])
    .where('id', '=', due.payload.passkey)
    .executeTakeFirst()
  if (!account || passkey?.user_id !== account.id) return undefined
  return addedMail(context, due, { to: account.email, words: passkeyAdded, name: passkey.name })
}

/** The mail to a member who has linked a provider to their account, or somebody else has. */
export async function providerAddedMail(
  context: MailContext,
  due: DueMail<'providerAdded'>,
): Promise<Mail | undefined> {
  const account = await findReceiver(context.db, due.emailKey)
  if (!account) return undefined
  const { providerAdded: words } = mailWords(due.langId)
  return addedMail(context, due, { to: account.email, words, name: due.payload.provider })
}

interface Added {
  to: string
  words: WayAddedWords
  /** Of the passkey or the provider. */
  name: string
}

function addedMail(
  { origin }: MailContext,
  { langId }: Pick<DueMail<'passkeyAdded'>, 'langId'>,
  { to, words, name }: Added,
): Mail {
  const { subject, greeting, intro, action, notYou } = words
  return composeMail({
    to,
    langId,
    subject,
    greeting,
    intro: intro(name),
    action: { label: action, url: `${origin()}/settings/sign_in?lang=${languageOf(langId)}` },
    notes: [notYou],
  })
}
