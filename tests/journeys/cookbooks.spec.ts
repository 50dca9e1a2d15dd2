import type { Page } from '@playwright/test'
import type { Author } from '#contract/author.ts'
import type { Cookbook } from '#contract/cookbook.ts'
import { COOKBOOK_TEXT_DEBOUNCE_MS } from '#contract/limits.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { responseOf } from './support/response-of.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'

const cards = (page: Page) => page.getByRole('article').filter({ has: page.getByRole('heading') })
const titles = (page: Page) => page.locator('[data-slot=cookbook-card]').getByRole('heading')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search cookbooks' })
const authorMenu = (page: Page) => page.locator('[data-slot=choice-menu]')
const names = (books: readonly { Name: string }[]) => books.map(({ Name }) => Name)

/** A name as cut by the menu. */
const cutName = (name: string) => (name.length > 10 ? `${name.slice(0, 10)}...` : name)

/** Records the browser's calls for a page of the cookbook list from now on. */
function recordListCalls(page: Page): URLSearchParams[] {
  const calls: URLSearchParams[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/book') calls.push(searchParams)
  })
  return calls
}

/** A cookbook with more than one part and a description. */
async function bookWithParts(request: Parameters<typeof responseOf>[0]): Promise<Cookbook> {
  const books = await responseOf<Cookbook[]>(request, '/api/book?LangId=1')
  const found = books.find((it) => it.DishPartitions.length > 1 && it.Description !== null)
  if (!found) throw new Error('No cookbook has parts and a description.')
  return found
}

/** Opens the list from the first page, so that the browser itself fetches it. */
async function goToCookbooks(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Cookbooks' })
    .click()
  await expect(page).toHaveURL('/cookbooks')
}

test('RTE-06 CBL-11 CBL-15 the list shows every cookbook, newest first, with author and heart', async ({
  page,
  open,
  request,
}) => {
  const books = await responseOf<Cookbook[]>(
    request,
    '/api/book?OrderBy=isPublished&OrderAsc=false&limit=30&LangId=1',
  )
  await open('/cookbooks')
  await expect(titles(page)).toHaveText(names(books))
  const first = cards(page).first()
  await expect(first.getByRole('link', { name: books[0]?.Author.Name ?? '' })).toBeVisible()
  await expect(first.getByRole('link', { name: /^Sign in to favourite/ })).toBeVisible()
  await expect(first.locator('img')).toHaveAttribute('src', /cookbooks/)
})

test('CBL-01 CBL-09 a visitor types, and one request per pause follows, with the text in the address', async ({
  page,
  open,
}) => {
  await page.clock.install()
  await open('/cookbooks')
  const calls = recordListCalls(page)
  // The page's clock is stopped, so that a slow machine makes no pause between two keys.
  await page.clock.pauseAt(Date.now() + 60_000)
  await field(page).pressSequentially('bowls')
  await page.clock.runFor(COOKBOOK_TEXT_DEBOUNCE_MS - 1)
  await expect(page).toHaveURL('/cookbooks')
  await page.clock.runFor(1)
  await page.clock.resume()
  await expect(page).toHaveURL('/cookbooks?Term=bowls')
  await expect(titles(page)).toHaveText(['Bowls and Broths'])
  await expect(field(page)).toBeFocused()
  expect(calls.map((query) => query.get('Term'))).toEqual(['bowls'])
})

test('CBL-02 CBL-03 CBL-04 the author menu lists authors with a cookbook and cuts long names', async ({
  page,
  open,
  request,
}) => {
  const authors = await responseOf<Author[]>(request, '/api/author?LangId=1')
  const writers = names(authors.filter(({ CookbookLength }) => CookbookLength > 0))
  await open('/cookbooks')
  await authorMenu(page).locator('summary').click()
  await expectAccessible(page)
  await expect(authorMenu(page).getByRole('button')).toHaveText(['All', ...writers.map(cutName)])
})

