import type { Page } from '@playwright/test'
import type { Author } from '#contract/author.ts'
import type { Cookbook } from '#contract/cookbook.ts'
import type { Ingredient } from '#contract/recipes/ingredient.ts'
import { LANGUAGES } from '#contract/languages.ts'
import { SEARCH_DEBOUNCE_MS } from '#contract/limits.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import type { Suggestion } from '#contract/search.ts'
import { responseOf } from './support/response-of.ts'
import { expectAccessible } from './support/axe.ts'
import { WALKED } from './support/languages.ts'
import { expect, test } from './support/test.ts'

const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Search' })
const search = (page: Page) => page.getByRole('dialog', { name: /^(Search|Suche)$/ })
const field = (page: Page) => search(page).getByRole('searchbox')
const links = (page: Page) => search(page).getByRole('tabpanel').getByRole('link')
const tab = (page: Page, name: string) => search(page).getByRole('tab', { name })
const announcements = (page: Page) => page.locator('[aria-live=polite]')

/** Records the paths of a search's calls from now on. */
function recordCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    const term = searchParams.get('term') ?? searchParams.get('Term')
    if (pathname.startsWith('/api/') && term !== null) calls.push(`${pathname} ${term}`)
  })
  return calls
}

/** Opens the search and searches without waiting for the debounce. */
async function searchFor(page: Page, term: string): Promise<void> {
  await opener(page).click()
  await field(page).fill(term)
  await field(page).press('Enter')
}

test('SHL-09 SHL-43 a visitor opens the search from the header of every page', async ({
  page,
  open,
}) => {
  for (const path of ['/', '/recipes', '/blog']) {
    await open(path)
    await opener(page).click()
    await expect(field(page)).toBeFocused()
  }
})

test(
  'a visitor opens the search with / and Ctrl+K, except while typing',
  { tag: '@any-width' },
  async ({ page, open }) => {
    await open('/cookbooks')
    const filter = page.getByRole('searchbox', { name: 'Search cookbooks' })
    await filter.press('/')
    await filter.press('Control+k')
    await expect(page).toHaveURL('/cookbooks?Term=%2F')
    await expect(search(page)).toHaveCount(0)
    await page.getByRole('heading', { level: 1 }).click()
    for (const key of ['/', 'Control+k']) {
      await page.keyboard.press(key)
      await expect(field(page)).toBeFocused()
      await expect(field(page)).toHaveValue('')
      await page.keyboard.press('Escape')
      await expect(search(page)).toHaveCount(0)
    }
  },
)

const SLASH = { en: 'Open search with the “/” key', de: 'Suche mit der Taste „/“ öffnen' }

for (const lang of WALKED) {
  const name = SLASH[lang]

  // The switch is hidden on touch screens, which have no such key.
  test(`a visitor turns off the / shortcut, and it stays off, ${lang} @any-width @thorough`, async ({
    page,
    open,
  }) => {
    await open(`/?lang=${lang}`)
    await page.keyboard.press('/')
    const slash = search(page).getByRole('checkbox', { name })
    await expect(slash).toBeChecked()
    await slash.uncheck()
    await page.keyboard.press('Escape')
    await expect(search(page)).toHaveCount(0)
    await open(`/recipes?lang=${lang}`)
    await page.keyboard.press('/')
    await expect(search(page)).toHaveCount(0)
    await page.keyboard.press('Control+k')
    await expect(slash).not.toBeChecked()
    await slash.check()
    await page.keyboard.press('Escape')
    await expect(search(page)).toHaveCount(0)
    await page.keyboard.press('/')
    await expect(search(page)).toBeVisible()
  })
}

