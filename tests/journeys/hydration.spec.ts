import type { Page } from '@playwright/test'
import { expect, reload, test, UNHYDRATED, untilHydrated } from './support/test.ts'

/** Delays hydration. @returns a function that lets the page hydrate */
async function delayHydration(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('a page fetches its largest picture before code, fonts and any other picture', async ({
  page,
}) => {
  const requested: string[] = []
  const sheets: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url())
    // The browser may fetch the tab icon at any time.
    if (request.resourceType() !== 'other') requested.push(request.resourceType())
  })
  await page.goto('/recipes/5')
  await page.waitForLoadState('networkidle')
  expect(requested.slice(0, requested.indexOf('script'))).toEqual(['document', 'image'])
  expect(requested.filter((type) => type === 'image').length).toBeGreaterThan(3)
  // Both fonts, their style sheet, and those of what is loaded late: parts of the page, and its print.
  // The page's own style sheet is part of its HTML.
  expect(requested.filter((type) => type === 'font')).toHaveLength(2)
  const names = () => sheets.map((url) => /\/assets\/([a-z-]+)-/.exec(url)?.[1])
  expect(names()[0]).toBe('fonts')
  await expect.poll(() => new Set(names())).toEqual(new Set(['fonts', 'late-parts', 'print']))
})

test('a reader who interacts before the first picture triggers hydration @thorough', async ({
  page,
}) => {
  await page.route('**/media/**', () => undefined)
  await page.goto('/recipes/5', { waitUntil: 'domcontentloaded' })
  const script = page.waitForRequest('**/assets/*.js')
  await page.keyboard.press('Tab')
  await script
})

test('a button pressed before hydration acts once', async ({ page }) => {
  const letHydrate = await delayHydration(page)
  await page.goto('/recipes/12', UNHYDRATED)
  const counter = page.getByRole('group', { name: 'Servings', exact: true })
  const servings = async () => parseInt((await counter.textContent())!.replaceAll(/\D+/g, ''))
  const before = await servings()
  await counter.getByRole('button', { name: 'Add one serving' }).click()
  expect(await servings()).toBe(before)
  letHydrate()
  await expect.poll(servings).toBe(before + 1)
})

for (const key of ['/', 'Control+k']) {
  test(`${key} pressed before hydration opens the search @thorough`, async ({ page }) => {
    const letHydrate = await delayHydration(page)
    await page.goto('/recipes/5', UNHYDRATED)
    await page.keyboard.press(key)
    letHydrate()
    await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused()
  })
}

test('a shortcut that is turned off does nothing before hydration @thorough', async ({
  page,
  open,
}) => {
  await open('/recipes/12')
  await page.evaluate(() => localStorage.setItem('simmer.slash', 'off'))
  const letHydrate = await delayHydration(page)
  await page.reload(UNHYDRATED)
  await page.keyboard.press('/')
  letHydrate()
  const counter = page.getByRole('group', { name: 'Servings', exact: true })
  const before = await counter.textContent()
  await counter.getByRole('button', { name: 'Add one serving' }).click()
  await expect(counter).not.toHaveText(before!)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a link works before hydration', async ({ page }) => {
  await delayHydration(page)
  await page.goto('/recipes/5', UNHYDRATED)
  await page.getByRole('link', { name: 'Recipes', exact: true }).first().click()
  await expect(page).toHaveURL('/recipes')
})

test('a reader who scrolls before hydration keeps the scroll position @thorough', async ({
  page,
}) => {
  const letHydrate = await delayHydration(page)
  await page.goto('/recipes', UNHYDRATED)
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
  letHydrate()
  await untilHydrated(page)
  expect(await page.evaluate(() => scrollY)).toBe(900)
  await reload(page)
  expect(await page.evaluate(() => scrollY)).toBe(900)
})

test('Back works before hydration @thorough', async ({ page, open }) => {
  await open('/recipes')
  await page.getByRole('article').getByRole('heading').getByRole('link').first().click()
  await expect(page).toHaveURL(/recipes\/\d+$/)
  await expect(page.getByRole('group', { name: 'Servings', exact: true })).toBeVisible()
  await delayHydration(page)
  await page.reload(UNHYDRATED)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recipes')
})
