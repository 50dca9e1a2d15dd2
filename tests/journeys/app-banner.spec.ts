import { devices, type Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'

const IPHONE = devices['iPhone 15'].userAgent
const PIXEL = devices['Pixel 7'].userAgent
const GOOGLEBOT = `${PIXEL} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`

const dialog = (page: Page) => page.getByRole('alertdialog')
const banner = (page: Page) => page.getByRole('complementary', { name: 'The app' })
const storedAnswer = (page: Page) => page.evaluate(() => localStorage.getItem('simmer.app'))

/** Records the code of the app banner that the page fetches from now on. */
function recordBannerCode(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (/\/app-banner-/.test(new URL(request.url()).pathname)) scripts.push(request.url())
  })
  return scripts
}

test.use({ appAnswer: null, viewport: { width: 375, height: 740 } })

for (const [userAgent, store, label, tag] of [
  [IPHONE, 'https://apps.apple.com/', 'Open the App Store', ['@phone']],
  [PIXEL, 'https://play.google.com/', 'Open Google Play', ['@phone', '@thorough']],
] as const) {
  test.describe(`on ${store}`, { tag: [...tag] }, () => {
    test.use({ userAgent })

    test('SHL-34 SHL-35 a visitor on a phone accepts the dialog and arrives at the store of the device', async ({
      page,
      open,
      allowComplaint,
    }) => {
      allowComplaint(/^asked https:/)
      await page.route(`${store}**`, (route) => route.fulfill({ body: 'The store' }))
      await open('/recipes')
      await expect(dialog(page)).toHaveAccessibleName('Cook with the Simmer app?')
      await dialog(page).getByRole('button', { name: 'Get the app' }).click()
      await page.waitForURL(`${store}**`)
      await page.goto('/recipes')
      expect(await storedAnswer(page)).toBe('accepted')
    })

    test('SHL-35 SHL-36 a visitor who declines stays on the page and sees a store banner until it is closed', async ({
      page,
      open,
      allowComplaint,
    }) => {
      // It leaves pages before a slow machine has painted their preloaded picture.
      allowComplaint(/preloaded using link preload but not used/)
      await open('/recipes')
      await expect(dialog(page)).toBeVisible()
      await expectAccessible(page)
      await dialog(page).getByRole('button', { name: 'Stay here' }).click()
      await expect(dialog(page)).toHaveCount(0)
      await expect(page).toHaveURL('/recipes')
      const link = banner(page).getByRole('link', { name: label })
      await expect(link).toHaveAttribute('href', new RegExp(`^${store}`))
      await expect(banner(page)).not.toBeInViewport()
      await expectAccessible(page)

      await open('/')
      await expect(banner(page)).toBeVisible()
      await expect(dialog(page)).toHaveCount(0)
      await banner(page).getByRole('button', { name: 'Close' }).click()
      await expect(banner(page)).toHaveCount(0)
      expect(await storedAnswer(page)).toBe('dismissed')

      const fetched = recordBannerCode(page)
      await open('/')
      await page.waitForLoadState('networkidle')
      expect(fetched).toEqual([])
    })
  })
}

test.describe('with keys', { tag: '@phone' }, () => {
  test.use({ userAgent: PIXEL })

  test('SHL-35 SHL-36 the dialog focuses the safe answer, and Escape declines', async ({
    page,
    open,
  }) => {
    await open('/')
    await expect(dialog(page).getByRole('button', { name: 'Stay here' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    const close = banner(page).getByRole('button', { name: 'Close' })
    await close.focus()
    await page.keyboard.press('Enter')
    await expect(banner(page)).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('SHL-36 the app banner appears after the first paint and shifts nothing @thorough', async ({
    page,
    open,
    allowComplaint,
  }) => {
    // Fonts that load at the same time move text by a pixel or two, which is not due to the banner.
    allowComplaint(/Failed to load resource/)
    await page.route('**/*.woff2', (route) => route.abort())
    await page.addInitScript(() => {
      if (location.protocol !== 'about:') localStorage.setItem('simmer.app', 'declined')
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          shifts.push((entry as PerformanceEntry & { value: number }).value)
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await open('/recipes')
    await expect(banner(page)).toBeVisible()
    const seen = await page.evaluate(() => ({
      shifts: (window as unknown as { shifts: number[] }).shifts,
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
      code: performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/app-banner-/.test(name))
        .map(({ startTime }) => startTime),
    }))
    expect(seen.shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01)
    expect(seen.code).not.toEqual([])
    expect(Math.min(...seen.code)).toBeGreaterThan(seen.paint)
  })
})

for (const [who, userAgent, tag] of [
  ['a desktop', devices['Desktop Chrome'].userAgent, ['@any-width', '@thorough']],
  ['a search engine', GOOGLEBOT, ['@any-width']],
] as const) {
  test.describe(who, { tag: [...tag] }, () => {
    test.use({ userAgent })

    test(`${who} sees no app banner and fetches none of its code`, async ({ page, open }) => {
      const fetched = recordBannerCode(page)
      await open('/')
      await page.waitForLoadState('networkidle')
      expect(fetched).toEqual([])
      await expect(dialog(page)).toHaveCount(0)
    })
  })
}
