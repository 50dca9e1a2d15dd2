import { expect, test } from 'vitest'
import { firstNotice } from '#server/host/first-notice.ts'
import { startMailServer } from '#tests/support/mail-server.ts'
import { ADA, askToken, newMember, sendForm, sent } from '#tests/support/members.ts'
import { call } from '#tests/support/own-recipes.ts'
import { startTestServer } from '#tests/support/server.ts'
import { isStolen } from './stolen-passwords.ts'

const STOLEN = sent('iloveyou')
const MESSAGE = {
  en: 'This password is in a public list of stolen passwords. Please take another one.',
  de: 'Dieses Passwort steht in einer öffentlichen Liste gestohlener Passwörter. Bitte nimm ein anderes.',
}

test('HST-52 passwords that are used most in breaches are known, hashed or not, also with a capital letter', () => {
  for (const password of ['password', 'Password1', '12345678', 'fussball', 'dimazarya']) {
    expect([password, isStolen(sent(password)), isStolen(password)]).toEqual([password, true, true])
  }
  expect(isStolen(sent('password').toUpperCase())).toBe(true)
  const fine = ['', 'correct horse', 'pASSWORD', '0'.repeat(64), 'f'.repeat(64)]
  for (const password of fine) expect([password, isStolen(password)]).toEqual([password, false])
})

test('HST-52 nobody registers or becomes the host with a stolen password, and the words of /first stay', async () => {
  const { app, database } = await startTestServer('sqlite')
  for (const [language, Message] of Object.entries(MESSAGE)) {
    const fields = { ...ADA, password: STOLEN }
    const answer = await sendForm(app, 'POST', '/signup', fields, { 'accept-language': language })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { Code: 'PasswordStolen', Message },
    ])
  }
  const printed = (await firstNotice(database.db, Date.now()))?.('http://here') ?? ''
  const host = {
    Words: /words: ([a-z-]+)$/u.exec(printed)?.[1] ?? '',
    FirstName: 'Theo',
    LastName: 'Brandt',
    Email: 'theo@lindenau.example',
    Language: 0,
    Place: 'Lindenau',
    Registration: 'invited',
    Examples: true,
  }
  const refused = await call(app, 'POST', '/first', {}, { ...host, Password: STOLEN })
  expect(refused).toMatchObject([400, { Code: 'PasswordStolen' }])
  expect(await database.db.selectFrom('users').select('id').execute()).toEqual([])
  const [status] = await call(app, 'POST', '/first', {}, { ...host, Password: sent('new horse') })
  expect(status).toBe(201)
})

test('HST-52 no password is changed or reset to a stolen one, and the link stays valid', async () => {
  const mail = await startMailServer()
  const { app } = await startTestServer('sqlite', { environment: { SMTP_URL: mail.url } })
  const ada = await newMember(app)
  const change = { OldPassword: ADA.password, Password: STOLEN }
  const changed = await sendForm(app, 'PATCH', '/me/password', change, ada)
  expect([changed.statusCode, changed.json()]).toMatchObject([400, { Code: 'PasswordStolen' }])
  await sendForm(app, 'POST', '/signup/passwordreset', { email: ADA.email })
  const token = /resetPassword\/([\w-]+)/.exec((await mail.next()).text ?? '')?.[1]
  const reset = async (Password: string) =>
    await sendForm(app, 'POST', `/signup/passwordreset/${token}`, { Password })
  expect((await reset(STOLEN)).json()).toMatchObject({ Code: 'PasswordStolen' })
  expect((await askToken(app)).statusCode).toBe(200)
  expect((await reset(sent('new horse'))).statusCode).toBe(200)
})
