import type { OwnFilm } from '#contract/films/own-film.ts'
import { ffmpeg, H264, HAS_FFMPEG, PICTURE, TONE } from '#tests/support/ffmpeg.ts'
import { expectAccessible } from './support/axe.ts'
import { addRecipe } from './support/publishing.ts'
import { chooseFilms, setSteps, untilStage } from './support/studio.ts'
import { expect, test } from './support/test.ts'

test.skip(!HAS_FFMPEG, 'ffmpeg makes the films')

test('FLM-154 what is there of a film whose end is missing becomes a film that is whole @thorough', async ({
  page,
  open,
  signIn,
  request,
}) => {
  test.slow()
  const member = await signIn()
  const { Id } = await addRecipe(request, member, 'Plum crumble that breaks off')
  const path = `/my/recipes/${Id}/film`
  const whole = ffmpeg(`${PICTURE(20, '640x360')} ${TONE(20)} ${H264} -c:a aac -movflags faststart`)
  await open(path)
  await chooseFilms(page, ['IMG_4417.MOV', whole.subarray(0, whole.length * 0.6)])
  await expect(page.getByRole('heading', { name: 'The end is missing' })).toBeVisible()
  await expect(page.getByText(/^The file stops at 0:\d\d of 0:20/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Use 0:\d\d$/ }).press('Enter')
  await page.getByRole('link', { name: 'Set the steps' }).press('Enter')
  await untilStage(page)
  await setSteps(page, [0.5, 3])

  // It is over before it breaks off: two steps are set, the third one has no place.
  await expect(page.getByText('Step 3 has no place yet.')).toBeVisible({ timeout: 30_000 })
  const failed = await page.locator('video').evaluate((video: HTMLVideoElement) => video.error)
  expect(failed).toBeNull()
  await page.keyboard.press('Enter')
  await page.goto(`${path}/publish`)
  await page.getByRole('button', { name: 'Make the film' }).click()
  const send = page.getByRole('button', { name: 'Send it', exact: true })
  await expect(send).toBeVisible({ timeout: 60_000 })
  await send.click()
  await expect(page.getByRole('heading', { name: 'Your film has arrived' })).toBeVisible({
    timeout: 30_000,
  })
  // The server has looked whether it is as long as it says.
  const answer = await request.get(`/api${path}`, { headers: member.headers })
  const { Document } = (await answer.json()) as OwnFilm
  expect(Document.DurationMs).toBeGreaterThan(5000)
  expect(Document.DurationMs).toBeLessThan(13_000)
})
