import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })

/** Records the browser's calls for the list of authors from now on. */
function recordAuthorCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname === '/api/author') calls.push(pathname)
  })
  return calls
}

for (const [way, tag] of [
  ['hover', ''],
  ['focus', ' @thorough'],
] as const) {
  test(`a link with the ${way} prefetches its screen once${tag}`, async ({ page, open }) => {
    await open('/')
    const calls = recordAuthorCalls(page)
    const code = page.waitForResponse(/assets\/authors-/)
    const data = page.waitForResponse(/api\/author\?/)
    await tab(page, 'Authors')[way]()
    await Promise.all([code, data])
    await tab(page, 'Blog')[way]()
    await tab(page, 'Authors')[way]()
    await tab(page, 'Authors').click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL('/authors')
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(calls).toHaveLength(1)
  })
}

test('a visitor who saves data gets no prefetch @thorough', async ({ page, open }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await open('/')
  const calls = recordAuthorCalls(page)
  const code = page.waitForResponse(/prefetch-address/)
  await tab(page, 'Authors').hover()
  await code
  expect(calls).toEqual([])
  await tab(page, 'Authors').click()
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(calls).toHaveLength(1)
})

test('a link under the pointer counts no view; the page it leads to counts one', async ({
  page,
  open,
}) => {
  await open('/recipes')
  const card = page.getByRole('article').first().getByRole('heading').getByRole('link')
  const purposes: (string | undefined)[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^\/api\/recipe\/\d+$/.test(pathname)) purposes.push(request.headers()['purpose'])
  })
  await card.hover()
  await expect.poll(() => purposes).toEqual(['prefetch'])
  await card.click()
  await expect(page).toHaveURL(/\/recipes\/\d+$/)
  await expect.poll(() => purposes).toEqual(['prefetch', undefined])
})
