import type { Locator, Page } from '@playwright/test'
import { cookOn, DINNER_DAY, idsOf, inBerlin } from './support/dinner.ts'
import { expect, reload, test } from './support/test.ts'

const NOW = inBerlin('17:20:00')
const DISHES = ['Lemon chicken tray bake', 'Fattoush', 'Tabbouleh']

/** Goes to something by Tab alone. */
async function tabTo(page: Page, there: Locator): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    if (await there.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(there).toBeFocused()
}

const isDone = (page: Page) => async () => page.url().endsWith('/done')

test('DIN-43 three dishes are chosen, planned and cooked to their end by keys alone @thorough', async ({
  page,
  open,
  signIn,
  request,
}) => {
  test.slow()
  await signIn()
  await page.clock.install({ time: NOW })
  await page.addInitScript(() => localStorage.setItem('simmer.bell', 'no'))
  const ids = await idsOf(request, DISHES)
  await open(`/week/new?${ids.map((id) => `recipe=${id}`).join('&')}&day=${DINNER_DAY}&at=1170`)
  const plan = page.getByRole('button', { name: 'See the plan' })
  await expect(plan).toBeEnabled()
  await tabTo(page, plan)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dinner at 19:30')

  const rows = page.locator('.dinner-list > li')
  await tabTo(page, rows.first())
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(rows.last()).toBeFocused()

  await tabTo(page, page.getByRole('button', { name: 'Delete this dinner' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Delete this dinner' })).toBeFocused()

  await reload(page)
  await tabTo(page, page.getByRole('link', { name: 'Begin' }))
  await page.keyboard.press('Enter')
  await expect(page.locator('.lay-out')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await cookOn(page, isDone(page))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^On the table at/)
  await expect(page.locator(':focus')).toHaveCount(1)
  await expect(page.getByText(/^Planned: 19:30\./)).toBeVisible()
})

test('DIN-43 somebody on a phone who presses everything twice comes to the end of three dishes', async ({
  page,
  open,
  signIn,
  request,
}) => {
  test.slow()
  await page.setViewportSize({ width: 375, height: 812 })
  page.setDefaultTimeout(20_000)
  await signIn()
  await page.clock.install({ time: NOW })
  await page.addInitScript(() => localStorage.setItem('simmer.bell', 'no'))
  const ids = await idsOf(request, DISHES)
  await open(`/week/new?${ids.map((id) => `recipe=${id}`).join('&')}&day=${DINNER_DAY}&at=1170`)
  const plan = page.getByRole('button', { name: 'See the plan' })
  await expect(plan).toBeEnabled()
  await plan.dblclick()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dinner at 19:30')
  await page.getByRole('link', { name: 'Begin' }).click()
  const foot = page.locator('[data-slot="next-line"]').getByRole('button').first()
  await foot.dblclick()
  await expect(page.locator('.cook-strip')).toBeVisible()

  // Looks at every dish, opens every sheet and closes it, goes back and forward, and loads the page again.
  for (const band of await page.locator('.dinner-band:visible').all()) {
    await band.click()
    await page.getByRole('button', { name: 'Back to now' }).click()
  }
  for (const name of ['Late', 'Leave out']) {
    await page.locator('.cook-strip button').last().click()
    await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  }
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Go on cooking' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete this dinner' })).toHaveCount(0)
  await page.goForward()
  await expect(page.locator('.cook-strip')).toBeVisible()
  await reload(page)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(375)

  await cookOn(page, isDone(page), async () => {
    // A film has controls of its own.
    if (await foot.isVisible()) await foot.dblclick()
    else await page.keyboard.press('ArrowRight')
  })
  for (const name of DISHES)
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  // The stage does not open again.
  await page.goBack()
  await expect(page).toHaveURL(/\/done$/)
})
