import { field, REFUSED_FORM } from './support/auth.ts'
import { expect, test } from './support/test.ts'

test('SHL-01 sign-in pages have no header and footer, all other pages have both', async ({
  page,
  open,
  allowComplaint,
}) => {
  allowComplaint(REFUSED_FORM)
  for (const path of ['/auth', '/auth/new', '/auth/forgetpassword', '/auth/resetPassword/x']) {
    await open(path)
    await expect(page.getByRole('main')).toBeVisible()
    for (const role of ['banner', 'contentinfo', 'navigation'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0)
    }
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  }
  await page.getByRole('link', { name: 'Simmer' }).click()
  await expect(page).toHaveURL('/')
  for (const role of ['banner', 'contentinfo'] as const) {
    await expect(page.getByRole(role)).toBeVisible()
  }
  await page.goto('/auth/nowhere')
  await expect(page).toHaveURL('/404')
})

test('a visitor who changes the language while signing in keeps what was typed @thorough', async ({
  page,
  open,
}) => {
  await open('/auth/new')
  await field(page, 'Full name').fill('Ada Lovelace')
  await field(page, 'Password').fill('correct horse')
  await page.getByRole('link', { name: 'DE: Deutsch' }).click()
  await expect(field(page, 'Vor- und Nachname')).toHaveValue('Ada Lovelace')
  await expect(field(page, 'Passwort')).toHaveValue('correct horse')
})

test('password managers recognise every field, and a visitor can reveal the password @thorough', async ({
  page,
  open,
}) => {
  const expected = {
    '/auth': { 'E-mail': 'username', Password: 'current-password' },
    '/auth/new': {
      'Full name': 'name',
      Username: 'username',
      'E-mail': 'email',
      Password: 'new-password',
    },
    '/auth/resetPassword/x': {
      'New password': 'new-password',
      'Confirm password': 'new-password',
    },
  }
  for (const [path, fields] of Object.entries(expected)) {
    await open(path)
    for (const [name, token] of Object.entries(fields)) {
      await expect(field(page, name)).toHaveAttribute('autocomplete', token)
    }
  }
  await open('/auth')
  await expect(field(page, 'Password')).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text')
})

test('SHL-02 ROL-12 a member who opens a sign-in page is sent to the first page', async ({
  page,
  signIn,
}) => {
  await signIn()
  for (const path of ['/auth', '/auth/new', '/auth/forgetpassword', '/auth/resetPassword/x']) {
    await page.goto(path)
    await expect(page).toHaveURL('/')
  }
})