test(
  'SRC-12 CON-45 a visitor closes the search with Escape (key code 27) and gets the focus back',
  { tag: '@any-width' },
  async ({ page, open }) => {
    await open('/recipes')
    await opener(page).click()
    await field(page).fill('rice')
    // The key with the code 27.
    await page.evaluate(() => {
      addEventListener('keydown', ({ keyCode }) =>
        document.body.setAttribute('data-key', `${keyCode}`),
      )
    })
    await page.keyboard.press('Escape')
    await expect(search(page)).toHaveCount(0)
    await expect(opener(page)).toBeFocused()
    await expect(page.locator('body')).toHaveAttribute('data-key', '27')
  },
)

test('SRC-06 SRC-07 SRC-16 a visitor sees suggestions below an empty field and searches with one press', async ({
  page,
  open,
  request,
}) => {
  const terms = await responseOf<Suggestion[]>(request, '/api/search?term=a&LangId=1')
  await open('/')
  await opener(page).click()
  const suggestions = search(page).getByRole('tabpanel').getByRole('button')
  await expect(suggestions).toHaveText(terms.map(({ Term }) => Term))
  await expectAccessible(page)
  await suggestions.first().click()
  await expect(field(page)).toHaveValue(terms[0]?.Term ?? '')
  await expect(field(page)).toBeFocused()
  await expect(links(page).first()).toBeVisible()
  await search(page).getByRole('button', { name: 'Clear' }).click()
  await expect(field(page)).toBeFocused()
  await expect(suggestions).toHaveText(terms.map(({ Term }) => Term))
})

