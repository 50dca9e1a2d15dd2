import type { Config } from '#server/config.ts'
import type { MailTransport } from './mail.ts'
import { outboxFolder, outboxTransport } from './outbox.ts'
import { smtpTransport } from './smtp.ts'

/** How mail leaves: through the server of `SMTP_URL`, otherwise into the outbox. */
export function mailTransport({ SMTP_URL, MAIL_FROM, DATA_DIR }: Config): MailTransport {
  return SMTP_URL === undefined
    ? outboxTransport(outboxFolder(DATA_DIR), MAIL_FROM)
    : smtpTransport(SMTP_URL, MAIL_FROM)
}

/** The line that says where mail is when none is sent; undefined when it is sent. */
export function mailNotice({ SMTP_URL, DATA_DIR }: Config): string | undefined {
  return SMTP_URL === undefined ? `Mail is written to ${outboxFolder(DATA_DIR)}` : undefined
}
