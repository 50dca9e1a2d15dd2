import { expect, test } from 'vitest'
import { LANGUAGES, langIdOf } from '#contract/languages.ts'
import { resetMail } from '#server/accounts/reset.ts'
import { hostWarningMail } from '#server/host/tell-hosts.ts'
import { linkedMail } from '#server/provider-sign-in/linked-mail.ts'
import { ADA, newMember } from '#tests/support/members.ts'
import { addPasskey } from '#tests/support/passkeys.ts'
import { startTestServer } from '#tests/support/server.ts'
import { passkeyAddedMail, providerAddedMail } from './added-mail.ts'

const now = () => new Date()

/** Every mail about ways into an account, as Ada gets it. */
async function mailsOf({ takesPasswords }: { takesPasswords: boolean }) {
  const { app, database } = await startTestServer('sqlite', {
    environment: { PUBLIC_ORIGIN: 'http://localhost:3000' },
  })
  const { db } = database
  const { ways } = await addPasskey(app, await newMember(app))
  await db
    .insertInto('roles')
    .values({ user_id: 1, role: 'admin', granted_at: 1, granted_by: null })
    .execute()
  const passkey = ways.Passkeys[0]?.Id ?? 0
  const context = { db, origin: () => 'https://s.example', takesPasswords, now, log: app.log }
  const written = LANGUAGES.map(async (language) => {
    const due = { emailKey: ADA.email, langId: langIdOf(language), attempts: 0 }
    const warning = { warning: 'mailWaits', since: 1, isOver: false } as const
    const [passkeyAdded, providerAdded, linked, hostWarning, reset] = await Promise.all([
      passkeyAddedMail(context, { ...due, payload: { passkey } }),
      providerAddedMail(context, { ...due, payload: { provider: 'Town card', at: 1 } }),
      linkedMail(context, { ...due, payload: { provider: 'Town card' } }),
      hostWarningMail(context, { ...due, payload: warning }),
      resetMail(context, { ...due, payload: {} }),
    ])
    return { passkeyAdded, providerAdded, linked, hostWarning, reset }
  })
  const [de, en] = await Promise.all(written)
  return { app, db, en, de }
}

test('HST-54 where nobody signs in with a password, no mail advises one', async () => {
  const { en, de } = await mailsOf({ takesPasswords: false })
  for (const mails of [en, de]) {
    const { passkeyAdded, providerAdded, linked, hostWarning, reset } = mails ?? {}
    expect(reset).toBeUndefined()
    for (const mail of [passkeyAdded, providerAdded, hostWarning]) {
      expect(mail?.text).not.toMatch(/password|passwort/i)
    }
    expect(linked?.text).not.toMatch(/new password|neues passwort|forgetpassword/i)
    expect(linked?.text).toMatch(/s\.example\/settings\/sign_in\?lang=(en|de)/)
  }
  expect(en?.passkeyAdded?.text).toContain(
    'Wasn’t you? Remove the passkey there, and then sign out all other devices.\n',
  )
  expect(de?.providerAdded?.text).toContain('melde danach alle anderen Geräte ab.\n')
})

test('HST-54 where people sign in with passwords, mails advise another one to whoever has one', async () => {
  const { en, de } = await mailsOf({ takesPasswords: true })
  for (const mail of [en?.passkeyAdded, en?.providerAdded]) {
    expect(mail?.text).toContain('Somebody may know your password: set a new one, too.')
  }
  for (const mail of [de?.passkeyAdded, de?.providerAdded]) {
    expect(mail?.text).toContain('Vielleicht kennt jemand dein Passwort: Leg auch ein neues fest.')
  }
  expect(en?.linked?.text).toContain('you can set a new one:\n\nhttps://s.example/auth/forget')
  expect(de?.linked?.text).toContain(
    'kannst du ein neues festlegen:\n\nhttps://s.example/auth/forget',
  )
  expect(en?.hostWarning?.text).toContain('People who forgot their password')
  expect(de?.reset?.subject).toBe('Neues Passwort für Simmer')
})

test('HST-54 who has no password gets no advice about one', async () => {
  const { app, db } = await mailsOf({ takesPasswords: true })
  await db.updateTable('users').set({ password_hash: null }).execute()
  const context = {
    db,
    origin: () => 'https://s.example',
    takesPasswords: true,
    now,
    log: app.log,
  }
  const due = { emailKey: ADA.email, langId: 1, attempts: 0 } as const
  const mail = await providerAddedMail(context, {
    ...due,
    payload: { provider: 'Town card', at: 1 },
  })
  expect(mail?.text).not.toMatch(/password/i)
  expect(mail?.text).toContain('sign out all other devices')
})
