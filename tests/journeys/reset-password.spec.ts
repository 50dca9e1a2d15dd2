import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/elsewhere.ts'
import { WALKED } from './support/languages.ts'
import { newMember } from './support/member.ts'

const WORDS = {
  en: {
    email: 'E-mail',
    send: 'Send the link',
    sent: 'Please check your e-mail',
    subject: 'Subject: Set a new password for Simmer',
    next: 'New password',
    again: 'Confirm password',
    set: 'Set new password',
    signIn: 'Sign in',
    password: 'Password',
    used: 'This link has expired or has already been used. Please request a new one.',
  },
  de: {
    email: 'E-Mail',
    send: 'Link schicken',
    sent: 'Schau in dein Postfach',
    subject: 'Subject: Neues Passwort für Simmer',
    next: 'Neues Passwort',
    again: 'Passwort wiederholen',
    set: 'Neues Passwort festlegen',
    signIn: 'Anmelden',
    password: 'Passwort',
    used: 'Dieser Link ist abgelaufen oder wurde schon benutzt. Bitte fordere einen neuen an.',
  },
} as const

for (const lang of WALKED) {
  test(`AUT-13 AUT-15 a member replaces a forgotten password by e-mail, in ${lang}`, async ({
    page,
    open,
    elsewhere,
    allowComplaint,
  }) => {
    const words = WORDS[lang]
    const { email } = await newMember(page.request)
    await open(`/auth/forgetpassword?lang=${lang}`)
    await page.getByLabel(words.email, { exact: true }).fill(email)
    await page.getByRole('button', { name: words.send }).click()
    await expect(page.getByText(words.sent)).toBeVisible()
    await expect.poll(() => elsewhere.mailsTo(email)).toHaveLength(1)
    const [mail = ''] = await elsewhere.mailsTo(email)
    expect(mail).toContain(words.subject)
    const link = /^http:\S+$/m.exec(mail)?.[0] ?? ''
    expect(link).toContain(`${elsewhere.origin}/auth/resetPassword/`)

    const setPassword = async (password: string) => {
      await page.getByLabel(words.next, { exact: true }).fill(password)
      await page.getByLabel(words.again, { exact: true }).fill(password)
      await page.getByRole('button', { name: words.set }).click()
    }
    const path = link.slice(elsewhere.origin.length)
    await open(path)
    await setPassword('a brand new password')
    await expect(page).toHaveURL(/\/auth(\?|$)/)

    // The link again.
    allowComplaint(/status of 400/)
    await open(path)
    await setPassword('another new password')
    await expect(page.getByRole('main')).toContainText(words.used)
    await expectAccessible(page)

    await page.evaluate(() => sessionStorage.setItem('simmer.returnPath', '/terms'))
    await open(`/auth?lang=${lang}`)
    await page.getByLabel(words.email, { exact: true }).fill(email)
    await page.getByLabel(words.password, { exact: true }).fill('a brand new password')
    await page.getByRole('button', { name: words.signIn, exact: true }).click()
    await expect(page).toHaveURL(/\/terms/)
  })
}
