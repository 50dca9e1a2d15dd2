import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Transporter } from 'nodemailer'
import { DAY_MS } from '#contract/durations.ts'
import type { Config } from '#server/config.ts'
import { type MailTransport, messageOf } from './mail.ts'

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

/** Folder of mail that was not sent because no mail server is configured. */
function outboxFolder(dataFolder: string): string {
  return join(dataFolder, 'outbox')
}

/**
 * Writes mail into a folder instead of sending it: a `.txt` to read, and an `.eml` for mail
 * programs. Only the owner can read the files, because a mail may hold a reset link.
 * @param from `MAIL_FROM`
 */
function outboxTransport(folder: string, from: string): MailTransport {
  return {
    send: async (mail) => {
      const { createTransport } = await import('nodemailer')
      const mailer = createTransport({ streamTransport: true, buffer: true })
      const { message } = await mailer.sendMail(messageOf(mail, from))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const time = new Date().toISOString().replaceAll(':', '-')
      const name = join(folder, `${time}-${randomUUID().slice(0, 8)}`)
      await write(`${name}.eml`, message as Buffer)
      await write(`${name}.txt`, `To: ${mail.to}\nSubject: ${mail.subject}\n\n${mail.text}`)
      // The mail is written: the next one tries again.
      await trimOutbox(folder).catch(() => {})
    },
    close: () => {},
  }
}

/** Files of the outbox, whose names begin with the time (UTC). */
const OUTBOX_FILE = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-[\da-f]{8}\.(?:eml|txt)$/
/** Mails that the outbox holds, and for how many days. */
const OUTBOX_MAILS = 1000
const OUTBOX_DAYS = 30

/** Deletes the oldest mails of the outbox. */
async function trimOutbox(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => OUTBOX_FILE.test(name)).sort()
  const before = new Date(Date.now() - OUTBOX_DAYS * DAY_MS).toISOString().replaceAll(':', '-')
  // Each mail has two files.
  const old = names.filter(
    (name, index) => name < before || index < names.length - 2 * OUTBOX_MAILS,
  )
  for (const name of old) await rm(join(folder, name), { force: true })
}

/** Renames the finished file, so that nobody reads a partial one. */
async function write(file: string, content: string | Buffer): Promise<void> {
  await writeFile(`${file}.part`, content, { mode: 0o600 })
  await rename(`${file}.part`, file)
}

/** Timeout of each step of a delivery in milliseconds. */
const SILENCE_MS = 10_000

/**
 * Sends mail through a server (SMTP, RFC 5321), with TLS when the server offers it, always with
 * `smtps://`.
 * @param url `SMTP_URL`, with name and password where the server wants them
 * @param from `MAIL_FROM`
 */
export function smtpTransport(url: string, from: string): MailTransport {
  let mailer: Transporter | undefined
  return {
    send: async (mail) => {
      // Loaded with the first mail: until then it would take memory for nothing.
      const { createTransport } = await import('nodemailer')
      mailer ??= createTransport({
        url,
        connectionTimeout: SILENCE_MS,
        greetingTimeout: SILENCE_MS,
        socketTimeout: SILENCE_MS,
        disableFileAccess: true,
        disableUrlAccess: true,
      })
      await mailer.sendMail(messageOf(mail, from))
    },
    close: () => mailer?.close(),
  }
}
