import type { Page } from '@playwright/test'
import { STORAGE_KEYS } from '#app/lib/storage/storage-keys.ts'
import type { CurrentUser } from '#contract/account.ts'
import { expectAccessible } from './support/axe.ts'
import { pressTo } from './support/films.ts'
import { hold } from './support/hold.ts'
import { WALKED } from './support/languages.ts'
import { expect, test } from './support/test.ts'

/** The words of the header by language. */
const WORDS = {
  en: {
    langId: 1,
    shopping: 'Shopping list',
    favourites: 'Favourites',
    search: 'Search',
    account: 'Account',
    menu: ['Edit Profile', 'Settings', 'Change Password', 'Sign out'],
  },
  de: {
    langId: 0,
    shopping: 'Einkaufsliste',
    favourites: 'Favoriten',
    search: 'Suche',
    account: 'Konto',
    menu: ['Profil bearbeiten', 'Einstellungen', 'Passwort ändern', 'Abmelden'],
  },
} as const
/** The browser's console message about a refused call. */
const REFUSED = /status of [45]\d\d|ApiError/

const header = (page: Page) => page.getByRole('banner')
const storedToken = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.token)
/** The members' button; visitors on phones have another one with that name. */
const avatar = (page: Page, name = 'Account') =>
  header(page).locator('[data-slot=menu]').getByRole('button', { name })

for (const language of WALKED) {
  const words = WORDS[language]

  test(`SHL-14 SHL-15 SHL-16 members have search, list, favourites and a menu of four (${language})`, async ({
    page,
    open,
    signIn,
  }) => {
    await signIn({ langId: words.langId })
    await open(`/recipes?lang=${language}`)
    await expect(header(page).getByRole('link', { name: words.favourites })).toHaveAttribute(
      'href',
      '/favorites/recipes',
    )
    await expect(header(page).getByLabel(words.shopping)).toBeVisible()
    await avatar(page, words.account).click()
    const menu = header(page).getByRole('list', { name: words.account })
    await expect(menu.getByRole('listitem')).toHaveText(words.menu)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(menu).toHaveCount(0)
    await expect(avatar(page, words.account)).toBeFocused()
    await header(page).getByRole('button', { name: words.search }).click()
    await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused()
  })
}

