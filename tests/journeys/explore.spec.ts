import type { Page, Request } from '@playwright/test'
import type { Cookbook, CookbookOfTheMonth } from '#contract/cookbook.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { responseOf } from './support/response-of.ts'
import { expect, test } from './support/test.ts'

const carousel = (page: Page, name: string) => page.getByRole('region', { name })
const titlesIn = (page: Page, region: string) =>
  carousel(page, region).getByRole('heading', { level: 3 }).allTextContents()

/** Opens explore from another page, so that the browser itself fetches everything. */
async function goToExplore(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Explore' })
    .click()
  await expect(page).toHaveURL('/')
}

test('RTE-01 EXP-01 EXP-02 a visitor sees the cookbook of the month at the top of the first page', async ({
  page,
  open,
  request,
}) => {
  const month = await responseOf<CookbookOfTheMonth>(request, '/api/slider/month?LangId=1')
  await open('/')
  const banner = page.getByRole('region', { name: month.Title })
  const picture = banner.locator('img')
  await expect(picture).toHaveAttribute('src', new RegExp(month.ImagePath ?? 'no picture'))
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await expect(picture).toHaveAttribute('fetchpriority', 'high')

  const description = month.Book.Description ?? ''
  expect(description.length).toBeGreaterThan(150)
  const cut = Array.from(description).slice(0, 150).join('')
  await expect(banner.getByText(`${cut}...`, { exact: true })).toBeVisible()
  await expect(banner.getByRole('link', { name: 'Open the cookbook' })).toHaveAttribute(
    'href',
    `/cookbooks/${month.BookId}`,
  )
})

test('EXP-03 EXP-04 EXP-06 a visitor sees the recipes of the month, the newest cookbooks and nine recipes', async ({
  page,
  open,
  request,
}) => {
  const { BookId } = await responseOf<CookbookOfTheMonth>(request, '/api/slider/month?LangId=1')
  const ofMonth = await responseOf<Recipe[]>(request, `/api/recipe?BookId=${BookId}&LangId=1`)
  const newest = await responseOf<Cookbook[]>(
    request,
    '/api/book?OrderAsc=true&OrderBy=created&LangId=1',
  )
  const first = await responseOf<Recipe[]>(request, '/api/recipe?limit=9&offset=0&LangId=1')
  await open('/')
  expect(await titlesIn(page, 'From this cookbook')).toEqual(ofMonth.map(({ Name }) => Name))
  expect(await titlesIn(page, 'New cookbooks')).toEqual(newest.slice(0, 12).map(({ Name }) => Name))
  expect(await titlesIn(page, 'Cook something tonight')).toEqual(first.map(({ Name }) => Name))
})

test('EXP-05 EXP-07 EXP-08 explore links to all cookbooks, all recipes and both stores', async ({
  page,
  open,
}) => {
  await open('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'All cookbooks' })).toHaveAttribute(
    'href',
    '/cookbooks',
  )
  await expect(main.getByRole('link', { name: 'App Store' })).toHaveAttribute('href', /apps\.apple/)
  await expect(main.getByRole('link', { name: 'Google Play' })).toHaveAttribute(
    'href',
    /play\.google/,
  )
  await main.getByRole('link', { name: 'All recipes' }).click()
  await expect(page).toHaveURL('/recipes')
})

/** Positions of the newest cookbooks that are fully in view. */
function slidesInView(page: Page): Promise<number[]> {
  return carousel(page, 'New cookbooks')
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.flatMap((item, index) => {
        const { left, right } = item.getBoundingClientRect()
        return left >= -1 && right <= document.documentElement.clientWidth + 1 ? [index] : []
      }),
    )
}

const STEPS: [ids: string, widths: number[], slides: number][] = [
  ['EXP-09 CON-48', [1200, 1600], 4],
  ['EXP-10 CON-48', [1025, 1199], 3],
  ['EXP-11 CON-48', [768, 1024], 2],
  ['EXP-12 CON-48', [320, 767], 1],
]
for (const [ids, widths, slides] of STEPS) {
  const title = `${ids} at ${widths.join(' and ')} px the carousel shows ${slides} cookbooks @thorough`
  test(title, { tag: '@any-width' }, async ({ page, open }) => {
    await open('/')
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(async () => (await slidesInView(page)).length).toBe(slides)
    }
  })
}

