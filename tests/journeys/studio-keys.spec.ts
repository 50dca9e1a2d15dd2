import type { Page } from '@playwright/test'
import { HAS_FFMPEG } from '#tests/support/ffmpeg.ts'
import { addRecipe } from './support/publishing.ts'
import { phoneFilm } from './support/studio.ts'
import { expect, test } from './support/test.ts'

test.skip(!HAS_FFMPEG, 'ffmpeg makes the films')

/** Most presses of Tab to what comes next on a page. */
const TABS_MAX = 80

/** Goes on with Tab until something has focus that is called so. */
async function tabTo(page: Page, role: 'link' | 'button', name: string): Promise<void> {
  const wanted = page.getByRole(role, { name, exact: true }).and(page.locator(':focus'))
  await expect(page.getByRole(role, { name, exact: true }).first()).toBeVisible()
  for (let tabs = 0; tabs < TABS_MAX; tabs += 1) {
    if ((await wanted.count()) > 0) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach “${name}”.`)
}

test('FLM-142 a film is brought, marked, moved by the picture, made and sent with the keyboard alone, in German', async ({
  page,
  open,
  signIn,
  request,
}) => {
  test.slow()
  const member = await signIn({ langId: 0 })
  const { Id } = await addRecipe(request, member, 'Zwetschgencrumble mit Tasten')
  await open(`/my/recipes/${Id}/film`)
  await expect(page.getByRole('heading', { name: 'Bring deinen Film' })).toBeVisible()
  const chooser = page.waitForEvent('filechooser')
  for (let tabs = 0; tabs < TABS_MAX; tabs += 1) {
    await page.keyboard.press('Tab')
    if ((await page.locator('.studio-drop :focus').count()) > 0) break
  }
  await page.keyboard.press('Enter')
  const file = { name: 'IMG_4417.MOV', mimeType: 'video/quicktime', buffer: phoneFilm() }
  await (await chooser).setFiles([file])
  await tabTo(page, 'link', 'Schritte setzen')
  await page.keyboard.press('Enter')

  const video = page.locator('video')
  const time = () => video.evaluate((element: HTMLVideoElement) => element.currentTime)
  const watch = 'Abspielen. Wenn Schritt 1 beginnt, drück wieder hier.'
  await expect(page.getByRole('button', { name: watch })).toBeVisible()
  await page.keyboard.press('Space')
  for (const seconds of [0.5, 3, 6]) {
    await expect.poll(time, { intervals: [50] }).toBeGreaterThan(seconds)
    await page.keyboard.press('m')
  }
  await expect(page.getByText('3 von 3 Schritten gesetzt').first()).toBeVisible()
  await page.keyboard.press('k')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  const keep = page.getByRole('button', { name: 'So lassen' })
  await expect(keep).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(keep).toHaveCount(0)

  await page.keyboard.press('Shift+ArrowRight')
  await tabTo(page, 'button', 'Weiter zu den Texten')
  await page.keyboard.press('Enter')
  await tabTo(page, 'link', 'Weiter zu den Hinweisen')
  await page.keyboard.press('Enter')
  await tabTo(page, 'link', 'Film herstellen')
  await page.keyboard.press('Enter')
  await tabTo(page, 'button', 'Film herstellen')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Senden', exact: true })).toBeVisible({
    timeout: 60_000,
  })
  await tabTo(page, 'button', 'Senden')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Dein Film ist angekommen' })).toBeVisible({
    timeout: 30_000,
  })
})
