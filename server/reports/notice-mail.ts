import { languageOf } from '#contract/languages.ts'
import { composeMail, type MailContext } from '#server/mail/compose-mail.ts'
import type { Mail } from '#server/mail/mail.ts'
import type { DueMail } from '#server/mail/queue.ts'
import { mailWords } from '#server/mail/words.ts'

/** The mail to the desk about a notice. Undefined when it has been deleted meanwhile. */
export async function noticeMail(
  { db, origin }: MailContext,
  { emailKey, langId, payload: { notice: id } }: DueMail<'notice'>,
): Promise<Mail | undefined> {
  const notice = await db.selectFrom('notices').selectAll().where('id', '=', id).executeTakeFirst()
  if (!notice) return undefined
  const { subject, greeting, intro, action, sender, page, reasons } = mailWords(langId).notice
  return composeMail({
    to: emailKey,
    langId,
    subject: subject(id),
    greeting,
    intro,
    action: { label: action, url: `${origin()}/desk/reports?lang=${languageOf(langId)}` },
    notes: [
      sender(notice.name, notice.email),
      page(notice.page),
      reasons[notice.reason],
      notice.text,
    ],
  })
}
