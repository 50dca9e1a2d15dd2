import type { Page } from '@playwright/test'
import { clock } from '#app/features/studio/stage/film-clock.ts'
import { HAS_FFMPEG } from '#tests/support/ffmpeg.ts'
import { IS_THOROUGH } from '#tests/support/thorough.ts'
import { addRecipe } from './support/publishing.ts'
import {
  chooseFilms,
  filesOnDevice,
  phoneFilm,
  setRoom,
  setStepsAt,
  untilSet,
  untilStage,
} from './support/studio.ts'
import { expect, test } from './support/test.ts'

test.skip(!HAS_FFMPEG, 'ffmpeg makes the films')

/** Brings a film and sets steps of it. */
async function setFilm(page: Page, times: readonly number[] = [1, 3, 8]) {
  await chooseFilms(page, ['IMG_4417.MOV', phoneFilm()])
  await page.getByRole('link', { name: 'Set the steps' }).press('Enter')
  await untilStage(page)
  await setStepsAt(page, times)
}

const sendButton = (page: Page) => page.getByRole('button', { name: 'Send it', exact: true })

/** Makes the film, by a double click as people do who are used to them. */
async function makeFilm(page: Page) {
  await page.getByRole('button', { name: /Make the film|Go on/ }).dblclick()
  await expect(sendButton(page)).toBeVisible({ timeout: 60_000 })
}

test('FLM-148 a device that gets full loses no press: taking, making and joining say so, and go on once there is room', async ({
  page,
  open,
  signIn,
  request,
}) => {
  test.slow()
  const member = await signIn()
  const { Id } = await addRecipe(request, member, 'Plum crumble on a full device')
  const film = `/my/recipes/${Id}/film`
  await open(film)
  await setRoom(page, 20_000)
  await chooseFilms(page, ['IMG_4417.MOV', phoneFilm()])
  await expect(page.getByText('Too little room on this device')).toBeVisible()
  await page.getByRole('link', { name: 'Set the steps' }).press('Enter')
  await untilStage(page)
  await setRoom(page, 1)
  await setStepsAt(page, [1, 3, 6])
  const size = page.viewportSize()!
  await page.setViewportSize({ width: 375, height: 812 })
  await expect(page.getByText('No room on this device').filter({ visible: true })).toBeVisible()
  await page.setViewportSize(size)
  await page.getByRole('button', { name: 'On to the words' }).press('Enter')
  const full = 'Not saved: this device has no room'
  await expect(page.getByText(full)).toBeVisible()
  await page.getByRole('link', { name: 'Publish' }).press('Enter')
  await page.getByRole('button', { name: 'Make the film' }).click()
  const noRoom = page.getByRole('heading', { name: 'Too little room on this device' })
  await expect(noRoom).toBeVisible()

  // Enough for the parts, not for the whole.
  await setRoom(page, 500_000)
  await page.getByRole('button', { name: 'Look again' }).click()
  await expect(page.getByRole('heading', { name: 'Only the joining' })).toBeVisible({
    timeout: 60_000,
  })
  await expect(noRoom).toBeVisible()
  await setRoom(page)
  await page.getByRole('button', { name: 'Look again' }).click()
  await expect(sendButton(page)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(full)).toHaveCount(0)
})

test('FLM-149 another film asks before what was set is removed, and leaves no copy of the one before', async ({
  page,
  open,
  signIn,
  request,
}) => {
  const member = await signIn()
  const { Id } = await addRecipe(request, member, 'Plum crumble and another film')
  const film = `/my/recipes/${Id}/film`
  await open(film)
  await setFilm(page, [1, 3])
  await page.goto(film)
  await expect(page.getByRole('heading', { name: 'That works' })).toBeVisible()
  const copy = (await filesOnDevice(page)).find((name) => name.startsWith('source-'))
  expect(copy).toBeDefined()

  const other = { name: 'IMG_4418.MOV', mimeType: 'video/mp4', buffer: phoneFilm(7) }
  const input = page.locator('input[type=file]').last()
  await input.setInputFiles([other])
  await page.getByRole('button', { name: 'Keep it' }).click()
  await expect(page.getByText('IMG_4417.MOV')).toBeVisible()
  await input.setInputFiles([other])
  await page.getByRole('button', { name: 'Take the other film' }).click()
  await expect(page.getByText('IMG_4418.MOV')).toBeVisible()
  await expect.poll(async () => await filesOnDevice(page)).not.toContain(copy)
  await page.goto(`${film}/steps`)
  await untilStage(page)
})

