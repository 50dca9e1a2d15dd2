import type { Page } from '@playwright/test'
import type { StuckBody } from '#contract/kitchen/stuck.ts'
import { expectPlace, goToStep, stageOf } from './support/kitchen.ts'
import { expect, test } from './support/test.ts'

const CHICKEN = '/cook/12'
const CALL = '**/api/recipe/12/stuck'

/** What the page tells the server; the calls go through. */
async function listen(page: Page): Promise<{ body: StuckBody; status: number }[]> {
  const reports: { body: StuckBody; status: number }[] = []
  await page.route(CALL, async (route) => {
    const response = await route.fetch()
    reports.push({ body: route.request().postDataJSON() as StuckBody, status: response.status() })
    await route.fulfill({ response })
  })
  return reports
}

/** Leaves the kitchen for a page of the same app. */
const leave = async (page: Page) => {
  await page.getByRole('button', { name: 'Close the kitchen' }).click()
  await expect(page).toHaveURL(/\/recipes\/12$/)
}

test('a film that is watched again is counted at its step, without saying who cooks', async ({
  page,
  open,
  signIn,
}) => {
  await signIn()
  const reports = await listen(page)
  await open(CHICKEN)
  await goToStep(page, 1)
  // The code that counts is late. As when the phone is locked for a moment:
  const lock = async () => {
    await page.evaluate(() => dispatchEvent(new Event('pagehide')))
    return reports
  }
  await expect.poll(lock).toMatchObject([{ status: 200, body: { Before: null, Steps: [] } }])
  await goToStep(page, 2)
  await stageOf(page).getByRole('button', { name: 'Again' }).click()
  await expectPlace(page, 2, 'watch')
  await page.keyboard.press('ArrowRight')
  await expectPlace(page, 2, 'do')
  await leave(page)
  await expect.poll(() => reports).toHaveLength(2)
  const [first, { body }] = [reports[0]!.body, reports[1]!]
  expect(body).toMatchObject({
    Before: first.Left,
    Steps: [{ StepId: body.Left, Replays: 1, LongWaits: 0 }],
  })
  expect(Object.keys(body).sort()).toEqual(['Before', 'Left', 'Report', 'Steps'])

  await open(CHICKEN)
  await goToStep(page, 3)
  await expect.poll(lock).toHaveLength(3)
  expect(reports[2]?.body).toMatchObject({ Before: body.Left, Steps: [] })
})

test('a visitor turns counting off in the kitchen, a member in the settings', async ({
  page,
  open,
  signIn,
}) => {
  const reports = await listen(page)
  await open(CHICKEN)
  await page.getByRole('button', { name: 'All steps' }).click()
  const name = 'Count where cooks get stuck'
  const inKitchen = page.getByRole('switch', { name })
  await expect(inKitchen).toHaveAttribute('aria-checked', 'true')
  await inKitchen.click()
  await expect(inKitchen).toHaveAttribute('aria-checked', 'false')
  await page.keyboard.press('Escape')
  await goToStep(page, 2)
  await leave(page)

  await signIn()
  await open('/settings/kitchen')
  const inSettings = page.getByRole('checkbox', { name })
  await expect(inSettings).not.toBeChecked()
  expect(reports).toEqual([])
  await inSettings.click()
  await expect(inSettings).toBeChecked()
})
