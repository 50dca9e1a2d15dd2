import {
  AUTH_WORDS,
  field,
  isRed,
  REFUSED_FORM,
  shown,
  submit,
  recordPosts,
} from './support/auth.ts'
import { expectAccessible } from './support/axe.ts'
import { WALKED } from './support/languages.ts'
import { expect, test } from './support/test.ts'

for (const language of WALKED) {
  const words = AUTH_WORDS[language]

  test(`RTE-04 AUT-12 VAL-06 asking for a new password needs an e-mail (${language})`, async ({
    page,
    open,
  }) => {
    await open(`/auth/forgetpassword?lang=${language}`)
    const [title, send] =
      language === 'en'
        ? ['Request password reset', 'Send the link']
        : ['Passwort zurücksetzen', 'Link schicken']
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const posts = recordPosts(page)
    await expect(field(page, words.email)).toHaveAttribute('required')
    await submit(page, send).click()
    await expect(field(page, words.email)).toBeFocused()
    await expect(page.getByText(words.missing)).toBeVisible()
    expect(posts).toEqual([])
    await expectAccessible(page)
  })

  test(`RTE-05 AUT-14 VAL-07 a visitor whose two new passwords differ reads so, and nothing is sent (${language})`, async ({
    page,
    open,
  }) => {
    await open(`/auth/resetPassword/some-token?lang=${language}`)
    const [title, first, second, mismatch] =
      language === 'en'
        ? [
            'Set new password',
            'New password',
            'Confirm password',
            "New Password and Confirm Password doesn't match.",
          ]
        : [
            'Neues Passwort festlegen',
            'Neues Passwort',
            'Passwort wiederholen',
            'Die beiden neuen Passwörter stimmen nicht überein.',
          ]
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const posts = recordPosts(page)
    for (const [one, other, fault] of [
      ['', '', words.empty],
      ['long enough', '', words.empty],
      ['long enough', 'something else', mismatch],
      ['short', 'short', words.short],
    ] as const) {
      await field(page, first).fill(one)
      await field(page, second).fill(other)
      await submit(page, title).click()
      await expect(shown(page, fault)).toBeVisible()
      expect(await isRed(page, fault)).toBe(true)
    }
    expect(posts).toEqual([])
    await expectAccessible(page)
  })
}

test('AUT-13 AUT-27 STA-27 a visitor sees the confirmation replace the form, or why the address is wrong in red', async ({
  page,
  open,
  allowComplaint,
}) => {
  allowComplaint(REFUSED_FORM)
  await open('/auth/forgetpassword')
  await field(page, 'E-mail').fill('nobody')
  await submit(page, 'Send the link').click()
  const message = 'Please enter a valid e-mail address.'
  await expect(shown(page, message)).toBeVisible()
  expect(await isRed(page, message)).toBe(true)
  await field(page, 'E-mail').fill('nobody@simmer.example')
  await submit(page, 'Send the link').click()
  await expect(shown(page, 'Please check your e-mail')).toBeVisible()
  await expect(page.getByRole('main').getByText(/Follow it to set/)).toBeVisible()
  await expect(page.locator('form')).toHaveCount(0)
  await expectAccessible(page)
})

test('ERR-07 a visitor who asks for a new password too often reads why in red', async ({
  page,
  open,
  allowComplaint,
}) => {
  allowComplaint(REFUSED_FORM)
  await open('/auth/forgetpassword')
  const message = 'That was a little too fast. Please try again in a minute.'
  await page.route('**/api/signup/passwordreset', (route) =>
    route.fulfill({ status: 429, json: { Code: 'TooManyRequests', Message: message } }),
  )
  await field(page, 'E-mail').fill('nobody@simmer.example')
  await submit(page, 'Send the link').click()
  await expect(shown(page, message)).toBeVisible()
  expect(await isRed(page, message)).toBe(true)
})

test('a visitor with an expired link reads so in red and keeps what was typed @thorough', async ({
  page,
  open,
  allowComplaint,
}) => {
  allowComplaint(REFUSED_FORM)
  await open('/auth/resetPassword/nonsense')
  await field(page, 'New password').fill('correct horse')
  await field(page, 'Confirm password').fill('correct horse')
  await submit(page, 'Set new password').click()
  const message = 'This link has expired or has already been used. Please request a new one.'
  await expect(shown(page, message)).toBeVisible()
  expect(await isRed(page, message)).toBe(true)
  await expect(field(page, 'New password')).toHaveValue('correct horse')
})
