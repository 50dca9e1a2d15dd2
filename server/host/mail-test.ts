import type { MailTest } from '#contract/host/mail-test.ts'
import type { LangId } from '#contract/languages.ts'
import type { Config } from '#server/config.ts'
import { composeMail } from '#server/mail/compose-mail.ts'
import { codesOf, type Mail } from '#server/mail/mail.ts'
import { mailTransport } from '#server/mail/transport.ts'
import { type MailTrial, tryMailServer } from '#server/mail/try-server.ts'
import { mailWords } from '#server/mail/words.ts'

/** Sends a mail to the host at once, past the queue, and says step by step what became of it. */
export async function sendTestMail(
  config: Config,
  { to, langId, origin }: { to: string; langId: LangId; origin: string },
): Promise<MailTest> {
  const { subject, greeting, intro, action, reason } = mailWords(langId).test
  const url = `${origin}/host/mail`
  const texts = { subject, greeting, intro, action: { label: action, url }, notes: [reason] }
  const mail = composeMail({ to, langId, ...texts })
  const { SMTP_URL, MAIL_FROM } = config
  const { steps, isTaken, code, number, certificateEnds } =
    SMTP_URL === undefined
      ? await writeMail(config, mail)
      : await tryMailServer(mail, { url: SMTP_URL, from: MAIL_FROM })
  return {
    To: to,
    Steps: steps,
    IsTaken: isTaken,
    Code: code,
    Number: number,
    CertificateEnds: certificateEnds === null ? null : new Date(certificateEnds).toISOString(),
  }
}

/** Writes the mail into the outbox, where no server is set. */
async function writeMail(config: Config, mail: Mail): Promise<MailTrial> {
  const begun = performance.now()
  let code: string | null = null
  let isTaken = true
  await mailTransport(config)
    .send(mail)
    .catch((error: unknown) => {
      isTaken = false
      code = codesOf(error).code ?? null
    })
  const Milliseconds = Math.round(performance.now() - begun)
  const step = { Step: 'written', Milliseconds, Failure: isTaken ? null : 'folder' } as const
  return { steps: [step], isTaken, code, number: null, certificateEnds: null }
}
