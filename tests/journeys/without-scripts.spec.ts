import type { Page } from '@playwright/test'
import { LANGUAGES } from '#contract/languages.ts'
import { expect, test } from './support/test.ts'

test.use({ javaScriptEnabled: false })

/** Every public page, what its heading says in both languages, and something of what it is about. */
const PAGES = [
  ['/', { en: /\S/, de: /\S/ }, 'article'],
  ['/recipes', { en: 'Recipes', de: 'Rezepte' }, 'article'],
  ['/recipes?page=2', { en: 'Recipes', de: 'Rezepte' }, 'article'],
  ['/recipes?DishTypes=11&CookTime=00:45:00', { en: 'Recipes', de: 'Rezepte' }, 'article'],
  ['/recipes/5', { en: /\S/, de: /\S/ }, 'table, ol li, ul li'],
  ['/cookbooks', { en: 'Cookbooks', de: 'Kochbücher' }, 'article'],
  ['/cookbooks?Term=a', { en: 'Cookbooks', de: 'Kochbücher' }, 'article'],
  ['/cookbooks/3', { en: /\S/, de: /\S/ }, 'article'],
  ['/authors', { en: 'Authors', de: 'Köche' }, 'article'],
  ['/authors/4', { en: /\S/, de: /\S/ }, 'article'],
  ['/tags?Term=Vegan', { en: /Vegan/, de: /Vegan/ }, 'article'],
  ['/blog', { en: /\S/, de: /\S/ }, 'article p'],
  ['/terms', { en: 'Terms of use', de: /^Nutzungs/ }, 'article p'],
  ['/privacy', { en: /\S/, de: 'Datenschutz' }, 'article p'],
  ['/404', { en: 'Oops! Page not found', de: /\S/ }, 'main a'],
] as const

const inLanguage = (path: string, lang: string) =>
  `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`

/** Whether a page shows bones that nothing will ever replace. */
const bones = (page: Page) => page.locator('main [data-slot^=skeleton]:visible')

for (const [path, heading, content] of PAGES) {
  for (const lang of LANGUAGES) {
    test(`without scripts ${path} can be read in ${lang}, and its links lead on`, async ({
      page,
      allowComplaint,
    }) => {
      if (path === '/404') allowComplaint(/status of 404/)
      await page.goto(inLanguage(path, lang))
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading[lang])
      await expect(page.locator(`main :is(${content})`).first()).toBeVisible()
      await expect(bones(page)).toHaveCount(0)
      const links = page.locator('a[href^="/"]')
      const addresses = await links.evaluateAll((all) => [
        ...new Set(all.map((link) => (link as HTMLAnchorElement).href.split('#')[0] ?? '')),
      ])
      expect(addresses.length).toBeGreaterThan(8)
      for (const address of addresses) {
        const answer = await page.request.get(address)
        expect({ address, status: answer.status() }).toEqual({ address, status: 200 })
      }
    })
  }
}

for (const path of ['/recipes', '/cookbooks']) {
  test(`without scripts nothing on ${path} offers to filter or to search`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('search')).toHaveCount(0)
    await expect(page.getByRole('slider')).toHaveCount(0)
    await expect(page.getByRole('combobox')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Search' })).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Filter' })).toHaveCount(0)
    // What is not there leaves no hole.
    const [list, title] = await Promise.all(
      [
        page.getByRole('main').getByRole('list').first(),
        page.getByRole('heading', { level: 1 }),
      ].map((part) => part.evaluate((element) => element.getBoundingClientRect().left)),
    )
    expect(list).toBe(title)
    const width = await page.evaluate(() => document.documentElement.clientWidth)
    const box = await page.getByRole('article').nth(1).boundingBox()
    expect(box?.width).toBeGreaterThan(width / 6)
  })
}

test('without scripts a reader gets from the first page to a recipe and to the other language', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Recipes' }).click()
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
})
