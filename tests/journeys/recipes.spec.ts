import type { Page } from '@playwright/test'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { responseOf } from './support/response-of.ts'
import { expect, test } from './support/test.ts'

const cards = (page: Page) => page.getByRole('article')
const titles = (page: Page) => cards(page).getByRole('heading')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const announcements = (page: Page) => page.locator('[data-slot=live-regions]')

/** Opens the list from another page, so that the browser itself fetches it. */
async function goToRecipes(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Recipes' })
    .click()
  await expect(page).toHaveURL('/recipes')
}

/** The first card whose recipe has a film to cook along with. */
const filmCard = (page: Page) =>
  cards(page)
    .filter({ hasText: /\d\ssteps/ })
    .first()

/** The question before cooking along. What some recipes make is counted in pieces. */
const questionOn = (page: Page) =>
  page.getByRole('dialog', { name: /^How (many people are eating|much are you making)\?$/ })

/** Opens the panes of that card; on narrow cards they are in a menu. */
async function openPanes(page: Page): Promise<void> {
  await filmCard(page).hover()
  const panes = filmCard(page).getByRole('group', { name: 'Show on the picture' })
  await panes.waitFor()
  const more = panes.getByRole('button', { name: 'More views of the picture' })
  if (await more.isVisible()) await more.click()
}

test('RTE-09 RCL-36 CON-11 a visitor sees 20 recipes, newest first, and their total number', async ({
  page,
  open,
  request,
}) => {
  const first = await responseOf<Recipe[]>(request, '/api/recipe?limit=20&offset=0&LangId=1')
  const count = await responseOf<number>(request, '/api/recipe/count')
  await open('/recipes?page=1')
  await expect(page.getByText(`${count} recipes, newest first`)).toBeVisible()
  await expect(titles(page)).toHaveText(first.map(({ Name }) => Name))
})

test('RCL-34 RCL-36 a visitor turns the page with the arrows: the heading gets the focus, and the page is announced', async ({
  page,
  open,
}) => {
  await open('/recipes')
  const before = await titles(page).allTextContents()
  const asked = page.waitForRequest('**/api/recipe?limit=20&offset=20&LangId=1')
  await page.getByRole('link', { name: 'Next page' }).click()
  await asked
  await expect(page).toHaveURL('/recipes?page=2')
  await expect(heading(page)).toBeFocused()
  await expect(announcements(page)).toContainText('Page 2 of 3, 20 recipes')
  await expect(titles(page).first()).not.toHaveText(before[0] ?? '')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)

  await page.getByRole('link', { name: 'Previous page' }).click()
  await expect(page).toHaveURL('/recipes')
  await expect(titles(page)).toHaveText(before)
  await expect(page.locator('[aria-disabled=true][aria-label="Previous page"]')).toBeVisible()
})

test('a page beyond the last one is the last one, also for search engines @thorough', async ({
  page,
  open,
}) => {
  await open('/recipes?page=999')
  await expect(page.getByRole('link', { name: 'Page 3', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\?page=3&lang=en$/)
  await expect(page).toHaveTitle('Recipes, page 3 · Simmer')
})

test('an invalid page number shows the first page @thorough', async ({ page, open }) => {
  await open('/recipes?page=soup')
  await expect(cards(page)).toHaveCount(20)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/recipes\?lang=en$/)
})

test('RCL-42 STA-22 a visitor sees skeletons while the list loads, then the list', async ({
  page,
  open,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/recipe?limit=20*', async (route) => {
    await held
    await route.continue()
  })
  await open('/')
  await goToRecipes(page)
  const skeletons = page.locator('[data-slot=card-skeleton]')
  await expect(skeletons).toHaveCount(20)
  await expect(page.getByText('Loading')).toHaveCount(1)
  release()
  await expect(cards(page)).toHaveCount(20)
  await expect(skeletons).toHaveCount(0)
})

test('RCL-37 ERR-19 a visitor of an empty list reads so', async ({ page, open }) => {
  await page.route('**/api/recipe?limit=20*', (route) => route.fulfill({ json: [] }))
  await page.route('**/api/recipe/count*', (route) => route.fulfill({ json: 0 }))
  await open('/')
  await goToRecipes(page)
  await expect(page.getByRole('heading', { name: 'Not found any items' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(0)
})

test('a visitor retries a failed list of recipes and sees it @thorough', async ({
  page,
  open,
  allowComplaint,
}) => {
  allowComplaint(/ERR_FAILED/)
  allowComplaint(/ApiError/)
  let isOffline = true
  await page.route('**/api/recipe?limit=20*', (route) =>
    isOffline ? route.abort() : route.continue(),
  )
  await open('/')
  await goToRecipes(page)
  await expect(page.getByRole('heading', { name: 'The recipes couldn’t be loaded' })).toBeVisible()
  await expect(page.getByText(/recipes, newest first/)).toBeVisible()
  isOffline = false
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page)).toHaveCount(20)
})

test('RCL-24 a visitor hovers over a card and sees its muted preview, not before @thorough', async ({
  page,
  open,
}) => {
  const films: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('.mp4')) films.push(request.url())
  })
  await open('/recipes')
  const film = filmCard(page).locator('video')
  expect(films).toEqual([])
  await filmCard(page).hover()
  await expect
    .poll(() => film.evaluate((it: HTMLVideoElement) => it.currentTime))
    .toBeGreaterThan(0)
  expect(films[0]).toContain('/previews/')
  expect(await film.evaluate((it: HTMLVideoElement) => it.muted)).toBe(true)
  await heading(page).hover()
  await expect(film).toHaveCount(0)
})