test(
  'SRC-13 SRC-14 SRC-15 a second after the last key the kinds are searched in sequence, then suggestions load @thorough',
  { tag: '@any-width' },
  async ({ page, open }) => {
    await page.clock.install()
    await open('/')
    await opener(page).click()
    await expect(search(page).getByRole('tabpanel').getByRole('button').first()).toBeVisible()
    const calls = recordCalls(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    await field(page).pressSequentially('ris')
    await page.clock.runFor(SEARCH_DEBOUNCE_MS - 1)
    expect(calls).toEqual([])
    await expect(search(page).getByText('Loading')).toBeVisible()
    await page.clock.resume()
    await expect.poll(() => calls).toHaveLength(5)
    expect(calls).toEqual(
      ['recipe', 'book', 'ingredient', 'author', 'search'].map((kind) => `/api/${kind} ris`),
    )
    await expect(search(page).getByText('Loading')).toHaveCount(0)
  },
)

test('SRC-01 SRC-02 SRC-05 a visitor sees result counts in tabs and a spinner until all have loaded', async ({
  page,
  open,
  request,
}) => {
  const term = 'tomato'
  const query = `term=${term}&LangId=1`
  const counts = [
    (await responseOf<Recipe[]>(request, `/api/recipe?${query}`)).length,
    (await responseOf<Cookbook[]>(request, `/api/book?${query}`)).length,
    (await responseOf<Author[]>(request, `/api/author?Term=${term}&LangId=1`)).length,
    (await responseOf<Ingredient[]>(request, `/api/ingredient?${query}`)).length,
  ]
  const all = counts.reduce((sum, count) => sum + count)
  const held = Promise.withResolvers<void>()
  await page.route('**/api/author?Term*', async (route) => {
    await held.promise
    await route.continue()
  })
  await open('/')
  await searchFor(page, term)
  await expect(tab(page, 'Ingredients')).toHaveText(`Ingredients ${counts[3]}`)
  const spinner = search(page).locator('form [data-slot=spinner]')
  await expect(spinner).toBeVisible()
  held.resolve()
  await expect(spinner).toHaveCount(0)
  await expect(search(page).getByRole('tab')).toHaveText([
    `All ${all}`,
    `Recipes ${counts[0]}`,
    `Cookbooks ${counts[1]}`,
    `Authors ${counts[2]}`,
    `Ingredients ${counts[3]}`,
  ])
  await expect(announcements(page)).toContainText(`${counts[0]} recipes, `)
  await tab(page, 'Recipes').click()
  await expect(links(page)).toHaveCount(counts[0] ?? 0)
  await expectAccessible(page)
})

test(
  'SRC-08 SRC-09 SRC-17 a visitor opens recipes and cookbooks from results with name and picture',
  { tag: '@any-width' },
  async ({ page, open, request }) => {
    const [book] = await responseOf<Cookbook[]>(request, '/api/book?LangId=1&limit=1')
    const [recipe] = await responseOf<Recipe[]>(request, '/api/recipe?LangId=1&limit=1')
    for (const [path, it] of [
      [`/cookbooks/${book?.Id}`, book],
      [`/recipes/${recipe?.Id}`, recipe],
    ] as const) {
      await open('/')
      await searchFor(page, it?.Name ?? '')
      const link = links(page).filter({ hasText: it?.Name }).first()
      await expect(link).toHaveAttribute('href', path)
      await expect(link.locator('img')).toHaveAttribute('src', `${it?.CoverPath}?w=160`)
      await link.click()
      await expect(page).toHaveURL(path)
      await expect(search(page)).toHaveCount(0)
      await expect(page.getByRole('main')).toBeFocused()
    }
  },
)

test(
  "SRC-10 SRC-17 a visitor opens an author's profile from the results",
  { tag: '@any-width' },
  async ({ page, open, request }) => {
    const [author] = await responseOf<Author[]>(request, '/api/author?LangId=1')
    await open('/')
    await searchFor(page, author?.Name ?? '')
    await tab(page, 'Authors').click()
    const link = links(page).filter({ hasText: author?.Name })
    await expect(link).toHaveAttribute('href', `/authors/${author?.Id}`)
    await expect(link.locator('img')).toHaveAttribute('src', `${author?.ImagePath}?w=160`)
  },
)

test(
  'SRC-11 SRC-17 a visitor opens the recipes with an ingredient from the results',
  { tag: '@any-width' },
  async ({ page, open, request }) => {
    const [tomato] = await responseOf<Ingredient[]>(request, '/api/ingredient?term=tomato&LangId=1')
    const filtered = await responseOf<Recipe[]>(
      request,
      `/api/recipe?IncludedIng[]=${tomato?.Id}&limit=20&offset=0&LangId=1`,
    )
    await open('/recipes')
    await searchFor(page, 'tomato')
    await tab(page, 'Ingredients').click()
    const link = links(page).first()
    await expect(link.locator('img')).toHaveAttribute('src', `${tomato?.ImagePath}?w=160`)
    await link.click()
    await expect(search(page)).toHaveCount(0)
    expect(new URL(page.url()).searchParams.getAll('IncludedIng[]')).toEqual([`${tomato?.Id}`])
    await expect(page.locator('[data-slot=recipe-card]').getByRole('heading')).toHaveCount(
      filtered.length,
    )
  },
)

const NOTHING = {
  en: ['No results found.', 'Check the spelling or try a shorter word.'],
  de: ['Nichts gefunden.', 'Prüfe die Schreibweise oder versuch es mit einem kürzeren Wort.'],
} as const

for (const lang of LANGUAGES) {
  const [title, advice] = NOTHING[lang]
  // German is longer: phones show that.
  const tag = lang === 'en' ? '@any-width' : '@phone'
  test(
    `SRC-03 SRC-04 ERR-18 a visitor who finds nothing reads so, with advice, ${lang}`,
    { tag },
    async ({ page, open }) => {
      await open(`/?lang=${lang}`)
      await page.keyboard.press('/')
      await field(page).fill('Xylofonkuchenqwertz')
      await field(page).press('Enter')
      await expect(search(page).getByRole('heading', { name: title })).toBeVisible()
      await expect(search(page).getByText(advice)).toBeVisible()
      await expect(announcements(page)).toContainText(title)
      await expectAccessible(page)
    },
  )
}

test(
  'an older search response never replaces a newer one @thorough',
  { tag: '@any-width' },
  async ({ page, open }) => {
    const held = Promise.withResolvers<void>()
    await page.route('**/api/recipe?term=tomato*', async (route) => {
      await held.promise
      await route.continue().catch(() => undefined)
    })
    await open('/')
    await searchFor(page, 'tomato')
    await field(page).fill('rice')
    await field(page).press('Enter')
    await expect(tab(page, 'Authors')).toHaveText(/Authors \d/)
    const shown = await links(page).allTextContents()
    held.resolve()
    await page.unrouteAll({ behavior: 'wait' })
    await expect(links(page)).toHaveText(shown)
  },
)

test(
  'D-60 D-61 a failed kind counts 0, the others stay, and a retry loads it @thorough',
  { tag: '@any-width' },
  async ({ page, open, allowComplaint }) => {
    allowComplaint(/503|ApiError/)
    await page.route('**/api/recipe?term*', (route) =>
      route.fulfill({ status: 503, json: { Code: 'unavailable', Message: 'Busy' } }),
    )
    await open('/')
    await searchFor(page, 'tomato')
    await expect(tab(page, 'Recipes')).toHaveText('Recipes 0')
    await expect(search(page).getByText('Some results couldn’t be loaded')).toBeVisible()
    await expect(links(page).first()).toBeVisible()
    await page.unrouteAll()
    await search(page).getByRole('button', { name: 'Try again' }).click()
    await expect(tab(page, 'Recipes')).toHaveText(/Recipes [1-9]/)
    await expect(search(page).getByText('Some results couldn’t be loaded')).toHaveCount(0)
  },
)

test(
  'a visitor moves from the field through the results and back with the arrow keys',
  { tag: '@any-width' },
  async ({ page, open }) => {
    await open('/?lang=de')
    await page.keyboard.press('/')
    await field(page).fill('Tomate')
    await page.keyboard.press('Enter')
    await expect(tab(page, 'Profile')).toHaveText(/Profile \d/)
    await page.keyboard.press('ArrowDown')
    await expect(links(page).first()).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(links(page).nth(1)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(field(page)).toBeFocused()
  },
)

test('a visitor closes the search with Back @thorough', async ({ page, open }) => {
  await open('/')
  await page.goto('/blog')
  await open('/recipes')
  await opener(page).click()
  await expect(field(page)).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL('/blog')
  await expect(search(page)).toHaveCount(0)
})

test('the search fits windows from 320 px @any-width @thorough', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open('/?lang=de')
  await page.keyboard.press('/')
  for (const term of ['Tomate', 'Kichererbsen-Süßkartoffel-Gemüsepfanne'.repeat(4)]) {
    await field(page).fill(term)
    await page.keyboard.press('Enter')
    await expect(tab(page, 'Profile')).toHaveText(/Profile \d/)
    const { scrollWidth, clientWidth } = await search(page).evaluate(
      ({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }),
    )
    expect(scrollWidth).toBe(clientWidth)
  }
})

const SEASON = { en: 'For this season: Autumn', de: 'Passt zur Jahreszeit: Herbst' }

for (const language of WALKED) {
  const title = SEASON[language]

  test(
    `SRC-06 a visitor who has not typed yet finds recipes of the season and tags (${language}) @thorough`,
    { tag: '@any-width' },
    async ({ page, open }) => {
      await page.clock.setFixedTime(new Date('2026-10-10T12:00:00Z'))
      await open(`/?lang=${language}`)
      await page.keyboard.press('/')
      const picks = search(page).getByRole('region', { name: title })
      await expect(picks.getByRole('link')).toHaveCount(6)
      await expectAccessible(page)
      await field(page).fill('tomato')
      await expect(picks).toHaveCount(0)
      await field(page).fill('')
      await picks.getByRole('link').first().click()
      await expect(page).toHaveURL(/\/recipes\/\d+/)
      await expect(search(page)).toHaveCount(0)
    },
  )
}
