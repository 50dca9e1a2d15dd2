import type { Config } from '#server/config.ts'
import type { MailTransport } from './mail.ts'
import { outboxFolder, outboxTransport } from './outbox.ts'
import { smtpTransport } from './smtp.ts'

/** Sends through `SMTP_URL`, or else writes to the outbox. */
export function mailTransport({ SMTP_URL, MAIL_FROM, DATA_DIR }: Config): MailTransport {
  return SMTP_URL === undefined
    ? outboxTransport(outboxFolder(DATA_DIR), MAIL_FROM)
    : smtpTransport(SMTP_URL, MAIL_FROM)
}

/** Start message about the outbox; undefined when mail is sent. */
export function mailNotice({ SMTP_URL, DATA_DIR }: Config): string | undefined {
  return SMTP_URL === undefined ? `Mail is written to ${outboxFolder(DATA_DIR)}` : undefined
}