test('CBL-05 STA-23 a visitor chooses an author again and sees all; Back restores the author', async ({
  page,
  open,
  request,
}) => {
  const [book] = await responseOf<Cookbook[]>(request, '/api/book?limit=1&LangId=1')
  const { Id, Name } = book?.Author ?? { Id: 0, Name: '' }
  await open('/cookbooks')
  const choose = async () => {
    await authorMenu(page).locator('summary').click()
    await authorMenu(page)
      .getByRole('button', { name: cutName(Name) })
      .click()
  }
  await choose()
  await expect(page).toHaveURL(`/cookbooks?AuthorId=${Id}`)
  const query = `AuthorId=${Id}&OrderBy=isPublished&OrderAsc=false`
  const books = await responseOf<Cookbook[]>(request, `/api/book?${query}&LangId=1`)
  await expect(titles(page)).toHaveText(names(books))
  await choose()
  await expect(page).toHaveURL('/cookbooks')
  await page.goBack()
  await expect(page).toHaveURL(`/cookbooks?AuthorId=${Id}`)
  await expect(authorMenu(page).locator('summary')).toContainText(Name.slice(0, 10))
})

test('CBL-06 CBL-07 a visitor sorts the list by name, date or rating, in both directions', async ({
  page,
  open,
  request,
}) => {
  await open('/cookbooks')
  const sort = page.getByRole('combobox', { name: 'Sort by' })
  await expect(sort.getByRole('option')).toHaveText(['Name', 'Date published', 'Rating'])
  await expect(sort).toHaveValue('isPublished')
  for (const [label, order] of [
    ['Name', 'name'],
    ['Rating', 'rate'],
  ]) {
    await sort.selectOption(label ?? '')
    for (const [direction, ascending] of [
      ['Ascending', true],
      ['Descending', false],
    ] as const) {
      await page.getByRole('combobox', { name: 'Direction' }).selectOption(direction)
      await expect(page).toHaveURL(`/cookbooks?OrderBy=${order}&OrderAsc=${direction}`)
      const books = await responseOf<Cookbook[]>(
        request,
        `/api/book?OrderBy=${order}&OrderAsc=${ascending}&LangId=1`,
      )
      await expect(titles(page)).toHaveText(names(books))
    }
  }
})

test('RTE-07 CBL-10 STA-24 a visitor opens the address of a filtered list, clears it and sees all', async ({
  page,
  open,
}) => {
  await open('/cookbooks?Term=e&OrderBy=name&OrderAsc=Descending')
  await expect(field(page)).toHaveValue('e')
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('name')
  await expect(page.getByRole('combobox', { name: 'Direction' })).toHaveValue('Descending')
  const filtered = await titles(page).allTextContents()
  expect(filtered).toEqual(filtered.toSorted().toReversed())
  const calls = recordListCalls(page)
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page).toHaveURL('/cookbooks')
  await expect(field(page)).toHaveValue('')
  await expect.poll(() => calls.length).toBeGreaterThan(0)
  await expect(page.getByRole('button', { name: 'Clear filters' })).toHaveCount(0)
})

test('CBL-16 a visitor with a filter that matches nothing reads so', async ({ page, open }) => {
  await open('/cookbooks?Term=zzzz')
  await expect(page.getByRole('heading', { name: 'Not found any items' })).toBeVisible()
  await expectAccessible(page)
})

test('CBL-17 CBL-18 CON-12 a visitor pages through 61 cookbooks on three pages and keeps the filter', async ({
  page,
  open,
}) => {
  await page.route('**/api/book/count?*', (route) => route.fulfill({ json: 61 }))
  await open('/')
  await goToCookbooks(page)
  const calls = recordListCalls(page)
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name')
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await expect(pages.getByRole('link', { name: /^Page / })).toHaveText(['1', '2', '3'])
  await pages.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL('/cookbooks?OrderBy=name&OrderAsc=Ascending&page=2')
  await expect(heading(page)).toBeFocused()
  await expect
    .poll(() => [calls.at(-1)?.get('limit'), calls.at(-1)?.get('offset')])
    .toEqual(['30', '30'])
  await page.getByRole('combobox', { name: 'Direction' }).selectOption('Descending')
  await expect(page).toHaveURL('/cookbooks?OrderBy=name&OrderAsc=Descending')
})

