import { invitationPath } from '#contract/host/invitation-path.ts'
import { languageOf } from '#contract/languages.ts'
import { composeMail, type MailContext } from '#server/mail/compose-mail.ts'
import type { Mail } from '#server/mail/mail.ts'
import type { DueMail } from '#server/mail/queue.ts'
import { mailWords } from '#server/mail/words.ts'
import { renewLink } from './invitations.ts'

/** The mail with an invitation. Undefined when it has ended meanwhile. */
export async function invitationMail(
  { db, origin, now }: MailContext,
  { langId, payload: { invitation } }: DueMail<'invitation'>,
): Promise<Mail | undefined> {
  const link = await renewLink(db, invitation, now().getTime())
  if (!link) return undefined
  const { subject, greeting, intro, action, validity } = mailWords(langId).invitation
  const query = `?lang=${languageOf(langId)}`
  return composeMail({
    to: link.email,
    langId,
    subject,
    greeting,
    intro,
    // A fragment reaches no server and no log.
    action: { label: action, url: origin() + invitationPath(link.token, query) },
    notes: [validity(link.endsAt)],
  })
}
