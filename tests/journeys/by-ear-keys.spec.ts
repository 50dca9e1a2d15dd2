import { expectAccessible } from './support/axe.ts'
import { expectPlace, stageOf } from './support/kitchen.ts'
import { catchMediaKeys, heardOn, listen } from './support/voice.ts'
import { expect, test } from './support/test.ts'

/** The lemon chicken tray bake: seven steps, each with a film. */
const CHICKEN = '/cook/12'

test('keys by ear: say again, twice back, again, on and off @thorough', async ({ page, open }) => {
  await listen(page)
  await page.addInitScript(() => localStorage.setItem('simmer.ear', '{"reader":"simmer"}'))
  await open(CHICKEN)
  await expect(stageOf(page)).toBeVisible()
  await page.evaluate(() => Object.assign(window, { voiceMs: 60_000 }))
  await page.keyboard.press('e')
  await expectPlace(page, 1, 'ready')
  const lit = page.locator('[data-slot=ear-way]')
  await expect(lit).toContainText('Reads')
  await expectAccessible(page)
  await page.keyboard.press('ArrowRight')
  await expectPlace(page, 1, 'watch')
  await page.keyboard.press('r')
  await expectPlace(page, 1, 'ready')
  await page.keyboard.press('Space')
  await page.keyboard.press('Space')
  await expectPlace(page, 1, 'do')
  await page.keyboard.press('Space')
  await expectPlace(page, 2, 'ready')
  await page.keyboard.press('ArrowLeft')
  await expectPlace(page, 2, 'ready')
  await page.keyboard.press('ArrowLeft')
  await expectPlace(page, 1, 'ready')
  await page.keyboard.press('e')
  await expect(lit).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await expectPlace(page, 1, 'watch')
})

test('media keys by ear: next, say again, twice back, pause, and on your turn next', async ({
  page,
  open,
}) => {
  await listen(page)
  const press = await catchMediaKeys(page)
  await page.addInitScript(() => localStorage.setItem('simmer.ear', '{"reader":"simmer"}'))
  await open(CHICKEN)
  await expect(stageOf(page)).toBeVisible()
  await page.evaluate(() => Object.assign(window, { voiceMs: 60_000 }))
  await page.keyboard.press('e')
  await expectPlace(page, 1, 'ready')
  const playback = () => page.evaluate(() => navigator.mediaSession.playbackState)
  await expect.poll(playback).toBe('playing')
  await press('pause')
  await expect.poll(playback).toBe('paused')
  expect((await heardOn(page)).at(-1)?.kind).toBe('cut')
  await press('play')
  await expect.poll(playback).toBe('playing')
  await press('nexttrack')
  await expectPlace(page, 1, 'watch')
  await press('nexttrack')
  await expectPlace(page, 1, 'do')
  await page.evaluate(() => Object.assign(window, { voiceMs: 40 }))
  await press('previoustrack')
  const current = page.locator('[data-slot=ear-way] [aria-current=step]')
  await expect(current).toHaveText('Your turn')
  await expect.poll(playback).toBe('paused')
  await page.evaluate(() => Object.assign(window, { voiceMs: 60_000 }))
  await press('play')
  await expectPlace(page, 2, 'ready')
  await press('previoustrack')
  await press('previoustrack')
  await expectPlace(page, 1, 'ready')
})