test('a page beyond the last one is the last one @thorough', async ({ page, open }) => {
  await open('/cookbooks?page=999')
  await expect(titles(page).first()).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /cookbooks\?lang=en$/)
})

test('CBL-19 a visitor sees skeletons while the list loads', async ({ page, open }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/book?OrderBy=isPublished*', async (route) => {
    await held
    await route.continue()
  })
  await open('/')
  await goToCookbooks(page)
  await expect(page.locator('[data-slot=card-skeleton]').first()).toBeVisible()
  release()
  await expect(titles(page).first()).toBeVisible()
  await expect(page.locator('[data-slot=card-skeleton]')).toHaveCount(0)
})

test('a visitor retries a failed list of cookbooks and sees it @thorough', async ({
  page,
  open,
  allowComplaint,
}) => {
  allowComplaint(/ERR_FAILED/)
  allowComplaint(/ApiError/)
  let isOffline = true
  await page.route('**/api/book?OrderBy=isPublished*', (route) =>
    isOffline ? route.abort() : route.continue(),
  )
  await open('/')
  await goToCookbooks(page)
  await expect(
    page.getByRole('heading', { name: 'The cookbooks couldn’t be loaded' }),
  ).toBeVisible()
  isOffline = false
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(titles(page).first()).toBeVisible()
})

test('RTE-08 CBD-01 CBD-02 a cookbook shows its banner, name and average stars', async ({
  page,
  open,
  request,
}) => {
  const book = await bookWithParts(request)
  await open(`/cookbooks/${book.Id}`)
  await expect(heading(page)).toHaveText(book.Name)
  await expect(page.getByRole('img', { name: `Cover of ${book.Name}` })).toBeVisible()
  await expect(page.locator('main img[src*=header]')).toBeVisible()
  const { GlobalRating } = book.Rating
  const stars = GlobalRating > 0 ? `${GlobalRating.toFixed(1)} out of 5` : 'Not rated yet'
  await expect(page.locator('article > div').getByRole('img', { name: stars })).toBeVisible()
})

test('CBD-03 CBD-06 CBD-10 a cookbook shows views, description and its author', async ({
  page,
  open,
  request,
}) => {
  const book = await bookWithParts(request)
  await open(`/cookbooks/${book.Id}`)
  await expect(page.getByText(/\d view/)).toBeVisible()
  await expect(page.getByText(book.Description ?? '')).toBeVisible()
  const author = page.getByRole('link', { name: `${book.Author.Name} View profile` })
  await expect(author).toHaveAttribute('href', `/authors/${book.Author.Id}`)
})

test('CBD-10 a cookbook without a description shows the text for none', async ({
  page,
  open,
  request,
}) => {
  const book = await bookWithParts(request)
  await page.route(`**/api/book/${book.Id}?*`, (route) =>
    route.fulfill({ json: { ...book, Description: null } }),
  )
  await open('/cookbooks')
  await page.getByRole('link', { name: book.Name, exact: true }).click()
  await expect(page.getByText('No description yet')).toBeVisible()
})

