import type { Page } from '@playwright/test'
import type { Tag } from '#contract/recipes/ingredient.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { responseOf } from './support/response-of.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const cards = (page: Page) => page.getByRole('article')

test('RTE-12 TAG-02 TAG-03 a visitor sees the tag as title, its recipes and their number', async ({
  page,
  open,
  request,
}) => {
  const recipes = await responseOf<Recipe[]>(request, '/api/recipe/tag?Tag=Weeknight&LangId=1')
  expect(recipes.length).toBeGreaterThan(1)
  await open('/tags?Term=Weeknight')
  await expect(heading(page)).toHaveText('Weeknight')
  await expect(page.getByText(`${recipes.length} recipes`, { exact: true })).toBeVisible()
  await expect(cards(page)).toHaveCount(recipes.length)
})

test('TAG-01 TAG-04 a visitor opens a tag with umlaut and space, whatever else the address contains', async ({
  page,
  open,
  request,
}) => {
  const tag = encodeURIComponent('Für Gäste')
  const recipes = await responseOf<Recipe[]>(request, `/api/recipe/tag?Tag=${tag}&LangId=0`)
  await open(`/tags?Term=${tag}&utm=letter&lang=de`)
  await expect(heading(page)).toHaveText('Für Gäste')
  await expect(cards(page).getByRole('heading', { level: 2 })).toHaveCount(recipes.length)
  await expectAccessible(page)
})

test('TAG-03 TAG-04 a visitor sees all recipes of the most common tag', async ({
  page,
  open,
  request,
}) => {
  const address = '/api/recipe/tag?Tag=Vegetarian&LangId=1'
  const recipes = await responseOf<Recipe[]>(request, address)
  expect(recipes.length).toBeGreaterThan(20)
  await open('/tags?Term=Vegetarian')
  await expect(page.getByText(`${recipes.length} recipes`, { exact: true })).toBeVisible()
  await expect(cards(page)).toHaveCount(recipes.length)
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0)
})

test('ROL-01 a visitor follows a tag from a card to its recipes @thorough', async ({
  page,
  open,
}) => {
  await open('/recipes')
  const link = page.locator('article a[href^="/tags?Term="]').first()
  const name = (await link.textContent()) ?? ''
  await link.click()
  await expect(heading(page)).toHaveText(name)
  await expect(cards(page).first()).toBeVisible()
})

test('TAG-05 a visitor of a tag without recipes reads so and sees tags that have some', async ({
  page,
  open,
  request,
}) => {
  const tags = await responseOf<Tag[]>(request, '/api/tag?LangId=1')
  await open('/tags?Term=Moon')
  await expect(heading(page)).toHaveText('Moon')
  await expect(page.getByRole('heading', { name: 'Not found any items' })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  const links = page.locator('main a[href^="/tags?"]')
  await expect(links).toHaveText(tags.map(({ Name }) => Name))
  await expectAccessible(page)
  await links.first().click()
  await expect(heading(page)).toHaveText(tags[0]?.Name ?? '')
  await expect(heading(page)).toBeFocused()
  await expect(cards(page).first()).toBeVisible()
})

test('TAG-06 ERR-11 a visitor of /tags without a tag arrives at /404', async ({
  page,
  open,
  request,
  allowComplaint,
}) => {
  allowComplaint(/status of 404/)
  for (const path of ['/tags', '/tags?Term=', '/tags?lang=de']) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location']]).toEqual([302, '/404'])
  }
  await open('/tags')
  await expect(page).toHaveURL('/404')
})

test('a visitor retries the failed recipes of a tag and sees them @thorough', async ({
  page,
  open,
  allowComplaint,
}) => {
  allowComplaint(/ERR_FAILED/)
  allowComplaint(/ApiError/)
  let isOffline = true
  await page.route('**/api/recipe/tag*', (route) => (isOffline ? route.abort() : route.continue()))
  await open('/recipes')
  await page.locator('article a[href^="/tags?Term="]').first().click()
  await expect(page.getByRole('heading', { name: 'The recipes couldn’t be loaded' })).toBeVisible()
  isOffline = false
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page).first()).toBeVisible()
})