test(
  'the arrows move a carousel by the number of visible slides @thorough',
  { tag: '@any-width' },
  async ({ page, open }) => {
    await open('/')
    const books = carousel(page, 'New cookbooks')
    const previous = books.getByRole('button', { name: 'Previous' })
    const next = books.getByRole('button', { name: 'Next' })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await next.click()
    await expect.poll(() => slidesInView(page)).toEqual([4, 5, 6, 7])
    await expect(previous).not.toHaveAttribute('aria-disabled')
    await next.click()
    await expect.poll(() => slidesInView(page)).toEqual([8, 9, 10, 11])
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await previous.click()
    await expect.poll(() => slidesInView(page)).toEqual([4, 5, 6, 7])
  },
)

test('EXP-13 a long cookbook title is cut at 22 characters @thorough', async ({
  page,
  open,
  request,
}) => {
  const path = '/api/book?OrderAsc=true&OrderBy=created&limit=12&LangId=1'
  const books = await responseOf<Cookbook[]>(request, path)
  const Name = 'Kitchens of the Atlantic coast'
  await page.route(`**${path}`, (route) => route.fulfill({ json: [{ ...books[0], Name }] }))
  await open('/recipes')
  await goToExplore(page)
  const first = carousel(page, 'New cookbooks')
    .getByRole('link', { name: Name, exact: true })
    .first()
  // The accessible name contains the visible words; the ellipsis is no text (WCAG 2.5.3).
  await expect(first).toHaveText('Kitchens of the Atlant')
  const tail = await first
    .locator('[data-tail]')
    .evaluate((cut) => getComputedStyle(cut, '::after').content)
  expect(tail).toBe('"..."')
})

test('in a month without a cookbook explore shows its other parts @thorough', async ({
  page,
  open,
}) => {
  await page.route('**/api/slider/month?*', (route) => route.fulfill({ json: null }))
  await open('/recipes')
  await goToExplore(page)
  await expect(carousel(page, 'New cookbooks')).toBeVisible()
  await expect(page.getByText('Cookbook of the month')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
})

test('a visitor retries a failed part of explore, and the other parts stay @thorough', async ({
  page,
  open,
  allowComplaint,
}) => {
  allowComplaint(/status of 500/)
  allowComplaint(/ApiError/)
  let isBroken = true
  await page.route('**/api/recipe?limit=9*', (route) =>
    isBroken ? route.fulfill({ status: 500, json: { Message: 'Broken' } }) : route.continue(),
  )
  await open('/recipes')
  await goToExplore(page)
  const failed = page.getByRole('heading', { name: 'The recipes couldn’t be loaded' })
  await expect(failed).toBeVisible()
  await expect(page.locator('[data-slot=toast]')).toContainText('That did not work')
  await expect(carousel(page, 'New cookbooks').getByRole('heading', { level: 3 })).toHaveCount(12)

  isBroken = false
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  const recipes = carousel(page, 'Cook something tonight')
  await expect(recipes.getByRole('heading', { level: 3 })).toHaveCount(9)
  await expect(recipes).toBeFocused()
})

test('explore loads only the picture of the month eagerly, the others when they are near', async ({
  page,
  open,
}) => {
  const covers: Request[] = []
  page.on('request', (request) => {
    if (/cover\..*\?w=/.test(request.url())) covers.push(request)
  })
  await open('/')
  await page.waitForLoadState('networkidle')
  const loading = await page
    .getByRole('main')
    .locator('img')
    .evaluateAll((images: HTMLImageElement[]) => images.map((image) => image.loading))
  expect(loading.filter((how) => how === 'eager')).toHaveLength(1)
  // How far away "near" is differs between builds of the browser.
  expect(covers.length).toBeLessThan(loading.length * 0.75)
})