test('CBD-04 CBD-09 ROL-14 a visitor is sent to sign-in, and no call asks for a subscription', async ({
  page,
  open,
  request,
}) => {
  const book = await bookWithParts(request)
  const asked: string[] = []
  page.on('request', (it) => {
    if (it.url().includes('/subscription')) asked.push(it.url())
  })
  await open(`/cookbooks/${book.Id}`)
  const heart = page.getByRole('link', { name: `Sign in to favourite ${book.Name}` })
  await expect(heart).toHaveAttribute('href', '/auth')
  await page.getByRole('link', { name: 'Subscribe' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Sign in' }).click()
  await page.waitForURL('/auth')
  const stored = await page.evaluate(() => sessionStorage.getItem('simmer.returnPath'))
  expect(stored).toBe(`/cookbooks/${book.Id}`)
  expect(asked).toEqual([])
})

test('CBD-11 CBD-12 CBD-13 a visitor chooses the tab of a part and sees its recipes', async ({
  page,
  open,
  request,
}) => {
  const book = await bookWithParts(request)
  await open(`/cookbooks/${book.Id}`)
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveText([/^All \d+$/, ...names(book.DishPartitions)])
  const panel = page.getByRole('tabpanel')
  const all = await responseOf<Recipe[]>(request, `/api/recipe?BookId=${book.Id}&LangId=1`)
  await expect(panel.getByRole('heading')).toHaveCount(all.length)
  for (const { Id, Name } of book.DishPartitions) {
    const query = `/api/recipe?BookId=${book.Id}&DishPartitionId=${Id}&LangId=1`
    const asked = page.waitForRequest(`**${query}`)
    await page.getByRole('tab', { name: Name }).click()
    await asked
    const recipes = await responseOf<Recipe[]>(request, query)
    await expect(panel.getByRole('heading')).toHaveCount(recipes.length)
    await expect(panel.getByText(recipes[0]?.Author.Name ?? '').first()).toBeVisible()
  }
})

test('CBD-14 a visitor opens an empty part and reads so; its tab stays', async ({
  page,
  open,
  request,
}) => {
  const book = await bookWithParts(request)
  await page.route('**/api/recipe?*DishPartitionId=*', (route) => route.fulfill({ json: [] }))
  await open(`/cookbooks/${book.Id}`)
  await page.getByRole('tab').nth(1).click()
  await expect(page.getByRole('heading', { name: 'No recipe in category' })).toBeVisible()
  await expectAccessible(page)
})

test('CBD-15 a cookbook without recipes has no tabs', async ({ page, open, request }) => {
  const book = await bookWithParts(request)
  await page.route(`**/api/recipe?BookId=${book.Id}*`, (route) => route.fulfill({ json: [] }))
  await open('/cookbooks')
  await page.getByRole('link', { name: book.Name, exact: true }).click()
  await expect(page.getByRole('heading', { name: 'No recipe in category' })).toHaveCount(1)
  await expect(page.getByRole('tab')).toHaveCount(0)
})

test('CBD-16 a cookbook has its name and metadata in the HTML before any script runs', async ({
  request,
}) => {
  const book = await bookWithParts(request)
  const html = await (await request.get(`/cookbooks/${book.Id}?lang=en`)).text()
  expect(html).toContain(`property="og:title" content="${book.Name}"`)
  for (const property of ['description', 'image', 'url']) {
    expect(html).toMatch(new RegExp(`property="og:${property}" content="[^"]+"`))
  }
  expect(html).toContain(`/cookbooks/${book.Id}?lang=en"`)
})

test('CBD-17 ERR-09 a visitor who opens an unknown cookbook arrives at /404', async ({
  page,
  open,
  request,
  allowComplaint,
}) => {
  allowComplaint(/status of 40[04]/)
  allowComplaint(/ApiError/)
  const answer = await request.get('/cookbooks/99999', { maxRedirects: 0 })
  expect([answer.status(), answer.headers()['location']]).toEqual([302, '/404'])
  const book = await bookWithParts(request)
  await page.route(`**/api/book/${book.Id}?*`, (route) =>
    route.fulfill({
      status: 404,
      json: { Code: 'RequestInvalid', Message: 'The request is invalid.' },
    }),
  )
  await open('/cookbooks')
  await page.getByRole('link', { name: book.Name, exact: true }).click()
  await expect(page).toHaveURL('/404')
})
