import { expectPlace, goToStep, stageOf } from './support/kitchen.ts'
import { expect, test } from './support/test.ts'

/** The lemon chicken tray bake of the demo catalogue: seven steps, and a timer in step 5. */
const CHICKEN = '/cook/12'
const STEPS = 7

test('VID-22 a cook turns off keys of one character and cooks to the end by the others', async ({
  page,
  open,
}) => {
  test.slow()
  await open(CHICKEN)
  const main = page.getByRole('button', { name: /^Start: Step 1/ })
  await expect(main).toBeFocused()

  // Keyboard alone: the way to the first button of the bar is the shortest backwards.
  const focusBackTo = async (name: string) => {
    const wanted = page.getByRole('button', { name, exact: true })
    for (let stop = 0; stop < 40; stop += 1) {
      if (await wanted.evaluate((button) => button === document.activeElement)) return
      await page.keyboard.press('Shift+Tab')
    }
    throw new Error(`${name} has no tab stop.`)
  }
  await focusBackTo('All steps')
  await page.keyboard.press('Enter')
  const letters = page.getByRole('switch', { name: 'Single-key shortcuts' })
  await expect(letters).toBeChecked()
  for (let stop = 0; stop < 40; stop += 1) {
    if (await letters.evaluate((button) => button === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Space')
  await expect(letters).not.toBeChecked()
  await page.keyboard.press('Escape')

  // What is typed starts nothing and asks nothing.
  await page.keyboard.type('er')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.keyboard.press('Tab')
  const salt = page.getByRole('checkbox', { name: /Salt/ })
  await salt.focus()
  await page.keyboard.press('Space')
  await expect(salt).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await expectPlace(page, 1, 'watch')
  await page.keyboard.press('ArrowRight')
  await expectPlace(page, 1, 'do')
  for (let step = 2; step <= STEPS; step += 1) {
    await page.keyboard.press('ArrowRight')
    await expectPlace(page, step, 'watch')
    await page.keyboard.press('ArrowRight')
    await expectPlace(page, step, 'do')
    if (step !== 5) continue
    const timer = page.getByRole('button', { name: 'Start timer: 25 minutes' })
    await timer.focus()
    await page.keyboard.press('Space')
    await expect(page.getByRole('button', { name: 'Timer runs: 25 minutes' })).toBeVisible()
  }
  await expect(stageOf(page)).toContainText('One timer still runs')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { name: 'Done. How was it?' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'One timer is still on' })).toBeVisible()
})

test('a cook goes from one dish to another through the overview', async ({ page, open }) => {
  await open(CHICKEN)
  await page.keyboard.press('ArrowRight')
  await expectPlace(page, 1, 'watch')
  await open('/cook/11')
  await page.keyboard.press('ArrowRight')
  await expectPlace(page, 1, 'watch')
  await page.getByRole('button', { name: 'All steps' }).click()
  const dishes = page.getByRole('navigation', { name: 'What is cooking' })
  await expect(dishes).toContainText('Chana masala')
  await dishes.getByRole('link', { name: /Lemon chicken tray bake/ }).click()
  await expect(page).toHaveURL(/\/cook\/12$/)
  await expect(page.getByRole('heading', { name: /Lemon chicken tray bake/ })).toBeVisible()
})

test('the question about the bell waits until the sheet of a timer is closed', async ({
  page,
  context,
  open,
}) => {
  await context.grantPermissions([])
  await open(CHICKEN)
  await goToStep(page, 5)
  await page.getByRole('button', { name: 'Start timer: 25 minutes' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Timer runs: 25 minutes' }).press('Space')
  const sheet = page.getByRole('dialog', { name: 'Timer: Chicken' })
  await expect(sheet).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
})
