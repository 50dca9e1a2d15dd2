import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const AREAS = [
  ['Explore', '/'],
  ['Cookbooks', '/cookbooks'],
  ['Recipes', '/recipes'],
  ['Authors', '/authors'],
  ['Blog', '/blog'],
] as const

const tabs = (page: Page) => page.getByRole('navigation', { name: /^(Main|Hauptmenü)$/ })
const foot = (page: Page) => page.getByRole('contentinfo')

test('SHL-06 SHL-07 the header has a logo and the tabs of the five areas', async ({
  page,
  open,
}) => {
  await open('/recipes')
  const links = tabs(page).getByRole('link')
  await expect(links).toHaveText(AREAS.map(([name]) => name))
  for (const [name, href] of AREAS) {
    await expect(tabs(page).getByRole('link', { name })).toHaveAttribute('href', href)
  }
  const logo = page.getByRole('banner').getByRole('link', { name: 'Simmer' })
  await expect(logo.locator('svg')).toBeVisible()
  await logo.click()
  await expect(page).toHaveURL('/')
})

test('SHL-08 a visitor sees the tab of the area as current, and no other @thorough', async ({
  page,
  open,
}) => {
  for (const [path, area] of [
    ['/', 'Explore'],
    ['/recipes', 'Recipes'],
    ['/recipes/5', 'Recipes'],
  ] as const) {
    await open(path)
    await expect(tabs(page).locator('[aria-current=page]')).toHaveText([area])
  }
})

test('SHL-10 SHL-11 SHL-12 a visitor sees links to sign in and to register, and no member controls', async ({
  page,
  open,
  isMobile,
}) => {
  await open('/recipes')
  const header = page.getByRole('banner')
  if (isMobile) await header.getByRole('button', { name: 'Account' }).tap()
  for (const [name, href] of [
    ['Sign in', '/auth'],
    ['Register for free', '/auth/new'],
  ] as const) {
    const link = header.getByRole('link', { name, exact: true })
    await expect(link).toBeVisible()
    await expect(link).toHaveAttribute('href', href)
  }
  for (const memberOnly of ['Shopping list', 'Favourites', 'Edit Profile', 'Sign out']) {
    await expect(header.getByText(memberOnly)).toHaveCount(0)
    await expect(header.getByLabel(memberOnly)).toHaveCount(0)
  }
})

test('SHL-22 SHL-25 SHL-26 the footer links visitors to sign-in, and everybody to the legal texts', async ({
  page,
  open,
}) => {
  await open('/')
  const links = { 'Sign in': '/auth', Register: '/auth/new', 'Data Privacy': '/privacy' }
  for (const [name, href] of Object.entries({ ...links, 'Terms of use': '/terms' })) {
    await expect(foot(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', href)
  }
})

test('SHL-24 SHL-27 SHL-29 the footer links to authors, partnerships and social pages', async ({
  page,
  open,
}) => {
  await open('/')
  const href = (name: string) => foot(page).getByRole('link', { name }).getAttribute('href')
  expect(await href('For Recipe Authors')).toBe('/authors#services')
  expect(await href('Corporate partnerships')).toMatch(/^mailto:/)
  for (const name of ['Facebook', 'Instagram', 'Pinterest']) {
    expect(await href(name)).toMatch(new RegExp(`^https://www\\.${name.toLowerCase()}\\.com/`))
  }
})

test('SHL-28 SHL-37 explore and the footer link to both stores', async ({ page, open }) => {
  await open('/')
  for (const part of [page.getByRole('main'), foot(page)]) {
    const store = (name: string) => part.getByRole('link', { name })
    await expect(store('App Store')).toHaveAttribute('href', /^https:\/\/apps\.apple\.com\//)
    await expect(store('Google Play')).toHaveAttribute('href', /^https:\/\/play\.google\.com\//)
  }
})

test('SHL-30 SHL-31 the footer shows version and copyright', async ({ page, open }) => {
  await open('/')
  await expect(foot(page).getByText(/^Version \d+\.\d+\.\d+$/)).toBeVisible()
  await expect(foot(page).getByText('© 2019–2020 Simmer')).toBeVisible()
})

test(
  'SHL-32 CON-47 up to 745 px the tabs are at the foot of the window',
  { tag: '@any-width' },
  async ({ page, open }) => {
    await open('/')
    const bottomOfTabs = async () => {
      const box = await tabs(page).boundingBox()
      return box && Math.round(box.y + box.height)
    }
    await page.setViewportSize({ width: 745, height: 800 })
    await expect.poll(bottomOfTabs).toBe(800)
    await page.setViewportSize({ width: 746, height: 800 })
    await expect.poll(bottomOfTabs).toBeLessThan(200)
  },
)

test(
  'SHL-33 CON-47 up to 992 px cards are in two columns',
  { tag: '@any-width' },
  async ({ page, open }) => {
    await open('/tags?Term=Vegan')
    const columns = () =>
      page
        .getByRole('article')
        .evaluateAll((all) => new Set(all.map((it) => it.getBoundingClientRect().left)).size)
    await page.setViewportSize({ width: 992, height: 800 })
    await expect.poll(columns).toBe(2)
    await page.setViewportSize({ width: 993, height: 800 })
    await expect.poll(columns).toBe(3)
  },
)

test('SHL-39 SHL-40 SHL-42 a visitor starts in English; a chosen language changes texts and data, and stays', async ({
  page,
  open,
}) => {
  await open('/recipes')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const english = await page.getByRole('article').first().getByRole('heading').textContent()

  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText('Rezepte')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  const first = page.getByRole('article').first().getByRole('heading')
  await expect(first).not.toHaveText(english ?? '')
  expect(await page.evaluate(() => localStorage.getItem('simmer.language'))).toBe('de')

  await page.reload()
  await expect(title).toHaveText('Rezepte')
  await page.context().clearCookies()
  await open('/')
  await expect(page.getByRole('heading', { name: 'Neue Kochbücher' })).toBeVisible()
})

test('SHL-40 a language that the address names stays for the pages after it', async ({
  page,
  open,
}) => {
  await open('/recipes?lang=de')
  await page.getByRole('link', { name: 'Kochbücher' }).first().click()
  await expect(page).toHaveURL('/cookbooks')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kochbücher')
})

test('in a window of 320 by 256 pixels no bar stays over the page @thorough', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await open('/recipes?lang=de')
  await expect(page.getByRole('banner')).toHaveCSS('position', 'relative')
  const tabs = page.getByRole('navigation', { name: 'Hauptmenü' }).last()
  await expect(tabs).not.toHaveCSS('position', 'fixed')
})

test('a visitor skips the header with the skip link', async ({ page, open }) => {
  await open('/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('nothing is wider than the narrowest phone', async ({ page, open, allowComplaint }) => {
  allowComplaint(/status of 404/)
  for (const path of ['/', '/recipes', '/404']) {
    await page.setViewportSize({ width: 320, height: 800 })
    await open(`${path}?lang=de`)
    // What loads late in wide windows is still there when they become narrow.
    for (const width of [320, 375, 800, 1000, 1280, 320]) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
})
