import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { type MailTransport, messageOf } from './mail.ts'

/** Folder of mail that was not sent because no mail server is configured. */
export function outboxFolder(dataFolder: string): string {
  return join(dataFolder, 'outbox')
}

/**
 * Writes mail into a folder instead of sending it: a `.txt` to read, and an `.eml` for mail
 * programs. Only the owner can read the files, because a mail may hold a reset link.
 * @param from `MAIL_FROM`
 */
export function outboxTransport(folder: string, from: string): MailTransport {
  const mailer = createTransport({ streamTransport: true, buffer: true })
  return {
    send: async (mail) => {
      const { message } = await mailer.sendMail(messageOf(mail, from))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const time = new Date().toISOString().replaceAll(':', '-')
      const name = join(folder, `${time}-${randomUUID().slice(0, 8)}`)
      await write(`${name}.eml`, message as Buffer)
      await write(`${name}.txt`, `To: ${mail.to}\nSubject: ${mail.subject}\n\n${mail.text}`)
    },
    close: () => {},
  }
}

/** Renames the finished file, so that nobody reads a partial one. */
async function write(file: string, content: string | Buffer): Promise<void> {
  await writeFile(`${file}.part`, content, { mode: 0o600 })
  await rename(`${file}.part`, file)
}
