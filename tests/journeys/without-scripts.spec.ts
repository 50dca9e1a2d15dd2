import type { Page } from '@playwright/test'
import { WALKED } from './support/languages.ts'
import { expect, test } from './support/test.ts'

test.use({ javaScriptEnabled: false })

/** Every public page, its heading in both languages, and an element of its content. */
const PAGES = [
  ['/', { en: /\S/, de: /\S/ }, 'article'],
  ['/recipes', { en: 'Recipes', de: 'Rezepte' }, 'article'],
  ['/recipes?page=2', { en: 'Recipes', de: 'Rezepte' }, 'article'],
  ['/recipes?DishTypes=11&CookTime=00:45:00', { en: 'Recipes', de: 'Rezepte' }, 'article'],
  ['/recipes?have=1', { en: 'What do you have?', de: 'Was hast du da?' }, 'h2 + ul a'],
  ['/recipes/5', { en: /\S/, de: /\S/ }, 'table, ol li, ul li'],
  ['/cookbooks', { en: 'Cookbooks', de: 'Kochbücher' }, 'article'],
  ['/cookbooks?Term=a', { en: 'Cookbooks', de: 'Kochbücher' }, 'article'],
  ['/cookbooks/3', { en: /\S/, de: /\S/ }, 'article'],
  ['/authors', { en: 'Authors', de: 'Köchinnen und Köche' }, 'article'],
  ['/authors/4', { en: /\S/, de: /\S/ }, 'article'],
  ['/tags?Term=Vegan', { en: /Vegan/, de: /Vegan/ }, 'article'],
  ['/blog', { en: /\S/, de: /\S/ }, 'article p'],
  ['/terms', { en: 'Terms of use', de: /^Nutzungs/ }, 'article p'],
  ['/privacy', { en: /\S/, de: 'Datenschutz' }, 'article p'],
  ['/404', { en: 'Oops! Page not found', de: /\S/ }, 'main a'],
] as const

const inLanguage = (path: string, lang: string) =>
  `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`

/** Skeletons, which nothing would ever replace. */
const skeletons = (page: Page) => page.locator('main [data-slot^=skeleton]:visible')

for (const lang of WALKED) {
  test(`a visitor without scripts reads every page in ${lang}, and every link leads somewhere`, async ({
    page,
    allowComplaint,
  }) => {
    // Chromium shows the larger size of a picture where the page before had that.
    allowComplaint(/was preloaded using link preload but not used/)
    const followed = new Set<string>()
    for (const [path, heading, content] of PAGES) {
      await test.step(path, async () => {
        if (path === '/404') allowComplaint(/status of 404/)
        await page.goto(inLanguage(path, lang))
        await expect(page.locator('html')).toHaveAttribute('lang', lang)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading[lang])
        await expect(page.locator(`main :is(${content})`).first()).toBeVisible()
        await expect(skeletons(page)).toHaveCount(0)
        const addresses = await page
          .locator('a[href^="/"]')
          .evaluateAll((links) =>
            links.map((link) => (link as HTMLAnchorElement).href.split('#')[0]!),
          )
        expect(new Set(addresses).size).toBeGreaterThan(8)
        for (const address of addresses) {
          if (followed.has(address)) continue
          followed.add(address)
          const response = await page.request.get(address)
          expect({ address, status: response.status() }).toEqual({ address, status: 200 })
        }
      })
    }
  })
}

test('a visitor without scripts sees no filter or search on /cookbooks @thorough', async ({
  page,
}) => {
  await page.goto('/cookbooks')
  await expect(page.getByRole('search')).toHaveCount(0)
  await expectNothingDead(page)
  // Hidden parts leave no gap.
  const [list, title] = await Promise.all(
    [page.getByRole('main').getByRole('list').first(), page.getByRole('heading', { level: 1 })].map(
      (part) => part.evaluate((element) => element.getBoundingClientRect().left),
    ),
  )
  expect(list).toBe(title)
  const width = await page.evaluate(() => document.documentElement.clientWidth)
  const box = await page.getByRole('article').nth(1).boundingBox()
  expect(box?.width).toBeGreaterThan(width / 6)
})

/** Parts that do nothing without scripts are not shown. */
async function expectNothingDead(page: Page): Promise<void> {
  await expect(page.getByRole('slider')).toHaveCount(0)
  await expect(page.getByRole('combobox')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Search' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Filter' })).toHaveCount(0)
}

