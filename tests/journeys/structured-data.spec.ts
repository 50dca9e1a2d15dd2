import type { APIRequestContext } from '@playwright/test'
import { vocabularyErrors } from '#tests/support/schema-types.ts'
import { errors, structuredDataIn, type Item } from '#tests/support/structured-data.ts'
import { recipeWhere } from './support/recipes.ts'
import { expect, test } from './support/test.ts'

/** Every public page and the types of its structured data. */
const PAGES = [
  ['/', ['ItemList', 'ItemList']],
  ['/recipes', ['ItemList']],
  ['/recipes?page=2', ['ItemList']],
  ['/recipes?DishTypes=5', []],
  ['/recipes/5', ['BreadcrumbList', 'Recipe']],
  ['/cookbooks', ['ItemList']],
  ['/cookbooks?Term=a', []],
  ['/cookbooks/3', ['BreadcrumbList', 'ItemList']],
  ['/authors', ['ItemList']],
  ['/authors/4', ['BreadcrumbList', 'ProfilePage', 'ItemList']],
  ['/tags?Term=Vegan', ['ItemList']],
  ['/tags?Term=Moon', []],
  ['/blog', ['BreadcrumbList']],
  ['/blog/1', ['BreadcrumbList']],
  ['/terms', ['BreadcrumbList']],
  ['/privacy', ['BreadcrumbList']],
  ['/404', []],
] as const

const inLanguage = (path: string, lang: string) =>
  `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`

async function htmlOf(request: APIRequestContext, path: string): Promise<string> {
  return await (await request.get(path)).text()
}

/** Path and query of a kind of link in the head. */
function linked(html: string, rel: RegExp): string | undefined {
  const [tag = ''] = html.match(rel) ?? []
  const address = /href="([^"]+)"/.exec(tag)?.[1]?.replaceAll('&amp;', '&')
  if (address === undefined) return undefined
  const { pathname, search } = new URL(address)
  return pathname + search
}

/** Addresses of pages in an item. */
const addressesIn = ({ itemListElement = [] }: Item) =>
  (itemListElement as Item[]).map(({ url, item }) => new URL(String(url ?? item)))

for (const [path, types] of PAGES) {
  test(`${path} has structured data that is valid for rich results, in both languages`, async ({
    request,
  }) => {
    for (const lang of ['en', 'de']) {
      const items = structuredDataIn(await htmlOf(request, inLanguage(path, lang)))
      expect(items.map((item) => item['@type'])).toEqual(types)
      for (const item of items) {
        expect(await errors(item)).toEqual([])
        for (const { searchParams } of addressesIn(item))
          expect(searchParams.get('lang')).toBe(lang)
      }
    }
  })
}

test('the structured data of a recipe with a film lists its steps', async ({ request }) => {
  const { Id } = await recipeWhere(request, ({ Videos }) => Videos.Main !== null)
  const [, recipe] = structuredDataIn(await htmlOf(request, `/recipes/${Id}?lang=en`))
  expect(recipe?.['video']).toMatchObject({ '@type': 'VideoObject' })
  expect(recipe?.['recipeIngredient']).toBeInstanceOf(Array)
})

/** Recipes with a tin, warnings, a cuisine, groups, long waits. */
const WELL_TOLD = [
  'Apple crumble cake',
  'Vegetable pakora',
  'Country sourdough',
  'Oyakodon',
  'Shakshuka with feta',
]

test('two validators find nothing wrong with five recipes in both languages', async ({
  request,
}) => {
  const items: Item[] = []
  for (const name of WELL_TOLD) {
    const { Id } = await recipeWhere(request, ({ Name }) => Name === name)
    for (const lang of ['en', 'de'])
      items.push(...structuredDataIn(await htmlOf(request, `/recipes/${Id}?lang=${lang}`)))
  }
  expect(items).toHaveLength(20)
  for (const item of items) expect(await errors(item)).toEqual([])
  expect(await vocabularyErrors(items)).toEqual([])
})

test('the structured data of a recipe names its cuisine in each language', async ({ request }) => {
  const { Id } = await recipeWhere(request, ({ Name }) => Name === 'Oyakodon')
  const cuisine = async (lang: string) => {
    const [, recipe] = structuredDataIn(await htmlOf(request, `/recipes/${Id}?lang=${lang}`))
    return recipe?.['recipeCuisine']
  }
  expect([await cuisine('en'), await cuisine('de')]).toEqual(['Japanese', 'Japanisch'])
})

test('every link in the structured data of a list opens', async ({ request }) => {
  const html = await Promise.all(['/', '/cookbooks/3'].map((path) => htmlOf(request, path)))
  const addresses = html.flatMap((text) => structuredDataIn(text).flatMap(addressesIn))
  for (const { pathname, search } of new Set(addresses)) {
    expect((await request.get(pathname + search)).status()).toBe(200)
  }
})

for (const [path, canonical] of [
  ['/recipes', '/recipes'],
  ['/recipes?page=2', '/recipes?page=2'],
  ['/recipes?DishTypes=5&CookTime=00:30:00', '/recipes'],
  ['/recipes?utm_source=letter', '/recipes'],
  ['/recipes/5?t=6', '/recipes/5'],
  ['/recipes/5/', '/recipes/5'],
  ['/cookbooks?Term=a&page=2', '/cookbooks'],
  ['/cookbooks?OrderBy=name&OrderAsc=Ascending', '/cookbooks'],
  ['/tags?Term=Vegan', '/tags?Term=Vegan'],
] as const) {
  test(`${path} has one address per language, ${canonical}`, async ({ request }) => {
    for (const lang of ['en', 'de']) {
      const html = await htmlOf(request, inLanguage(path, lang))
      expect(linked(html, /<link rel="canonical"[^>]+>/)).toBe(inLanguage(canonical, lang))
      for (const other of ['en', 'de', 'x-default']) {
        const alternate = new RegExp(`<link rel="alternate" hrefLang="${other}"[^>]+>`)
        const expected = inLanguage(canonical, other === 'x-default' ? 'en' : other)
        expect(linked(html, alternate)).toBe(expected)
      }
      expect(html).not.toContain('noindex')
    }
  })
}