test('RCL-24 a visitor focuses a card and sees its preview @thorough', async ({ page, open }) => {
  await open('/recipes')
  const card = filmCard(page)
  await page.keyboard.press('Tab')
  await card.getByRole('heading').getByRole('link').focus()
  await expect(card.locator('video')).toHaveJSProperty('paused', false)
  await expect(card.getByRole('button', { name: /^Cook along/ })).toBeVisible()
})

test('a visitor with reduced motion sees no preview play by itself @thorough', async ({
  page,
  open,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open('/recipes')
  await filmCard(page).hover()
  await expect(filmCard(page)).toHaveAttribute('data-active')
  await expect(filmCard(page).locator('video')).toHaveJSProperty('paused', true)
})

test('RCL-25 RCL-26 a card shows its ingredients with labels, and its tools @thorough', async ({
  page,
  open,
  request,
}) => {
  await open('/recipes')
  const card = filmCard(page)
  const href = (await card.getByRole('heading').getByRole('link').getAttribute('href')) ?? ''
  const { Name, Ingredients } = await responseOf<Recipe>(
    request,
    `/api${href.replace('recipes', 'recipe')}?LangId=1`,
  )
  await openPanes(page)
  await card.getByRole('button', { name: 'Ingredients' }).click()
  await expect(card.getByRole('img', { name: `Ingredients of ${Name}` })).toBeVisible()
  await expect(card.locator('[data-slot=hotspot]')).toHaveCount(Ingredients.length)
  expect(Ingredients.length).toBeGreaterThan(0)
  await card.getByRole('button', { name: 'Tools' }).click()
  const tools = card.getByRole('img', { name: `Tools for ${Name}` })
  await expect(tools).toHaveJSProperty('complete', true)
})

test('RCL-27 a card has at most three tags, and each leads to its recipes @thorough', async ({
  page,
  open,
  request,
}) => {
  const [first] = await responseOf<Recipe[]>(request, '/api/recipe?limit=1&offset=0&LangId=1')
  const names = (first?.RecipeTags ?? []).map(({ Name }) => Name)
  expect(names.length).toBeGreaterThan(3)
  await open('/recipes')
  const tags = cards(page).first().locator('[data-slot=tag-link]')
  await expect(tags).toHaveText(names.slice(0, 3))
  const href = await tags.first().getAttribute('href')
  expect(new URLSearchParams(href?.split('?')[1]).get('Term')).toBe(names[0])
})

test('RCL-32 AUT-16 a visitor who presses a heart goes to sign-in and returns to the page @thorough', async ({
  page,
  open,
}) => {
  await open('/recipes?page=2')
  const heart = cards(page)
    .first()
    .getByRole('link', { name: /^Sign in to favourite/ })
  await expect(heart).toHaveAttribute('href', '/auth')
  await heart.click()
  await expect(page).not.toHaveURL(/recipes/)
  const stored = await page.evaluate(() => sessionStorage.getItem('simmer.returnPath'))
  expect(stored).toBe('/recipes?page=2')
})

test('RCL-33 VID-04 a visitor cooks along from a card, after choosing the number of people', async ({
  page,
  open,
}) => {
  await open('/recipes')
  const card = filmCard(page)
  await card.hover()
  const button = card.getByRole('button', { name: /^Cook along/ })
  await button.click()
  const question = questionOn(page)
  await expect(question.getByRole('button', { name: 'Start step by step' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await question.getByRole('button', { name: 'Start step by step' }).click()
  await expect(page.getByRole('region', { name: 'Lay everything out' })).toBeVisible()
  await page.keyboard.press('Space')
  await expect(page.locator('[data-slot=cook-stage] video')).toBeVisible()
})

test('a visitor reads below the card that the kitchen failed to load, and retries @thorough', async ({
  page,
  open,
  allowComplaint,
}) => {
  allowComplaint(/ERR_FAILED/)
  allowComplaint(/dynamically imported module/)
  await open('/recipes')
  await filmCard(page).hover()
  await page.route('**/assets/way-to-kitchen*', (route) => route.abort())
  const button = filmCard(page).getByRole('button', { name: /^Cook along/ })
  await button.click()
  await expect(page.getByText(/^The kitchen could not be opened/).first()).toBeVisible()
  await page.unroute('**/assets/way-to-kitchen*')
  await button.click()
  await expect(questionOn(page)).toBeVisible()
})

test("a visitor opens a recipe by its card's title", async ({ page, open }) => {
  await open('/recipes')
  const link = titles(page).first().getByRole('link')
  const name = await link.textContent()
  const href = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(page).toHaveURL(href)
  await expect(heading(page)).toHaveText(name ?? '')
})
