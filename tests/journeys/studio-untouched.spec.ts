import type { Page } from '@playwright/test'
import type { OwnFilm } from '#contract/films/own-film.ts'
import { ffmpeg, HAS_FFMPEG, PICTURE } from '#tests/support/ffmpeg.ts'
import { addRecipe } from './support/publishing.ts'
import { expectAccessible } from './support/axe.ts'
import { chooseFilms, phoneFilm, setStepsAt, untilStage } from './support/studio.ts'
import { expect, test } from './support/test.ts'

test.skip(!HAS_FFMPEG, 'ffmpeg makes the films')

/** Takes the encoders away from the studio's worker. */
async function withoutEncoders(page: Page): Promise<void> {
  await page.route('**/studio-worker*', async (route) => {
    const response = await route.fetch()
    const body = `delete globalThis.VideoEncoder;delete globalThis.AudioEncoder;${await response.text()}`
    await route.fulfill({ response, body })
  })
}

test('FLM-35 where a browser makes no pictures, a film of H.264 goes as the camera made it, and the author is told how exact its parts are', async ({
  page,
  open,
  signIn,
  request,
}) => {
  test.slow()
  const member = await signIn()
  const { Id } = await addRecipe(request, member, 'Plum crumble untouched')
  await withoutEncoders(page)
  await open(`/my/recipes/${Id}/film`)
  await chooseFilms(page, ['IMG_4417.MOV', phoneFilm()])
  await page.getByRole('link', { name: 'Set the steps' }).press('Enter')
  await untilStage(page)
  await setStepsAt(page, [1, 3, 7])
  await page.goto(`/my/recipes/${Id}/film/publish`)
  await expect(page.getByRole('heading', { name: 'This browser cannot make films' })).toBeVisible()
  await expect(page.getByText('up to 2.0 s before its place')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Take it as it is' }).click()
  await page.getByRole('button', { name: 'Make the film' }).click()
  await expect(page.getByText(/Its parts begin up to [01](\.\d)? s before/)).toBeVisible()
  await page.getByRole('button', { name: 'Send it', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your film has arrived' })).toBeVisible()

  const film = await request.get(`/api/my/recipes/${Id}/film`, { headers: member.headers })
  const { Document, HasSound } = (await film.json()) as OwnFilm
  expect(HasSound).toBe(true)
  const starts = Document.Steps.map(({ StartsMs }) => StartsMs)
  // Key frames are two seconds apart: the parts begin at 0, 2 and 6 seconds of the camera's film.
  expect(starts).toEqual([0, 3000, 8000])
})

test('FLM-35 what can neither be made nor taken as it is stays on the device, with a way on', async ({
  page,
  open,
  signIn,
  request,
}) => {
  const member = await signIn()
  const { Id } = await addRecipe(request, member, 'Plum crumble for another browser')
  await withoutEncoders(page)
  await open(`/my/recipes/${Id}/film`)
  await chooseFilms(page, ['film.webm', ffmpeg(`${PICTURE(4)} -c:v libvpx -g 30`, 'webm')])
  await page.getByRole('link', { name: 'Set the steps' }).press('Enter')
  await untilStage(page)
  await setStepsAt(page, [1])
  await page.goto(`/my/recipes/${Id}/film/publish`)
  await expect(page.getByText('Go on in another browser: Chrome')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Take it as it is' })).toHaveCount(0)
  await expectAccessible(page)
})
