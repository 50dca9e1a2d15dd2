import type { Page } from '@playwright/test'
import { expect, test } from './support/test.ts'

const toasts = (page: Page) => page.locator('[data-slot=toast]')
const cards = (page: Page) => page.getByRole('article')

test('ERR-28 TST-04 a visitor sees a toast while the next page fails, until it has loaded', async ({
  page,
  open,
  allowComplaint,
}) => {
  allowComplaint(/503|ApiError/)
  let isDown = true
  await page.route('**/api/recipe?*offset=20*', (route) =>
    isDown
      ? route.fulfill({ status: 503, json: { Code: 'unavailable', Message: 'Busy' } })
      : route.continue(),
  )
  await open('/recipes')
  const code = page.waitForRequest(/toaster/)
  await page.getByRole('link', { name: 'Next page' }).click()
  await code
  await expect(toasts(page)).toContainText('That did not work')
  const tryAgain = page.getByRole('main').getByRole('button', { name: 'Try again' })

  // It still fails: still one toast, not two.
  await tryAgain.click()
  await expect(toasts(page)).toHaveCount(1)

  isDown = false
  await tryAgain.click()
  await expect(cards(page)).toHaveCount(20)
  await expect(toasts(page)).toHaveCount(0)
})

test('a toast about a failed list disappears with its page @thorough', async ({
  page,
  open,
  allowComplaint,
}) => {
  allowComplaint(/Failed to load resource|ApiError/)
  await page.route('**/api/recipe?*offset=20*', (route) => route.abort())
  await open('/recipes')
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(toasts(page)).toHaveCount(1)
  await page.goBack()
  await expect(cards(page)).toHaveCount(20)
  await expect(toasts(page)).toHaveCount(0)
})