test('a visitor without scripts filters by facets, and what is no facet stays @thorough', async ({
  page,
}) => {
  await page.goto('/recipes?DishTypes=11&TotalTime=02%3A00%3A00')
  await expectNothingDead(page)
  const form = page.getByRole('form', { name: 'Filter' })
  const choose = async (facet: string, value: string) => {
    const group = form.getByRole('group', { name: facet, exact: true })
    await group.locator('summary').click()
    await group.getByRole('checkbox', { name: value, exact: true }).check()
  }
  await choose('Diet', 'Vegetarian')
  await choose('Free of', 'Mustard')
  await form.getByRole('checkbox', { name: '“May contain” is fine' }).check()
  await choose('Season', 'Winter')
  await form.getByRole('button', { name: 'Apply' }).click()
  await expect(page).toHaveURL(
    /\/recipes\?DishTypes=11&TotalTime=02%3A00%3A00&Diets=vegetarian&FreeOf=mustard&MayContain=true&Seasons=\d+$/,
  )
  // With scripts the same filter has the same address.
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('listitem')).toHaveText(
    [
      'Soups',
      'in all up to 120 min',
      'vegetarian',
      'free of mustard',
      '“may contain” is fine',
      'Winter',
      'Clear all',
    ],
  )
  await form.getByRole('group', { name: 'Diet' }).locator('summary').click()
  await expect(form.getByRole('checkbox', { name: 'Vegetarian' })).toBeChecked()
})

test('a visitor without scripts names what is there, and takes one away again @thorough', async ({
  page,
}) => {
  await page.goto('/recipes?have=')
  await page.getByRole('link', { name: 'Eggs' }).click()
  await expect(page).toHaveURL(/\/recipes\?have=\d+$/)
  const chosen = page.getByRole('group', { name: 'What you have' }).getByRole('checkbox')
  await expect(chosen).toHaveCount(1)
  const field = page.getByRole('textbox', { name: 'Add a food' })
  await field.fill('200 g Mehl, eggplant, xyzzyq')
  await page.getByRole('button', { name: 'Show recipes' }).click()
  await expect(page).toHaveURL(/\/recipes\?have=\d+&have=\d+&have=\d+&unknown=xyzzyq$/)
  await expect(field).toHaveAccessibleDescription('There is no food called “xyzzyq”.')
  await expect(chosen).toHaveCount(3)
  await expect(page.getByText(/^Missing: /).first()).toBeVisible()
  await page.getByRole('checkbox', { name: 'Aubergine' }).uncheck()
  await page.getByRole('button', { name: 'Show recipes' }).click()
  await expect(page).toHaveURL(/\/recipes\?have=\d+&have=\d+$/)
  await expect(chosen).toHaveCount(2)
})

test('a reader without scripts gets from the first page to a recipe and to the other language @thorough', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Recipes' }).click()
  await expect(page.getByRole('article')).toHaveCount(20)
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL('/recipes?page=2')
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/recipes\/\d+$/)
  const english = await page.getByRole('heading', { level: 1 }).textContent()
  await page.getByRole('contentinfo').getByRole('link', { name: 'DE: Deutsch' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(english ?? '')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english ?? '')
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

/** Opens a page on a phone of which only the beginning has loaded. */
async function openBeginning(page: Page, path: string, endOf: (whole: string) => number) {
  const whole = await (await page.request.get(path)).text()
  const body = whole.slice(0, endOf(whole))
  await page.route(path, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(path)
  await page.unroute(path)
}

test('the text of a recipe keeps its place while the picture above loads @thorough', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  const heading = page.getByRole('heading', { level: 1 })
  const ofHeading = '</h1>'
  await openBeginning(page, '/recipes/5', (whole) => whole.indexOf(ofHeading) + ofHeading.length)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  const before = await heading.boundingBox()
  await page.goto('/recipes/5')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(await heading.boundingBox()).toEqual(before)
})

test('the first tab on a phone keeps its place while the others load @thorough', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 })
  const tabs = page.locator('[data-slot=nav-tabs][data-variant=bar]').getByRole('link')
  await openBeginning(page, '/', (whole) =>
    whole.indexOf('</a>', whole.indexOf('data-variant="bar"')),
  )
  await expect(tabs).toHaveCount(1)
  const before = await tabs.first().boundingBox()
  await page.goto('/')
  await expect(tabs).toHaveCount(5)
  expect(await tabs.first().boundingBox()).toEqual(before)
})
