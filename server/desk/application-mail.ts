import { languageOf } from '#contract/languages.ts'
import { findReceiver } from '#server/accounts/queries.ts'
import { composeMail, type MailContext } from '#server/mail/compose-mail.ts'
import type { Mail } from '#server/mail/mail.ts'
import type { DueMail } from '#server/mail/queue.ts'
import { mailWords } from '#server/mail/words.ts'

/** The mail about a decided application. Undefined when the account has been deleted meanwhile. */
export async function applicationMail(
  { db, origin }: MailContext,
  { emailKey, langId, payload: { application: id } }: DueMail<'application'>,
): Promise<Mail | undefined> {
  const account = await findReceiver(db, emailKey)
  const application = await db
    .selectFrom('author_applications')
    .select(['user_id', 'state', 'remark'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!account || application?.user_id !== account.id) return undefined
  const { greeting, approved, refused } = mailWords(langId).application
  const isApproved = application.state === 'approved'
  const { subject, intro, action } = isApproved ? approved : refused
  return composeMail({
    to: account.email,
    langId,
    subject,
    greeting,
    intro,
    action: { label: action, url: `${origin()}/my/recipes?lang=${languageOf(langId)}` },
    notes: isApproved ? approved.notes : [refused.remark(application.remark ?? '')],
  })
}
