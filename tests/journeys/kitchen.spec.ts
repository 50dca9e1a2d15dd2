import { expectAccessible } from './support/axe.ts'
import {
  expectPlace,
  goToStep,
  numbersInReach,
  seeBell,
  stageOf,
  wordsOf,
} from './support/kitchen.ts'
import { newMember, signInAs } from './support/member.ts'
import { expect, test } from './support/test.ts'

/** The lemon chicken tray bake of the demo catalogue: seven steps, a film, and 25 minutes in step 5. */
const CHICKEN = '/cook/12'
const STEPS = 7

test('VID-22 a cook goes through a whole recipe without a pointer', async ({ page, open }) => {
  test.slow()
  await open(CHICKEN)
  await expect(page.getByRole('region', { name: 'Lay everything out' })).toBeVisible()
  await expectAccessible(page)
  await goToStep(page, 1)
  await expect(wordsOf(page)).toContainText('220 °C')
  await expectAccessible(page)
  await page.keyboard.press('ArrowLeft')
  await expectPlace(page, 1, 'watch')
  await page.keyboard.press('ArrowRight')
  for (let number = 2; number <= STEPS; number += 1) {
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expectPlace(page, number, 'do')
  }
  await expect(stageOf(page)).toContainText('That was the last step.')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { name: 'Done. How was it?' })).toBeVisible()
  await expect(page).toHaveURL(/\/cook\/12\/done$/)
})

test('the film of a step plays once, and its whole text stays when it is over @thorough', async ({
  page,
  open,
}) => {
  await open(CHICKEN)
  await page.keyboard.press('Space')
  await expectPlace(page, 1, 'watch')
  const film = stageOf(page).locator('video')
  await film.evaluate((video: HTMLVideoElement) => {
    video.playbackRate = 8
  })
  await expectPlace(page, 1, 'do')
  await expect(wordsOf(page)).toContainText('450 g')
  expect(await film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
})

test('every number of a step can be reached in any window, and is announced @thorough', async ({
  page,
  open,
}) => {
  await open(CHICKEN)
  await goToStep(page, 3)
  const announced = page.locator('[aria-live=polite]')
  await expect(announced).toContainText(/1\slemon.+4\scloves.+1\stsp.+1\stbsp/)
  for (const [width, height] of [
    [320, 256],
    [390, 844],
    [844, 390],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height })
    const found = await wordsOf(page).evaluate(numbersInReach)
    expect(found, `at ${width}×${height}`).toEqual(['1', '4', '1', '1'])
  }
})

test('a place and its timer survive a reload, and lead back from every page', async ({
  page,
  open,
}) => {
  await page.clock.install()
  await open(CHICKEN)
  await goToStep(page, 5)
  await page.getByRole('button', { name: 'Start timer: 25 minutes' }).click()
  await page.clock.fastForward('10:00')
  await page.reload()
  await expectPlace(page, 5, 'do')
  await expect(page.locator('[data-slot=timer-cell]')).toContainText(/1[45]:\d\d/)
  await page.goto('/authors')
  const bar = page.getByRole('complementary', { name: 'Kitchen' })
  await expect(bar).toContainText('Step 5 of 7')
  await bar.getByRole('link').last().click()
  await expectPlace(page, 5, 'do')
})

test('a timer that is up takes the foot, the focus and the title until it is stopped', async ({
  page,
  open,
}) => {
  await page.clock.install()
  await open(CHICKEN)
  await goToStep(page, 5)
  await page.getByRole('button', { name: 'Start timer: 25 minutes' }).click()
  await page.clock.fastForward('25:01')
  const band = page.locator('[data-slot=ring-band]')
  await expect(band).toContainText('Time is up')
  await expect(band).toContainText('Done when the skin starts to colour')
  await expect(band.getByRole('button', { name: 'Stop' })).toBeFocused()
  await expect(page).toHaveTitle(/time is up/)
  await seeBell(page)
  await page.keyboard.press('Space')
  await expect(band).toBeHidden()
  await expect(page).not.toHaveTitle(/time is up/)
  await page.getByRole('button', { name: /Undo/ }).click()
  await expect(band).toBeVisible()
})

