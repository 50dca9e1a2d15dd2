import type { Page } from '@playwright/test'
import type { Boot } from '#app/main/boot.ts'
import { LANGUAGES, type Language } from '#contract/languages.ts'
import { builtAssets } from '#server/pages/assets.ts'
import { IS_THOROUGH } from '#tests/support/thorough.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'

/** The other journeys open most pages in English. */
const OPENED: readonly Language[] = IS_THOROUGH ? LANGUAGES : ['de']

/** One address of every page that a visitor can open. */
const PAGES = {
  'the first page and authors': ['/', '/authors', '/authors/4'],
  'lists of recipes': [
    '/recipes',
    '/recipes?page=2',
    '/recipes?DishTypes=11&CookTime=00:45:00&ExcludedIng[]=5',
    '/recipes?DishTypes=11&maxCalories=0',
  ],
  'a recipe and tags': ['/recipes/5', '/tags?Term=Vegan', '/tags?Term=Moon'],
  cookbooks: ['/cookbooks', '/cookbooks?Term=a&OrderBy=name&OrderAsc=Descending', '/cookbooks/3'],
  texts: ['/blog', '/blog/1', '/terms', '/privacy'],
  'the page for unknown addresses': ['/404'],
}

/** Records a page's API calls from now on. */
function recordCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(pathname + search)
  })
  return calls
}

/** Records the scripts that a page loads from now on. */
function recordScripts(page: Page): string[] {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  return scripts
}

/** Scripts in the data of a page, which the browser fetches all at once. */
async function listedScripts(page: Page): Promise<string[]> {
  const data = await page.locator('#boot').textContent()
  const { entry, preload } = (JSON.parse(data!) as Boot).assets
  return [entry, ...preload]
}

/** Islands, whose code is fetched after hydration, the printed recipe and the film as text, by page and language. */
const ISLANDS: readonly [page: RegExp, module: (lang: string) => string][] = [
  [/^\/recipes\/\d/, () => 'app/routes/recipe/late-parts.ts'],
  [/^\/recipes\/\d/, (lang) => `app/lib/words/${lang}/film-text.ts`],
  [/^\/recipes\/\d/, () => 'app/features/print/printed-recipe.tsx'],
  [/^\/recipes\/\d/, (lang) => `app/lib/words/${lang}/print.ts`],
  // Only in wide windows.
  [/^\/recipes(\?|$)/, () => 'app/features/recipes/filter/filter-panel.tsx'],
  [/^\/(?:authors|cookbooks)\/\d/, () => 'app/features/reports/report-entry.tsx'],
  [/^\/blog/, (lang) => `app/routes/blog/blog.${lang}.md`],
  [/^\/terms/, (lang) => `app/routes/legal/terms.${lang}.md`],
  [/^\/privacy/, (lang) => `app/routes/legal/privacy.${lang}.md`],
]
/** What islands ask for once the page is idle. */
const ISLAND_CALLS = /^\/api\/recipe\/\d+\/note\/count\?/
const assetsOf = builtAssets('dist/client')

/** Scripts that a page may fetch besides the listed ones. */
function islandScripts(path: string, lang: string): readonly string[] {
  const modules = ISLANDS.filter(([page]) => page.test(path)).map(([, module]) => module(lang))
  return assetsOf(modules).preload
}

/** The part of a page that is the same in every response. */
const withoutNonce = (html = '') => html.replace(/(id="nonce">)"[^"]+"/, '$1')

