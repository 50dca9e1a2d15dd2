import type { Page } from '@playwright/test'
import { expect, reload, test } from './support/test.ts'

const cardLinks = (page: Page) => page.getByRole('article').getByRole('heading').getByRole('link')

const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/**
 * Opens the page of the last card, goes back, and expects the same scroll position.
 *
 * @param there what to do on that page
 */
async function expectSamePosition(page: Page, there?: () => Promise<unknown>): Promise<void> {
  const before = new URL(page.url())
  const link = cardLinks(page).last()
  await link.scrollIntoViewIfNeeded()
  // The page of a card has to be shorter than its list, or going back would prove nothing.
  const from = await scrollPosition(page)
  expect(from).toBeGreaterThan(0)
  const name = await link.textContent()
  const cards = await cardLinks(page).count()
  await link.click()
  await expect(page).not.toHaveURL(before.href)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => scrollPosition(page)).toBe(0)
  await there?.()
  await page.goBack()
  await expect(page).toHaveURL(before.href)
  await expect(cardLinks(page)).toHaveCount(cards)
  await expect(cardLinks(page).last()).toHaveText(name ?? '')
  await expect(cardLinks(page).last()).toBeInViewport()
  await expect.poll(() => scrollPosition(page)).toBe(from)
}

/** Goes to the next page of a list; its address changes first, then its cards. */
async function goToNextPage(page: Page, address: string): Promise<void> {
  const first = (await cardLinks(page).first().getAttribute('href')) ?? ''
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL(address)
  await expect(cardLinks(page).first()).not.toHaveAttribute('href', first)
}

for (const [lists, paths] of [
  ['recipes', ['/', '/recipes', '/recipes?page=2', '/tags?Term=Vegan']],
  [
    'cookbooks and authors',
    ['/cookbooks', '/cookbooks?OrderBy=name&OrderAsc=Ascending', '/cookbooks/3', '/authors'],
  ],
] as const) {
  test(`a reader goes back to each list of ${lists} and sees the same scroll position`, async ({
    page,
    open,
  }) => {
    for (const path of paths) {
      await test.step(path, async () => {
        await open(path)
        await expectSamePosition(page)
      })
    }
  })
}

test('RCL-35 RCL-36 a reader goes back to a long filtered list, or a later page, at the same position', async ({
  page,
  open,
}) => {
  await open('/recipes?CookTime=02:30:00')
  await expect(cardLinks(page)).toHaveCount(20)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(cardLinks(page)).toHaveCount(40)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(cardLinks(page)).not.toHaveCount(40)
  await expectSamePosition(page)

  await open('/recipes')
  await goToNextPage(page, '/recipes?page=2')
  await goToNextPage(page, '/recipes?page=3')
  await expectSamePosition(page)
  await page.goBack()
  await expect(page).toHaveURL('/recipes?page=2')
})

test('RCL-35 a reader reloads a long filtered list and keeps its length and position', async ({
  page,
  open,
}) => {
  await open('/recipes?CookTime=02:30:00')
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(cardLinks(page)).toHaveCount(40)
  await expectSamePosition(page, () => reload(page))
  const from = await scrollPosition(page)
  await reload(page)
  await expect(cardLinks(page)).toHaveCount(40)
  await expect.poll(() => scrollPosition(page)).toBe(from)
})
