import type { APIRequestContext, Page } from '@playwright/test'
import type { Author } from '#contract/author.ts'
import type { Cookbook } from '#contract/cookbook.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { responseOf } from './support/response-of.ts'
import { expectAccessible } from './support/axe.ts'
import { WALKED } from './support/languages.ts'
import { expect, test } from './support/test.ts'

const cards = (page: Page) => page.locator('[data-slot=author-card]')

/** An author with a portrait, a cookbook and links. */
async function someAuthor(request: APIRequestContext): Promise<Author> {
  const authors = await responseOf<Author[]>(request, '/api/author?LangId=1')
  const found = authors.find((it) => it.CookbookLength > 0 && it.Facebook && it.Website)
  if (!found) throw new Error('No author has a cookbook and links.')
  return found
}

/** Opens an author from the list, so that the browser itself fetches the parts. */
async function openFromList(page: Page, open: (path: string) => Promise<void>, author: Author) {
  await open('/authors')
  await cards(page).getByRole('link', { name: author.Name }).click()
}

test('RTE-13 ATH-01 ATH-02 the list has a banner and shows every author with their cookbooks', async ({
  page,
  open,
  request,
}) => {
  const authors = await responseOf<Author[]>(request, '/api/author?LangId=1')
  await open('/authors')
  await expect(page.locator('[data-slot=authors-banner]')).toBeVisible()
  await expect(cards(page).getByRole('heading')).toHaveText(authors.map(({ Name }) => Name))
  const books = authors.map((it) =>
    it.CookbookLength === 1 ? /\D1 cookbook(?!s)/ : /\d+ cookbooks/,
  )
  await expect(cards(page)).toHaveText(books)
  await expect(cards(page).first().locator('img')).toHaveAttribute('src', /authors/)
})

test('ATH-04 ATH-05 ATH-06 the footer leads to how chefs are selected and what they get', async ({
  page,
  open,
}) => {
  await open('/')
  await page.getByRole('link', { name: 'For Recipe Authors' }).click()
  await expect(page).toHaveURL('/authors#services')
  const services = page.getByRole('region', { name: 'For recipe authors' })
  await expect(services).toBeInViewport()
  await expect(services.getByRole('heading', { name: 'How we select our chefs' })).toBeVisible()
  await expect(services.getByRole('listitem').getByRole('heading')).toHaveText([
    'Free to join',
    'Followers',
    'Traffic like a video site',
    'A link to your website',
  ])
})

test('a reader retries a failed list of authors and sees it @thorough', async ({
  page,
  open,
  allowComplaint,
}) => {
  allowComplaint(/ERR_FAILED/)
  allowComplaint(/ApiError/)
  let isOffline = true
  await page.route('**/api/author?*', (route) => (isOffline ? route.abort() : route.continue()))
  await open('/')
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Authors' })
    .click()
  await expect(page.getByRole('heading', { name: 'The authors couldn’t be loaded' })).toBeVisible()
  isOffline = false
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page).first()).toBeVisible()
})

test('RTE-14 ATH-07 ATH-09 an author has a portrait, a name and links elsewhere', async ({
  page,
  open,
  request,
}) => {
  const author = await someAuthor(request)
  await open(`/authors/${author.Id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(author.Name)
  await expect(page.getByRole('main').getByRole('img', { name: author.Name })).toBeVisible()
  const main = page.getByRole('main')
  const facebook = main.getByRole('link', { name: 'Facebook (opens in a new tab)' })
  await expect(facebook).toHaveAttribute('href', author.Facebook ?? '')
  const website = main.getByRole('link', { name: 'Website (opens in a new tab)' })
  await expect(website).toHaveAttribute('href', author.Website ?? '')
})

test('ATH-10 ATH-11 an author has a description and cookbooks', async ({ page, open, request }) => {
  const author = await someAuthor(request)
  const books = await responseOf<Cookbook[]>(request, `/api/book?AuthorId=${author.Id}&LangId=1`)
  await open(`/authors/${author.Id}`)
  await expect(page.getByText(author.Description ?? '')).toBeVisible()
  const section = page.getByRole('region', { name: 'Cookbooks by me' })
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(books.map((it) => it.Name))
})

test('ATH-10 ERR-22 an author without a description shows the text for none', async ({
  page,
  open,
  request,
}) => {
  const author = await someAuthor(request)
  await page.route(`**/api/author/${author.Id}?*`, (route) =>
    route.fulfill({ json: { ...author, Description: null } }),
  )
  await openFromList(page, open, author)
  await expect(page.getByText('Not description')).toBeVisible()
})

const BY_AUTHOR = { en: 'Recipes by me', de: 'Rezepte von mir' }

for (const language of WALKED) {
  const title = BY_AUTHOR[language]

  test(`a reader sees the recipes of an author on their page, also without scripts (${language}) @thorough`, async ({
    browser,
    page,
    open,
    request,
    baseURL,
  }) => {
    const { Id } = await someAuthor(request)
    const query = `AuthorId=${Id}&limit=20&LangId=${language === 'en' ? 1 : 0}`
    const names = (await responseOf<Recipe[]>(request, `/api/recipe?${query}`)).map(
      ({ Name }) => Name,
    )
    expect(names.length).toBeGreaterThan(0)
    await open(`/authors/${Id}?lang=${language}`)
    const links = page.getByRole('region', { name: title }).locator('article a[href^="/recipes/"]')
    await expect(links).toHaveCount(names.length)
    await expectAccessible(page)
    const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
    await plain.goto(`/authors/${Id}?lang=${language}`)
    await expect(plain.getByRole('region', { name: title }).getByRole('article')).toHaveCount(
      names.length,
    )
    await plain.close()
  })
}

test('AUT-18 a visitor who subscribes is asked to sign in and returns to the author', async ({
  page,
  open,
  request,
}) => {
  const { Id } = await someAuthor(request)
  await open(`/authors/${Id}`)
  await page.getByRole('link', { name: 'Subscribe' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Sign in' }).click()
  await page.waitForURL('/auth')
  const stored = await page.evaluate(() => sessionStorage.getItem('simmer.returnPath'))
  expect(stored).toBe(`/authors/${Id}`)
})

test('ATH-12 ERR-10 a reader who opens an unknown author arrives at /404', async ({
  page,
  open,
  request,
  allowComplaint,
}) => {
  allowComplaint(/status of 404/)
  allowComplaint(/ApiError/)
  const answer = await request.get('/authors/99999', { maxRedirects: 0 })
  expect([answer.status(), answer.headers()['location']]).toEqual([302, '/404'])
  const author = await someAuthor(request)
  await page.route(`**/api/author/${author.Id}?*`, (route) =>
    route.fulfill({
      status: 404,
      json: { Code: 'RequestInvalid', Message: 'The request is invalid.' },
    }),
  )
  await openFromList(page, open, author)
  await expect(page).toHaveURL('/404')
})
