import { createTransport } from 'nodemailer'
import { type MailTransport, messageOf } from './mail.ts'

/** Timeout of each step of a delivery in milliseconds. */
const SILENCE_MS = 10_000

/**
 * Sends mail through a server (SMTP, RFC 5321), with TLS when the server offers it, always with
 * `smtps://`.
 * @param url `SMTP_URL`, with name and password where the server wants them
 * @param from `MAIL_FROM`
 */
export function smtpTransport(url: string, from: string): MailTransport {
  const mailer = createTransport({
    url,
    connectionTimeout: SILENCE_MS,
    greetingTimeout: SILENCE_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async (mail) => void (await mailer.sendMail(messageOf(mail, from))),
    close: () => mailer.close(),
  }
}
