import type { LangId } from '#contract/languages.ts'
import type { MailTest } from '#contract/host/overview.ts'
import type { Config } from '#server/config.ts'
import { composeMail } from '#server/mail/compose-mail.ts'
import { codesOf } from '#server/mail/mail.ts'
import { mailTransport } from '#server/mail/transport.ts'
import { mailWords } from '#server/mail/words.ts'

/** Sends a mail to the host at once, past the queue, and says what became of it. */
export async function sendTestMail(
  config: Config,
  { to, langId, origin }: { to: string; langId: LangId; origin: string },
): Promise<MailTest> {
  const { subject, greeting, intro, action, reason } = mailWords(langId).test
  const url = `${origin}/host/mail`
  const texts = { subject, greeting, intro, action: { label: action, url }, notes: [reason] }
  const transport = mailTransport(config)
  const begun = Date.now()
  const ended = () => ({ To: to, Milliseconds: Date.now() - begun })
  try {
    await transport.send(composeMail({ to, langId, ...texts }))
    return { ...ended(), IsTaken: true, Code: null }
  } catch (error) {
    const { responseCode, code } = codesOf(error)
    return { ...ended(), IsTaken: false, Code: responseCode?.toString() ?? code ?? null }
  } finally {
    transport.close()
  }
}