for (const [area, paths] of Object.entries(PAGES)) {
  test(`${area}: each page hydrates from the data in it, without an API call, in ${OPENED.join(' and ')}`, async ({
    page,
    open,
    allowComplaint,
  }) => {
    if (paths.includes('/404')) allowComplaint(/status of 404/)
    const calls = recordCalls(page)
    const scripts = recordScripts(page)
    for (const path of paths) {
      for (const lang of OPENED) {
        await test.step(`${path} in ${lang}`, async () => {
          calls.length = 0
          scripts.length = 0
          await open(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`)
          await page.waitForLoadState('networkidle')
          expect(calls.filter((call) => !ISLAND_CALLS.test(call))).toEqual([])
          expect(scripts).not.toEqual([])
          expect([...(await listedScripts(page)), ...islandScripts(path, lang)]).toEqual(
            expect.arrayContaining(scripts),
          )
          await expect(page.locator('html')).toHaveAttribute('lang', lang)
          await expect(page.locator('title')).toHaveCount(1)
          await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
          await expect(page.locator('meta[name=description]')).toHaveCount(1)
          await expect(page.locator('h1')).toHaveCount(1)
          // The structure is the same in both languages, and German words are longer.
          if (lang === 'de') await expectAccessible(page)
        })
      }
    }
  })
}

test('a page has its complete metadata before any script runs', async ({ request }) => {
  const response = await request.get('/recipes/5?lang=de')
  const html = await response.text()
  expect(response.status()).toBe(200)
  expect(html).toContain('<html lang="de"')
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/recipes\/5\?lang=de"/)
  for (const lang of ['de', 'en', 'x-default']) expect(html).toContain(`hrefLang="${lang}"`)
  for (const property of ['title', 'description', 'image', 'url']) {
    expect(html).toContain(`property="og:${property}"`)
  }
  expect(html).toContain('application/ld+json')
})

test('FED-14 a page names the picture that other sites show beside a link to it', async ({
  request,
}) => {
  for (const path of ['recipes/5', 'cookbooks/1', 'authors/1']) {
    const html = await (await request.get(`/${path}?lang=de`)).text()
    const contentOf = (name: string) =>
      new RegExp(`(?:property|name)="${name}" content="([^"]+)"`, 'u').exec(html)?.[1]
    expect(contentOf('twitter:card')).toBe('summary_large_image')
    expect([contentOf('og:image:width'), contentOf('og:image:height')]).toEqual(['1200', '630'])
    expect(contentOf('og:image:alt')).toBe(contentOf('og:title'))
    const { pathname } = new URL(contentOf('og:image') ?? '')
    expect(pathname).toBe(`/cards/de/${path}.jpg`)
    const card = await request.get(pathname)
    expect([card.status(), card.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  }
})

test('every page has a policy that allows only its own scripts, and a new nonce', async ({
  request,
}) => {
  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const response = await request.get('/recipes')
      const policy = response.headers()['content-security-policy'] ?? ''
      expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/)
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
      expect((await response.text()).split('id="nonce">').pop()).toBe(
        `"${nonce}"</script></body></html>`,
      )
      return nonce
    }),
  )
  expect(new Set(nonces).size).toBe(2)
})

test('a browser decodes a page in br and in gzip as it was rendered', async ({
  page,
  request,
  context,
}) => {
  for (const encoding of ['br', 'gzip']) {
    await context.setExtraHTTPHeaders({ 'Accept-Encoding': encoding })
    const response = await page.goto('/recipes')
    expect(response?.headers()['content-encoding']).toBe(encoding)
    const headers = { 'Accept-Encoding': 'identity' }
    const plain = await request.get('/recipes', { headers })
    expect(plain.headers()['content-encoding']).toBeUndefined()
    expect(withoutNonce(await response?.text())).toBe(withoutNonce(await plain.text()))
    await expect(page.getByRole('contentinfo')).toBeVisible()
  }
})

test('a dialog adds only styles that the content security policy allows', async ({
  page,
  open,
}) => {
  await open('/recipes/5')
  const nonce = JSON.parse((await page.locator('#nonce').textContent()) ?? '') as string
  await page.getByRole('button', { name: 'Share' }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const added = await page
    .locator('style')
    .evaluateAll((styles) => styles.map((style) => (style as HTMLStyleElement).nonce))
  expect(added).toContain(nonce)
})

test('SHL-03 ERR-12 a visitor of an unknown address arrives at /404, with status 404', async ({
  request,
  page,
  open,
  allowComplaint,
}) => {
  allowComplaint(/status of 404/)
  for (const path of ['/nowhere', '/recipes/99999', '/recipes/abc', '/recipes/5/more']) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect([response.status(), response.headers()['location']]).toEqual([302, '/404'])
  }
  await open('/recipes/5/more')
  expect(new URL(page.url()).pathname).toBe('/404')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
})

test('RTE-29 SHL-04 SHL-05 a visitor leaves the 404 page for the first page', async ({
  page,
  open,
  request,
  allowComplaint,
}) => {
  allowComplaint(/status of 404/)
  expect((await request.get('/404')).status()).toBe(404)
  await open('/404')
  await page.getByRole('link', { name: 'Go to home' }).click()
  await expect(page).toHaveURL('/')
})

test('robots.txt and the sitemap list every recipe in both languages', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toMatch(/Sitemap: http\S+\/sitemap\.xml/)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const count = Number(await (await request.get('/api/recipe/count')).text())
  for (const lang of ['de', 'en']) {
    const named = sitemap.match(new RegExp(`<loc>[^<]+/recipes/\\d+\\?lang=${lang}</loc>`, 'g'))
    expect(named).toHaveLength(count)
  }
})