test('FLM-150 a film that is made again and again while it is sent takes no more room on the server', async ({
  page,
  open,
  signIn,
  request,
  allowComplaint,
}) => {
  test.slow()
  allowComplaint(/ERR_FAILED/)
  const member = await signIn()
  const { Id } = await addRecipe(request, member, 'Plum crumble, made again')
  const film = `/my/recipes/${Id}/film`
  await open(film)
  await setFilm(page)
  await page.goto(`${film}/publish`)
  /** Addresses of uploads without their parts. */
  const begun = new Set<string>()
  // Parts never arrive, so that each upload stays begun.
  await page.route('**/parts/*', async (route) => {
    begun.add(
      route
        .request()
        .url()
        .replace(/parts.*/, ''),
    )
    await route.abort()
  })
  // A member may have begun three.
  for (const round of IS_THOROUGH ? [1, 2, 3, 4] : [1, 2]) {
    await makeFilm(page)
    await sendButton(page).click()
    await expect.poll(() => begun.size).toBe(round)
    await page.getByRole('button', { name: 'Pause' }).click()
    await expect(page.getByRole('heading', { name: 'Paused' })).toBeVisible()
    await page.goto(`${film}/steps`)
    await untilSet(page, '3 of 3 steps set')
    // Moves the last step a second back, to where no other one begins, which makes it another film.
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Shift+ArrowLeft')
    await page.keyboard.press('m')
    await expect(page.getByLabel(`Step 3 begins at ${clock(8 - round)}`)).toBeVisible()
    await page.goto(`${film}/publish`)
  }
})

test('FLM-151 the connection drops while a film is sent: the next try is counted down, and it goes on by itself', async ({
  page,
  open,
  signIn,
  request,
  context,
  allowComplaint,
}) => {
  test.slow()
  allowComplaint(/ERR_INTERNET_DISCONNECTED/)
  const member = await signIn()
  const { Id } = await addRecipe(request, member, 'Plum crumble that drops')
  const film = `/my/recipes/${Id}/film`
  await open(film)
  await setFilm(page)
  await page.goto(`${film}/publish`)
  await makeFilm(page)
  await context.setOffline(true)
  await sendButton(page).dblclick()
  await expect(page.getByRole('heading', { name: 'The connection dropped' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /Next try in|Trying now/ })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Your film has arrived' })).toBeVisible()
})

test('FLM-152 words are written while a film is sent, and arrive with it', async ({
  page,
  open,
  signIn,
  request,
}) => {
  test.slow()
  const member = await signIn()
  const { Id } = await addRecipe(request, member, 'Plum crumble with late words')
  const film = `/my/recipes/${Id}/film`
  await open(film)
  await setFilm(page)
  await page.goto(`${film}/publish`)
  await makeFilm(page)
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/parts/*', async (route) => {
    await promise
    await route.continue()
  })
  await sendButton(page).click()
  await page.getByRole('link', { name: 'Go on with the words' }).click()
  const field = page.getByRole('textbox', { name: 'For those who do not see it' }).first()
  await field.fill('A knife.')
  await field.blur()
  const finished = page.waitForResponse(/\/finish$/)
  resolve()
  expect((await finished).status()).toBe(200)
  expect((await finished).request().postData()).toContain('A knife.')
  await page.getByRole('link', { name: 'Publish' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Your film has arrived' })).toBeVisible()
})
