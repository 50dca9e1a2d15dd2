import type { Page } from '@playwright/test'
import { CHROMIUM_LAUNCH } from '#tests/support/chromium.ts'
import { box, newShopper, serverTicks, untilWorking } from './support/shopping.ts'
import { expect, test } from './support/test.ts'

test.use({
  hasWorker: true,
  // Playwright turns the back/forward cache off, which every cook has.
  launchOptions: { ...CHROMIUM_LAUNCH, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
})

/** Leaves the site and comes back to the same page, which the browser has kept. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.visit = 'first'
    addEventListener('pageshow', () => {
      document.documentElement.dataset.visit = 'again'
    })
  })
  await page.goto('about:blank')
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.locator('html[data-visit=again]')).toBeAttached()
}

test('a cook who ticks offline, leaves and comes back goes on with the same list, and reads what waits before signing out', async ({
  page,
  context,
  open,
  request,
  allowComplaint,
}) => {
  allowComplaint(/ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED/)
  const member = await newShopper(context, request, 1)
  await open('/shopping')
  await untilWorking(page)
  await expect(box(page, '4 cloves Garlic')).toBeVisible()
  await context.setOffline(true)
  await box(page, '4 cloves Garlic').click()
  await leaveAndReturn(page)
  await box(page, '8 stems Parsley').click()
  await expect(box(page, '4 cloves Garlic')).toBeChecked()
  await page.reload()
  for (const name of ['4 cloves Garlic', '8 stems Parsley']) {
    await expect(box(page, name)).toBeChecked()
  }

  await page.locator('[data-slot=menu]').getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('2 changes of your shopping list have not been sent')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await context.setOffline(false)
  await expect.poll(() => serverTicks(request, member)).toEqual(['garlic', 'parsley'])
})
