import type { Page } from '@playwright/test'
import { expect, reload, test, untilAwake } from './support/test.ts'

/** Holds back what makes pages live. @returns lets it go */
async function keepAsleep(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('a page fetches its first picture before letters and anything that makes it live', async ({
  page,
}) => {
  const arrived: string[] = []
  page.on('requestfinished', (request) => arrived.push(request.resourceType()))
  await page.goto('/recipes/5')
  await page.waitForLoadState('networkidle')
  expect(arrived).toContain('script')
  expect(arrived.indexOf('image')).toBeLessThan(arrived.indexOf('script'))
  expect(arrived.indexOf('image')).toBeLessThan(arrived.indexOf('font'))
  expect(arrived).not.toContain('stylesheet')
})

test('other pictures wait for the one that leads the page', async ({ page }) => {
  const others: string[] = []
  const lead = Promise.withResolvers<void>()
  await page.route('**/media/**', async (route) => {
    const path = new URL(route.request().url()).pathname
    if (path.includes('/header.')) await lead.promise
    else others.push(path)
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const words = page.getByRole('heading', { name: 'From this cookbook' })
  await words.scrollIntoViewIfNeeded()
  expect(others).toEqual([])
  lead.resolve()
  await expect.poll(() => others.length).toBeGreaterThan(3)
})

test('what lies below the first screen is laid out when the page is awake, at once in one that is loaded anew', async ({
  page,
}) => {
  const wakeUp = await keepAsleep(page)
  await page.goto('/')
  const foot = page.getByRole('contentinfo')
  await expect(foot).toHaveCSS('content-visibility', 'auto')
  wakeUp()
  await expect(foot).toHaveCSS('content-visibility', 'visible')
  await expect(page.locator('html')).not.toHaveAttribute('data-unlaid')
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(page.locator('html')).not.toHaveAttribute('data-unlaid')
})

test('a reader who comes before the first picture wakes the page', async ({ page }) => {
  await page.route('**/media/**', () => undefined)
  await page.goto('/recipes/5', { waitUntil: 'domcontentloaded' })
  const script = page.waitForRequest('**/assets/*.js')
  await page.keyboard.press('Tab')
  await script
})

test('a button that is pressed before the page is awake counts once', async ({ page }) => {
  const wakeUp = await keepAsleep(page)
  await page.goto('/recipes/5')
  const counter = page.getByRole('group', { name: 'Servings', exact: true })
  const servings = async () => parseInt((await counter.textContent())!.replaceAll(/\D+/g, ''))
  const before = await servings()
  await counter.getByRole('button', { name: 'Add one serving' }).click()
  expect(await servings()).toBe(before)
  wakeUp()
  await expect.poll(servings).toBe(before + 1)
})

for (const key of ['/', 'Control+k']) {
  test(`${key} pressed before the page is awake opens the search`, async ({ page }) => {
    const wakeUp = await keepAsleep(page)
    await page.goto('/recipes/5')
    await page.keyboard.press(key)
    wakeUp()
    await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused()
  })
}

test('a key that is turned off opens nothing before the page is awake either', async ({
  page,
  open,
}) => {
  await open('/recipes/5')
  await page.evaluate(() => localStorage.setItem('simmer.slash', 'off'))
  const wakeUp = await keepAsleep(page)
  await page.reload()
  await page.keyboard.press('/')
  wakeUp()
  const counter = page.getByRole('group', { name: 'Servings', exact: true })
  const before = await counter.textContent()
  await counter.getByRole('button', { name: 'Add one serving' }).click()
  await expect(counter).not.toHaveText(before!)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a link leads on before the page is awake', async ({ page }) => {
  await keepAsleep(page)
  await page.goto('/recipes/5')
  await page.getByRole('link', { name: 'Recipes', exact: true }).first().click()
  await expect(page).toHaveURL('/recipes')
})

test('a reader who has scrolled before the page is awake stays where they are', async ({
  page,
}) => {
  const wakeUp = await keepAsleep(page)
  await page.goto('/recipes')
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
  wakeUp()
  await untilAwake(page)
  expect(await page.evaluate(() => scrollY)).toBe(900)
  await reload(page)
  expect(await page.evaluate(() => scrollY)).toBe(900)
})

test('a step back before the page is awake leads back', async ({ page, open }) => {
  await open('/recipes')
  await page.getByRole('article').getByRole('heading').getByRole('link').first().click()
  await expect(page).toHaveURL(/recipes\/\d+$/)
  await expect(page.getByRole('group', { name: 'Servings', exact: true })).toBeVisible()
  await keepAsleep(page)
  await page.reload()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recipes')
})
