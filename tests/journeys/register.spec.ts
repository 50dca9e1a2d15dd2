import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import {
  AUTH_WORDS,
  field,
  isRed,
  REFUSED_FORM,
  sha256,
  storedToken,
  submit,
  recordPosts,
} from './support/auth.ts'
import { expectAccessible } from './support/axe.ts'
import { newMember } from './support/member.ts'
import { WALKED } from './support/languages.ts'
import { expect, test } from './support/test.ts'

for (const language of WALKED) {
  const words = AUTH_WORDS[language]

  test(`RTE-03 AUT-09 VAL-03 a visitor who registers has to give name, username, e-mail and password (${language})`, async ({
    page,
    open,
  }) => {
    await open(`/auth/new?lang=${language}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.create)
    const posts = recordPosts(page)
    for (const name of [words.name, words.username, words.email]) {
      await expect(field(page, name)).toHaveAttribute('required')
    }
    await submit(page, words.create).click()
    await expect(page.getByText(words.missing)).toHaveCount(4)
    await expect(field(page, words.name)).toBeFocused()
    expect(posts).toEqual([])
    await expectAccessible(page)
  })
}

test('VAL-04 VAL-21 a visitor who registers needs a password, without a required attribute, and is at least 13', async ({
  page,
  open,
}) => {
  await open('/auth/new')
  await expect(field(page, 'Password')).not.toHaveAttribute('required')
  const terms = page.getByText(
    'By registering you confirm that you are at least 13 and accept the terms.',
  )
  await expect(terms.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms')
})

/** Fills the form of /auth/new. */
async function fillRegistration(page: Page, email: string, username: string): Promise<void> {
  await field(page, 'Full name').fill('  Ludwig  van Beethoven ')
  await field(page, 'Username').fill(username)
  await field(page, 'E-mail').fill(email)
  await field(page, 'Password').fill('correct horse')
}

test('AUT-10 AUT-11 STA-28 a visitor registers and is signed in with the new password by way of /auth', async ({
  page,
  open,
}) => {
  const email = `${randomUUID()}@simmer.example`
  const username = randomUUID().slice(0, 12)
  await open('/auth/new')
  const posts = recordPosts(page)
  await fillRegistration(page, email, username)
  const signIn = page.waitForURL('/auth')
  await submit(page, 'Create account').click()
  await signIn
  await expect(page).toHaveURL('/')
  expect(await storedToken(page)).not.toBeNull()
  expect(Object.fromEntries(new URLSearchParams(posts[0]?.postData() ?? ''))).toEqual({
    firstname: 'Ludwig',
    lastname: 'van Beethoven',
    email,
    username,
    password: sha256('correct horse'),
    language: '1',
  })
  expect(posts.map((post) => new URL(post.url()).pathname)).toEqual(['/api/signup', '/api/auth/'])
})

test('a visitor whose first sign-in after registering fails keeps the account, and signs in with one press @thorough', async ({
  page,
  open,
  allowComplaint,
}) => {
  allowComplaint(/Failed to (load resource|fetch)/)
  const email = `${randomUUID()}@simmer.example`
  await open('/auth/new')
  await page.route('**/api/auth/', (route) => route.abort(), { times: 1 })
  await fillRegistration(page, email, randomUUID().slice(0, 12))
  await submit(page, 'Create account').click()
  await expect(page).toHaveURL('/auth')
  await expect(field(page, 'E-mail')).toHaveValue(email)
  await field(page, 'Password').fill('correct horse')
  await submit(page, 'Sign in').click()
  await expect(page).toHaveURL('/')
})

test('AUT-26 ERR-06 VAL-07 a visitor who is refused an account reads why in red, beside the field', async ({
  page,
  open,
  request,
  allowComplaint,
}) => {
  allowComplaint(REFUSED_FORM)
  const { email } = await newMember(request)
  await open('/auth/new')
  await fillRegistration(page, email, randomUUID().slice(0, 12))
  await field(page, 'Password').fill('short')
  await submit(page, 'Create account').click()
  await expect(field(page, 'Password')).toHaveAccessibleDescription(
    /The password needs at least 8 characters\./,
  )
  await field(page, 'Password').fill('correct horse')
  for (const [address, message] of [
    [email, 'There is already an account with this e-mail address.'],
    ['nobody', 'Please enter a valid e-mail address.'],
  ] as const) {
    await field(page, 'E-mail').fill(address)
    await submit(page, 'Create account').click()
    await expect(field(page, 'E-mail')).toHaveAccessibleDescription(message)
    expect(await isRed(page, message)).toBe(true)
    await expect(field(page, 'E-mail')).toBeFocused()
  }
  await expect(field(page, 'Full name')).toHaveValue('  Ludwig  van Beethoven ')
  await expectAccessible(page)
})
