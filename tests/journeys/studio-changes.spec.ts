import type { Page } from '@playwright/test'
import type { OwnFilm } from '#contract/films/own-film.ts'
import { HAS_FFMPEG } from '#tests/support/ffmpeg.ts'
import { addRecipe } from './support/publishing.ts'
import { chooseFilms, phoneFilm, setStepsAt, untilStage } from './support/studio.ts'
import { expect, test } from './support/test.ts'

test.skip(!HAS_FFMPEG, 'ffmpeg makes the films')

/** Lets the browser's private file system have no room for what is made. */
async function withoutRoom(page: Page): Promise<void> {
  await page.route('**/studio-worker*', async (route) => {
    const response = await route.fetch()
    const full = `FileSystemWritableFileStream.prototype.getWriter = function () {
      return { ready: Promise.resolve(), closed: Promise.resolve(), desiredSize: 1,
        write: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
        close: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
        abort: () => Promise.resolve(), releaseLock() {} } };`
    await route.fulfill({ response, body: full + (await response.text()) })
  })
}

test('FLM-140 where the device has no room, making says so, and goes on once there is some', async ({
  page,
  open,
  signIn,
  request,
  allowComplaint,
}) => {
  test.slow()
  allowComplaint(/The studio's worker has full/)
  const member = await signIn()
  const { Id } = await addRecipe(request, member, 'Plum crumble without room')
  const film = `/my/recipes/${Id}/film`
  await withoutRoom(page)
  await open(film)
  await chooseFilms(page, ['IMG_4417.MOV', phoneFilm()])
  await page.getByRole('link', { name: 'Set the steps' }).press('Enter')
  await untilStage(page)
  await setStepsAt(page, [1, 3, 6])
  await page.goto(`${film}/publish`)
  await page.getByRole('button', { name: 'Make the film' }).click()
  await expect(page.getByRole('heading', { name: 'Too little room on this device' })).toBeVisible()

  await page.unroute('**/studio-worker*')
  await page.goto(`${film}/publish`)
  await page.getByRole('button', { name: /Make the film|Go on/ }).click()
  await expect(page.getByRole('button', { name: 'Send it', exact: true })).toBeVisible({
    timeout: 60_000,
  })
})

test('FLM-141 the steps of the recipe change while its film is marked: what was set stays with its step', async ({
  page,
  open,
  signIn,
  request,
}) => {
  test.slow()
  const member = await signIn()
  const { Id, Draft, Version } = await addRecipe(request, member, 'Plum crumble that changes')
  const film = `/my/recipes/${Id}/film`
  await open(film)
  await chooseFilms(page, ['IMG_4417.MOV', phoneFilm()])
  await page.getByRole('link', { name: 'Set the steps' }).press('Enter')
  await untilStage(page)
  await setStepsAt(page, [1, 3, 6])
  await expect(page.getByText('3 of 3 steps set')).toBeVisible()

  const [halve, , bake] = Draft.Steps
  const rest = { Key: 'rest', Text: { en: 'Let it rest.' } }
  const Steps = [bake!, halve!, rest]
  const changed = await request.patch(`/api/my/recipes/${Id}`, {
    headers: member.headers,
    data: { Version, Draft: { ...Draft, Steps } },
  })
  expect(changed.status()).toBe(200)
  await page.goto(`${film}/steps`)
  await expect(page.getByText('2 of 3 steps set')).toBeVisible()
  await page.goto(`${film}/publish`)
  await expect(page.getByText(/1 step/)).toBeVisible()
  await page.getByRole('button', { name: 'Make the film' }).click()
  const send = page.getByRole('button', { name: 'Send it', exact: true })
  await expect(send).toBeVisible({ timeout: 60_000 })
  await send.click()
  await expect(page.getByRole('heading', { name: 'Your film has arrived' })).toBeVisible({
    timeout: 30_000,
  })
  const answer = await request.get(`/api${film}`, { headers: member.headers })
  const { Document } = (await answer.json()) as OwnFilm
  expect(Document.Steps.map(({ Key, StartsMs }) => [Key, StartsMs !== undefined])).toEqual([
    ['bake', true],
    ['halve', true],
    ['rest', false],
  ])
})
