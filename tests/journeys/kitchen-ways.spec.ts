import { expectAccessible } from './support/axe.ts'
import { expectPlace, goToStep, seeBell, stageOf, wordsOf } from './support/kitchen.ts'
import { expect, test } from './support/test.ts'

/** The lemon chicken tray bake of the demo catalogue: seven steps; the chicken roasts in step 5. */
const CHICKEN = '/cook/12'
/** Chana masala: seven steps, of which two have a timer. */
const CHANA = '/cook/11'

test('a cook goes on and back with an elbow anywhere on the screen @thorough', async ({
  page,
  open,
}) => {
  await open(CHICKEN)
  await goToStep(page, 1)
  await page.getByRole('button', { name: 'All steps' }).click()
  await page.getByRole('switch', { name: 'Elbow mode' }).click()
  await page.keyboard.press('Escape')
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const press = (share: number) => page.mouse.click(width * share, height / 2)
  await expectAccessible(page)
  // The first press closes the picture of the thirds.
  await press(0.8)
  await expectPlace(page, 1, 'do')
  await press(0.8)
  await expectPlace(page, 2, 'watch')
  await press(0.8)
  await expectPlace(page, 2, 'do')
  await press(0.1)
  await expectPlace(page, 2, 'watch')
  await press(0.1)
  await expectPlace(page, 1, 'do')
  await expect(wordsOf(page)).toContainText('220 °C')
})

test('two recipes are cooked at once, and each of their three timers rings by its own name', async ({
  page,
  open,
}) => {
  test.slow()
  await page.clock.install()
  await open(CHICKEN)
  await goToStep(page, 5)
  await page.getByRole('button', { name: 'Start timer: 25 minutes' }).click()
  await open(CHANA)
  const start = page.getByRole('button', { name: /^Start timer: 1[15] minutes/ })
  for (const step of [4, 5]) {
    await goToStep(page, step)
    await start.first().click()
    await expect(start).toHaveCount(0)
  }
  await expect(page.getByRole('heading', { name: /Chana masala/ })).toBeVisible()
  await expect(page.locator('[data-slot=session-mark]').first()).toBeVisible()

  const band = page.locator('[data-slot=ring-band]')
  const stop = async (name: string) => {
    await expect(band).toContainText(name)
    await seeBell(page)
    await band.getByRole('button', { name: 'Stop' }).click()
    await expect(band).toBeHidden()
  }
  await page.clock.fastForward('11:00')
  await stop('Rice')
  await page.clock.fastForward('04:30')
  await stop('Chickpeas')
  await page.clock.fastForward('10:00')
  await stop('Chicken')
  await expect(stageOf(page)).toHaveAttribute('data-moment', 'do')
})
