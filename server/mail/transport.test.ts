import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { DAY_MS } from '#contract/durations.ts'
import { ADA, newMember, sendForm } from '#tests/support/members.ts'
import { startTestServer } from '#tests/support/server.ts'
import { mailNotice } from './transport.ts'

test('without a mail server a mail is written as .txt and .eml', async () => {
  const { app, config } = await startTestServer('sqlite')
  await newMember(app)
  const headers = { 'accept-language': 'de' }
  await sendForm(app, 'POST', '/signup/passwordreset', { email: ADA.email }, headers)
  const outbox = join(config.DATA_DIR, 'outbox')
  expect(mailNotice(config)).toBe(`Mail is written to ${outbox}`)
  const files = async () =>
    (await readdir(outbox).catch((): string[] => [])).filter((name) => !name.endsWith('.part'))
  await expect.poll(files).toHaveLength(2)
  const [letter = '', text = ''] = (await files()).sort()
  expect([letter, text]).toEqual([expect.stringMatching(/\.eml$/), expect.stringMatching(/\.txt$/)])
  const readable = await readFile(join(outbox, text), 'utf8')
  expect(readable).toContain('To: ada@simmer.example\nSubject: Neues Passwort für Simmer\n\nHallo,')
  expect(readable).toMatch(/^http:\/\/localhost:\d+\/auth\/resetPassword\/[\w-]{43}\?lang=de$/m)
  const mail = await PostalMime.parse(await readFile(join(outbox, letter)))
  expect(mail.subject).toBe('Neues Passwort für Simmer')
  expect((await stat(join(outbox, text))).mode & 0o077).toBe(0)
})

/** Name of a file of the outbox. */
const nameAt = (time: number, ending: string) =>
  `${new Date(time).toISOString().replaceAll(':', '-')}-0123abcd.${ending}`

test('the outbox holds the newest 1,000 mails of 30 days, and leaves other files alone', async () => {
  const { app, config } = await startTestServer('sqlite')
  const outbox = join(config.DATA_DIR, 'outbox')
  await mkdir(outbox)
  const now = Date.now()
  const times = Array.from({ length: 1002 }, (_, index) => now - (index + 1) * 60_000)
  for (const time of [...times, now - 31 * DAY_MS]) {
    for (const ending of ['eml', 'txt']) await writeFile(join(outbox, nameAt(time, ending)), '')
  }
  await writeFile(join(outbox, 'read me.txt'), '')
  await newMember(app)
  await sendForm(app, 'POST', '/signup/passwordreset', { email: ADA.email })
  await expect.poll(async () => (await readdir(outbox)).length, { timeout: 10_000 }).toBe(2001)
  const left = await readdir(outbox)
  expect(left).toContain('read me.txt')
  expect(left).toContain(nameAt(now - 999 * 60_000, 'eml'))
  expect(left).not.toContain(nameAt(now - 1000 * 60_000, 'eml'))
})
