import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
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
  const files = async () => await readdir(outbox).catch((): string[] => [])
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
