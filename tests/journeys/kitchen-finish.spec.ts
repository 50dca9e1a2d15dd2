import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe.ts'
import { expectPlace, goToStep, seeBell, wordsOf } from './support/kitchen.ts'
import { expect, test } from './support/test.ts'

/** The lemon chicken tray bake of the demo catalogue: seven steps, and 25 minutes in step 5. */
const CHICKEN = '/cook/12'
/** Chana masala: seven steps, with a timer in step 4. */
const CHANA = '/cook/11'
const LAST = 7

const bar = (page: Page) => page.getByRole('complementary', { name: 'Kitchen' })
const panel = (page: Page) => page.locator('[data-slot=timer-panel]')

/** Starts the chicken’s timer and finishes the recipe while it runs, and others with it. */
async function finishChicken(
  page: Page,
  open: (path: string) => Promise<void>,
  timers = 'One timer still runs',
) {
  await open(CHICKEN)
  await goToStep(page, 5)
  await page.getByRole('button', { name: 'Start timer: 25 minutes' }).click()
  await goToStep(page, LAST)
  const finish = page.getByRole('button', { name: /^Finish:/ })
  await expect(finish).toHaveAccessibleName(new RegExp(` ${timers}$`))
  await finish.click()
  await expect(page.getByRole('heading', { name: 'Done. How was it?' })).toBeVisible()
}

test('a timer goes on after Finish: the page after cooking shows it, rings, and ends it with Stop', async ({
  page,
  open,
}) => {
  test.slow()
  await page.clock.install()
  await finishChicken(page, open)
  await expect(panel(page)).toContainText('One timer is still on')
  await expect(panel(page).getByRole('button', { name: /^Chicken/ })).toContainText(/2[45]:\d\d/)
  await expect(page.getByText('All timers are off.')).toBeHidden()
  await expect(bar(page)).toBeHidden()
  await expectAccessible(page)

  // As a notification leads there.
  await open(CHICKEN)
  await expect(page).toHaveURL(/\/cook\/12\/done$/)
  await expect(panel(page)).toContainText('One timer is still on')
  await panel(page)
    .getByRole('button', { name: /^Chicken/ })
    .click()
  const sheet = page.getByRole('dialog', { name: 'Timer: Chicken' })
  await sheet.getByRole('button', { name: 'Stop' }).click()
  await panel(page).getByRole('button', { name: /^Undo/ }).click()
  await expect(panel(page)).toContainText('One timer is still on')

  await page.clock.fastForward('25:01')
  await expect(bar(page)).toContainText('Time is up')
  await expect(page).toHaveTitle(/time is up/)
  await seeBell(page)
  await bar(page).getByRole('button', { name: '+1 min' }).click()
  await expect(bar(page)).toBeHidden()
  await page.clock.fastForward('01:01')
  await expect(bar(page)).toContainText('Time is up')
  await seeBell(page)
  await bar(page).getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('All timers are off.')).toBeVisible()
})

test('other pages show the timers of a finished recipe, and it can be cooked again beside them', async ({
  page,
  open,
}) => {
  test.slow()
  await page.clock.install()
  await finishChicken(page, open)
  await open('/authors')
  await expect(bar(page)).toContainText('To the timers')
  await open('/')
  const band = page.getByRole('region', { name: 'Kitchen' })
  await expect(band).toContainText('Finished. One timer is still on.')
  await open('/recipes/12')
  await expect(band).toContainText('Finished. One timer is still on.')
  await page.getByRole('button', { name: 'Cook along' }).click()
  await page.getByRole('button', { name: 'Start step by step' }).click()
  await expect(page.getByRole('region', { name: 'Lay everything out' })).toBeVisible()
  const cell = page.locator('[data-slot=timer-cell]')
  await cell.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stop' }).click()
  await expect(cell).toHaveAttribute('data-state', 'undo')
})

test('of two dishes each says what became of its own timers @thorough', async ({ page, open }) => {
  test.slow()
  await page.clock.install()
  await open(CHANA)
  await goToStep(page, 4)
  await page
    .getByRole('button', { name: /^Start timer: 1[15] minutes/ })
    .first()
    .click()
  await finishChicken(page, open, '2\u00a0timers still run')
  await expect(panel(page)).toContainText('One timer is still on')
  const other = page.getByRole('link', { name: /^Chana masala.*: one timer is still on$/ })
  await expect(other).toBeVisible()
  await panel(page)
    .getByRole('button', { name: /^Chicken/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stop' }).click()
  await page.clock.fastForward('00:11')
  await expect(page.getByText('No timer of this dish is on.')).toBeVisible()
  await other.click()
  await expectPlace(page, 4, 'do')
})

test('a timer that rings has a Stop on every page, also where there is no header', async ({
  page,
  open,
  allowComplaint,
}) => {
  test.slow()
  allowComplaint(/Failed to load resource|ApiError/)
  await page.clock.install()
  await open(CHICKEN)
  await goToStep(page, 5)
  await page.getByRole('button', { name: 'Start timer: 25 minutes' }).click()
  await page.clock.fastForward('25:01')
  const stop = bar(page).getByRole('button', { name: 'Stop' })
  for (const path of ['/404', '/auth', '/auth/new', '/recipes']) {
    await open(path)
    await expect(stop, path).toBeVisible()
    await expectAccessible(page)
  }
  // The kitchen without its steps.
  await page.route(/\/api\/recipe\/11/, (route) => route.abort())
  await open('/authors')
  await page.evaluate(() => {
    history.pushState(null, '', '/cook/11')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByRole('heading', { name: 'The steps couldn’t be loaded' })).toBeVisible()
  await expect(stop).toBeVisible()
  await seeBell(page)
  await stop.click()
  await expect(stop).toBeHidden()
})

test('a language that is not there leaves the kitchen as it is, and a line says so', async ({
  page,
  open,
  allowComplaint,
}) => {
  allowComplaint(/Failed to load resource/)
  await open(CHICKEN)
  await goToStep(page, 5)
  const german = page.getByRole('dialog').getByRole('button', { name: 'DE' })
  await page.route(/LangId=0/, (route) => route.abort())
  await page.getByRole('button', { name: 'All steps' }).click()
  await german.click()
  const line = 'German couldn’t be loaded. Simmer stays in English.'
  await expect(page.getByRole('dialog').getByText(line)).toBeVisible()
  await page.keyboard.press('Escape')
  await expectPlace(page, 5, 'do')
  await expect(wordsOf(page)).toContainText('25 minutes')
  await page.reload()
  await expectPlace(page, 5, 'do')

  await page.unroute(/LangId=0/)
  await page.getByRole('button', { name: 'All steps' }).click()
  await german.click()
  await expect(wordsOf(page)).toContainText('25 Minuten')
})