test('a cook who stops by mistake can take it back @thorough', async ({ page, open }) => {
  await open(CHICKEN)
  await goToStep(page, 2)
  await page.getByRole('button', { name: 'All steps' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stop cooking' }).click()
  await expect(page).toHaveURL(/\/recipes\/12$/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.goto(CHICKEN)
  await expectPlace(page, 2, 'do')
})

test('people change in the middle of a recipe, and its amounts follow @thorough', async ({
  page,
  open,
}) => {
  await open(CHICKEN)
  await goToStep(page, 1)
  await expect(wordsOf(page)).toContainText('450 g')
  await page.getByRole('button', { name: 'All steps' }).click()
  await page.getByRole('button', { name: 'One person more' }).click()
  await page.keyboard.press('Escape')
  await expectPlace(page, 1, 'do')
  await expect(wordsOf(page)).toContainText('675 g')
})

test('a cook of a cake counts slices, as many at a time as the tin holds @thorough', async ({
  page,
  open,
}) => {
  await open('/cook/2')
  const counter = page.locator('[data-slot=cook-counter]').first()
  await expect(counter).toContainText('12 slices')
  await counter.getByRole('button', { name: 'More slices' }).click()
  await expect(counter).toContainText('24 slices')
})

test('a cook finds the way back on the first page and on the recipe, in place of the bar @thorough', async ({
  page,
  open,
}) => {
  await open(CHICKEN)
  await goToStep(page, 5)
  await page.getByRole('button', { name: 'Start timer: 25 minutes' }).click()
  await page.goto('/')
  const panel = page.getByRole('region', { name: 'Kitchen' })
  await expect(panel).toContainText('You are at step 5 of 7.')
  await expect(panel).toContainText(/2[45]:\d\d left/)
  await expect(page.getByRole('complementary', { name: 'Kitchen' })).toBeHidden()
  await expectAccessible(page)
  await panel.getByRole('link', { name: 'Back to the kitchen' }).click()
  await expectPlace(page, 5, 'do')

  await page.goto('/recipes/12')
  await expect(panel).toContainText('You are at step 5 of 7.')
  await expect(page.getByRole('complementary', { name: 'Kitchen' })).toBeHidden()
  await expectAccessible(page)
  await panel.getByRole('link', { name: 'Go on at step 5' }).click()
  await expectPlace(page, 5, 'do')

  await page.goto('/recipes/12')
  await panel.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('button', { name: 'Start step by step' }).click()
  await expect(page.getByRole('region', { name: 'Lay everything out' })).toBeVisible()
})

test('a member goes on cooking on another device, and Stop there stops the bell here @thorough', async ({
  page,
  open,
  request,
  context,
  browser,
  baseURL,
}) => {
  test.slow()
  const member = await newMember(request)
  await signInAs(context, member)
  await open(CHICKEN)
  await goToStep(page, 5)
  await page.getByRole('button', { name: 'Start timer: 25 minutes' }).click()
  await expect(page.locator('[data-slot=timer-cell]').first()).toContainText(/2[45]:\d\d/)

  const tablet = await browser.newContext({ baseURL: baseURL ?? '', locale: 'en-GB' })
  await signInAs(tablet, member)
  const other = await tablet.newPage()
  await other.goto('/?lang=en')
  const panel = other.getByRole('region', { name: 'Kitchen' })
  await expect(panel).toContainText('You are at step 5 of 7.')
  await panel.getByRole('link', { name: 'Back to the kitchen' }).click()
  await expectPlace(other, 5, 'do')
  const cell = other.locator('[data-slot=timer-cell]').first()
  await expect(cell).toContainText(/2[45]:\d\d/)
  await cell.click()
  await other.getByRole('dialog').getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('button', { name: 'Start timer: 25 minutes' })).toBeVisible()
  await tablet.close()
})
