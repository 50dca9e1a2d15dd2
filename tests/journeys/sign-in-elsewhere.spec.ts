import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { type Elsewhere, expect, test } from './support/elsewhere.ts'
import { WALKED } from './support/languages.ts'

const WORDS = {
  en: {
    Google: 'Continue with Google',
    Facebook: 'Continue with Facebook',
    problem: 'login: Error: try again later, have problem with google login',
    again: 'Try again',
  },
  de: {
    Google: 'Weiter mit Google',
    Facebook: 'Weiter mit Facebook',
    problem: 'Die Anmeldung mit Google hat nicht geklappt. Bitte versuch es später noch einmal.',
    again: 'Noch einmal versuchen',
  },
} as const

// Another journey may have put somebody else there.
test.beforeEach(async ({ elsewhere }) => {
  await elsewhere.become({
    sub: '1906',
    email: 'grace@simmer.example',
    email_verified: true,
    given_name: 'Grace',
    family_name: 'Hopper',
  })
})

/** Allows console messages of the provider's pages. */
const allowProvider = (allow: (pattern: RegExp) => void, { provider }: Elsewhere) => {
  allow(new RegExp(`^asked ${provider}/`))
}

const banner = (page: Page) => page.getByRole('main').locator('[data-slot="banner"]')

const token = async (page: Page) => await page.evaluate(() => localStorage.getItem('simmer.token'))

for (const lang of WALKED) {
  for (const [provider, tag] of [
    ['Google', ''],
    ['Facebook', ' @thorough'],
  ] as const) {
    test(`AUT-06 AUT-07 in ${lang} a visitor signs in with ${provider} and returns to the page before${tag}`, async ({
      page,
      open,
      elsewhere,
      allowComplaint,
    }) => {
      allowProvider(allowComplaint, elsewhere)
      await open(`/terms?lang=${lang}`)
      await page.evaluate(() => sessionStorage.setItem('simmer.returnPath', '/terms#account'))
      await open(`/auth?lang=${lang}`)
      await page.getByRole('link', { name: WORDS[lang][provider] }).click()
      await expect(page).toHaveURL(new RegExp(`^${elsewhere.provider}/interaction/`))
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page).toHaveURL(/\/terms#account$/)
      const stored = await token(page)
      const headers = { Authorization: `Bearer ${stored}` }
      const me = await page.request.get('/api/me/', { headers })
      expect(await me.json()).toMatchObject({ Email: 'grace@simmer.example', FirstName: 'Grace' })
      await page.goBack()
      expect(page.url()).not.toContain('code=')
    })
  }

  test(`ERR-05 in ${lang} a visitor with an invalid code reads why and can retry @thorough`, async ({
    page,
    open,
    elsewhere,
    allowComplaint,
  }) => {
    allowProvider(allowComplaint, elsewhere)
    allowComplaint(/status of 400/)
    await open(`/auth?lang=${lang}#provider=Google&code=${'a'.repeat(43)}`)
    await expect(banner(page)).toContainText(WORDS[lang].problem)
    expect(new URL(page.url()).hash).toBe('')
    expect(await token(page)).toBeNull()
    await expectAccessible(page)
    await page.getByRole('main').getByRole('link', { name: WORDS[lang].again }).click()
    await expect(page).toHaveURL(new RegExp(`^${elsewhere.provider}/`))
  })
}

test('AUT-02 a visitor who declines at the provider returns without an error', async ({
  page,
  open,
  elsewhere,
  allowComplaint,
}) => {
  allowProvider(allowComplaint, elsewhere)
  await open('/auth')
  await page.getByRole('link', { name: 'Continue with Facebook' }).click()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/auth')
  await expect(page.getByRole('link', { name: 'Continue with Google' })).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
  expect(await token(page)).toBeNull()
})

test("ERR-03 a visitor sees an alert when the provider's response has no data", async ({
  page,
  open,
}) => {
  await page.route('**/api/signup/externalauth', (route) => route.fulfill({ json: null }))
  await open('/auth#provider=Google&code=any')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Response is null')
  await dialog.getByRole('button').first().click()
  await expect(dialog).toBeHidden()
  expect(await token(page)).toBeNull()
})

test("ERR-04 a visitor reads the server's message about a refusal", async ({
  page,
  open,
  allowComplaint,
}) => {
  allowComplaint(/status of 400/)
  const json = { Code: 'AccountDisabled', Message: 'This account has been disabled.' }
  await page.route('**/api/signup/externalauth', (route) => route.fulfill({ status: 400, json }))
  await open('/auth#provider=Facebook&code=any')
  await expect(banner(page)).toContainText('This account has been disabled.')
})

test('ERR-05 a visitor without a connection can retry @thorough', async ({
  page,
  open,
  allowComplaint,
}) => {
  allowComplaint(/ERR_|Failed to fetch|failed/i)
  await page.route('**/api/signup/externalauth', (route) => route.abort())
  await open('/auth#provider=Facebook&code=any')
  await expect(banner(page)).toContainText(
    'login: Error: try again later, have problem with facebook login',
  )
})
