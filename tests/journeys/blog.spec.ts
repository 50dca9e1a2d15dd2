import { LANGUAGES } from '#contract/languages.ts'
import { expect, test } from './support/test.ts'

const TITLES = { en: 'Articles are coming', de: 'Hier kommen bald Artikel' } as const

test('RTE-15 RTE-16 ROL-01 a visitor sees the same placeholder at every blog address, without an API call', async ({
  page,
  open,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url())
  })
  const texts: (string | null)[] = []
  for (const path of ['/blog', '/blog/1', '/blog/what-ever']) {
    await open(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES.en)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    texts.push(await page.locator('main').textContent())
  }
  expect(new Set(texts).size).toBe(1)
  await page.waitForLoadState('networkidle')
  expect(calls).toEqual([])
})

test('the blog is in the HTML before any script runs, in both languages', async ({ request }) => {
  for (const lang of LANGUAGES) {
    const response = await request.get(`/blog?lang=${lang}`)
    expect(await response.text()).toContain(TITLES[lang])
  }
})

test('a visitor reaches the blog from the header, and the recipes from the blog @thorough', async ({
  page,
  open,
}) => {
  await open('/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES.en)
  await page.getByRole('main').getByRole('link', { name: 'To the recipes' }).click()
  await expect(page).toHaveURL('/recipes')
})