test('SHL-13 a member opens the shopping list beside the page with the basket', async ({
  page,
  open,
  signIn,
}) => {
  await signIn()
  await open('/authors')
  const basket = header(page).getByRole('button', { name: 'Shopping list' })
  await basket.click()
  await expect(page.getByRole('dialog', { name: 'Shopping list' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(basket).toBeFocused()
  await expect(page).toHaveURL('/authors')
})

test('SHL-17 SHL-18 SHL-19 a member reaches profile and password from the menu, also by keyboard', async ({
  page,
  open,
  signIn,
}) => {
  await signIn()
  await open('/authors')
  for (const [name, path] of [
    ['Edit Profile', '/settings/edit_profile'],
    ['Settings', '/settings/edit_profile'],
    ['Change Password', '/settings/change_password'],
  ] as const) {
    await pressTo(page, avatar(page))
    await page.keyboard.press('Enter')
    const link = header(page).getByRole('link', { name, exact: true })
    await pressTo(page, link)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(path)
    await expect(link).toHaveCount(0)
  }
})

test('SHL-21 SHL-23 ROL-10 a member sees no link to sign in or register, in header or footer', async ({
  page,
  open,
  signIn,
}) => {
  await signIn()
  await open('/')
  await expect(avatar(page)).toBeVisible()
  for (const name of ['Register for free', 'Sign in', 'Register']) {
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)
  }
  await expect(header(page).locator('[data-slot=link-menu]')).toBeHidden()
})

test('ROL-09 a visitor sees no member controls and fetches none of their code', async ({
  page,
  open,
}) => {
  const scripts: string[] = []
  page.on('request', (sent) => scripts.push(sent.url()))
  await open('/')
  await page.waitForLoadState('networkidle')
  for (const name of ['Shopping list', 'Favourites', 'Edit Profile', 'Sign out']) {
    await expect(header(page).getByText(name)).toHaveCount(0)
    await expect(header(page).getByLabel(name)).toHaveCount(0)
  }
  await expect(avatar(page)).toHaveCount(0)
  expect(scripts.filter((url) => /member-bar|\/api\/me/.test(url))).toEqual([])
})

test('STA-03 a member sees the member header before the account has loaded, and nothing shifts', async ({
  page,
  signIn,
  allowComplaint,
}) => {
  // Fonts that load at the same time move text by a pixel or two, which is not due to the account.
  allowComplaint(/Failed to load resource/)
  await page.route('**/*.woff2', (route) => route.abort())
  await signIn()
  const release = await hold(page, '**/api/me/')
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { sources: { node: Node }[] }[]) {
        for (const { node } of entry.sources) {
          if (document.querySelector('header')?.contains(node)) document.title += ' moved'
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/authors', { waitUntil: 'commit' })
  // Never shown, not even before hydration.
  const visitors = header(page).getByRole('link', { name: 'Register for free' })
  await expect(header(page).getByRole('button', { name: 'Search' })).toBeVisible()
  await expect(visitors).toHaveCount(0)
  await expect(avatar(page)).toBeVisible()
  await expect(avatar(page)).toHaveText('Account')
  release()
  await expect(avatar(page)).toContainText('AL')
  expect(await page.title()).not.toContain('moved')
})

test('SHL-20 STA-01 API-08 a member signs out: every tab loses the token, and the first page opens', async ({
  page,
  open,
  signIn,
  context,
  request,
}) => {
  const member = await signIn()
  await open('/recipes')
  const other = await context.newPage()
  await other.goto('/authors')
  await expect(avatar(other)).toBeVisible()
  const told = page.waitForResponse((response) => response.url().endsWith('/api/auth/logout'))
  await avatar(page).click()
  await header(page).getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  expect(await storedToken(page)).toBeNull()
  expect((await told).status()).toBe(200)
  // In the other tab as well, which does not navigate.
  for (const tab of [page, other]) {
    await expect(avatar(tab)).toHaveCount(0)
    await expect(tab.locator('html')).toHaveAttribute('data-session', 'visitor')
  }
  await expect(other).toHaveURL('/authors')
  const me = await request.get('/api/me/', { headers: member.headers })
  expect(me.status()).toBe(401)
})

test('a member stays signed in after a reload @thorough', async ({ page, open, signIn }) => {
  await signIn()
  await open('/recipes')
  await expect(avatar(page)).toContainText('AL')
  await page.reload()
  await expect(avatar(page)).toContainText('AL')
})

test('STA-02 a member with an invalid token is signed out at once', async ({
  page,
  signIn,
  request,
  allowComplaint,
}) => {
  allowComplaint(REFUSED)
  const member = await signIn()
  await request.post('/api/auth/logout', { headers: member.headers })
  await page.goto('/recipes')
  await expect(page.locator('html')).toHaveAttribute('data-session', 'visitor')
  expect(await storedToken(page)).toBeNull()
  await expect(page).toHaveURL('/recipes')
  await expect(avatar(page)).toHaveCount(0)
})

test('STA-02 a member whose server keeps failing is signed out after retries @thorough', async ({
  page,
  signIn,
  allowComplaint,
}) => {
  allowComplaint(REFUSED)
  await signIn()
  let calls = 0
  await page.route('**/api/me/', (route) => {
    calls += 1
    return route.fulfill({ status: 500, json: { Message: 'Something broke.' } })
  })
  await page.goto('/recipes')
  await expect(avatar(page)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-session', 'visitor', { timeout: 15_000 })
  expect(await storedToken(page)).toBeNull()
  expect(calls).toBe(4)
})

test('a member without a connection stays signed in @thorough', async ({
  page,
  signIn,
  allowComplaint,
}) => {
  allowComplaint(/Failed to fetch|ERR_FAILED|ApiError/)
  const member = await signIn()
  let calls = 0
  await page.route('**/api/me/', (route) => {
    calls += 1
    return route.abort()
  })
  await page.goto('/recipes')
  await expect.poll(() => calls, { timeout: 20_000 }).toBeGreaterThan(4)
  expect(await storedToken(page)).toBe(member.token)
  await expect(avatar(page)).toBeVisible()
})

test('SHL-41 a member sees the language of the account, and a change is saved to it @thorough', async ({
  page,
  open,
  signIn,
  request,
}) => {
  const member = await signIn({ langId: 0 })
  await open('/recipes')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rezepte')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(avatar(page, 'Konto')).toContainText('AL')
  await page.getByRole('contentinfo').getByRole('link', { name: 'EN: English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recipes')
  const saved = async () => {
    const me = await request.get('/api/me/', { headers: member.headers })
    return ((await me.json()) as CurrentUser).Language
  }
  await expect.poll(saved).toBe(1)
})

test('a member sees the language of the address, and the account keeps its own @thorough', async ({
  page,
  open,
  signIn,
  request,
}) => {
  const member = await signIn({ langId: 0 })
  await open('/authors?lang=en')
  await expect(avatar(page)).toContainText('AL')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const me = await request.get('/api/me/', { headers: member.headers })
  expect(((await me.json()) as CurrentUser).Language).toBe(0)
})

test('the member header fits the narrowest phone @any-width @thorough', async ({
  page,
  open,
  signIn,
}) => {
  await signIn()
  await page.setViewportSize({ width: 320, height: 640 })
  await open('/authors')
  await expect(avatar(page)).toContainText('AL')
  await expect(header(page).getByRole('link', { name: 'DE: Deutsch' })).toHaveCount(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
