import type { Page } from '@playwright/test'
import { HAS_FFMPEG } from '#tests/support/ffmpeg.ts'
import { addRecipe } from './support/publishing.ts'
import { chooseFilms, phoneFilm, setStepsAt, untilStage } from './support/studio.ts'
import { expect, test } from './support/test.ts'

test.skip(!HAS_FFMPEG, 'ffmpeg makes the films')

/** Seconds of the film. */
const SECONDS = 24

/** A flag of the strip that is called so. */
const flagOf = (page: Page, name: RegExp) =>
  page.locator('[data-slot=strip-flag]').and(page.getByRole('button', { name }))

/** Time in seconds that a flag is called by: "Step 2 begins at 0:03", "3:05". */
async function timeOf(page: Page, name: RegExp): Promise<number> {
  const label = (await flagOf(page, name).getAttribute('aria-label')) ?? ''
  const [, minutes, seconds] = /(\d+):(\d+)/.exec(label) ?? []
  return Number(minutes) * 60 + Number(seconds)
}

/** Drags a flag along the strip by so many seconds, and looks before it lets go. */
async function drag(
  page: Page,
  name: RegExp,
  seconds: number,
  look?: () => Promise<void>,
): Promise<void> {
  const box = (await flagOf(page, name).boundingBox())!
  const strip = (await page.locator('[data-slot=film-minute]').boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + (strip.width * seconds) / SECONDS, y, { steps: 8 })
  await look?.()
  await page.mouse.up()
}

/** Seconds of the film that it shows. */
const shown = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)

/** Whether the film is still on its way to a picture. */
const isSeeking = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => video.seeking)

test('FLM-143 beginnings and the edges of what is left out are dragged along the strip, the film shows that picture, and it is taken back', async ({
  page,
  open,
  signIn,
  request,
}) => {
  test.slow()
  const member = await signIn()
  const { Id } = await addRecipe(request, member, 'Plum crumble on a strip')
  await open(`/my/recipes/${Id}/film`)
  await chooseFilms(page, ['IMG_4417.MOV', phoneFilm(SECONDS)])
  await page.getByRole('link', { name: 'Set the steps' }).press('Enter')
  await untilStage(page)
  await setStepsAt(page, [1, 3, 8])

  const second = /Step 2/
  const before = await timeOf(page, second)
  await drag(page, second, 2, () => expect.poll(() => shown(page)).toBeGreaterThan(before + 1))
  await expect.poll(() => timeOf(page, second)).toBeGreaterThanOrEqual(before + 1)
  expect(await timeOf(page, second)).toBeLessThanOrEqual(before + 3)
  await page.keyboard.press('z')
  await expect.poll(() => timeOf(page, second)).toBe(before)

  // What is left out for a second, behind the last beginning.
  for (const times of [4, 2]) {
    for (let presses = 0; presses < times; presses += 1)
      await page.keyboard.press('Shift+ArrowRight')
    await expect.poll(() => isSeeking(page)).toBe(false)
    await page.keyboard.press('x')
  }
  const to = /Left out until/
  await expect(flagOf(page, to)).toBeVisible()
  const edge = await timeOf(page, to)
  await drag(page, to, 3)
  await expect.poll(() => timeOf(page, to)).toBeGreaterThanOrEqual(edge + 2)
})
