import type { Locator, Page, Request } from '@playwright/test'
import { STEP_PAUSE_TOLERANCE_S } from '#contract/limits.ts'
import { timeToSeconds } from '#contract/time.ts'
import type { VideoAction } from '#contract/video.ts'
import { expect } from './test.ts'

/** How much faster than life films run in journeys. */
const SPEED = 8
/** Most presses of a key on the way to a place. */
const PRESSES_MAX = 250

/** The player of a page. */
export function playerOf(page: Page): Locator {
  return page.locator('[data-slot=sequence-player]')
}

/** Lets a film run fast; a journey is about its stops, not about the time between them. */
export async function hurry(page: Page): Promise<void> {
  await playerOf(page)
    .locator('video')
    .evaluate((video: HTMLVideoElement, speed) => {
      video.defaultPlaybackRate = speed
      video.playbackRate = speed
    }, SPEED)
}

/** Presses a key until a place has the focus, as somebody without a mouse does. */
export async function pressTo(page: Page, place: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < PRESSES_MAX; presses++) {
    if (await place.evaluate((node) => node === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`The keyboard does not reach ${String(place)}.`)
}

/** Every answer with the steps of a film that the page gets from now on. */
export function watchActions(page: Page): Promise<VideoAction[]>[] {
  const answers: Promise<VideoAction[]>[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('/action')) {
      answers.push(response.json() as Promise<VideoAction[]>)
    }
  })
  return answers
}

/** Every call of the page from now on that fits. */
export function watchRequests(page: Page, fits: RegExp): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (fits.test(request.url())) requests.push(request)
  })
  return requests
}

/** The player stands before a step: its number shows and the film is within 0.4 s before it. */
export async function expectStopBefore(page: Page, step: VideoAction): Promise<void> {
  const player = playerOf(page)
  await expect(player).toHaveAttribute('data-playback', 'pause-line', { timeout: 30_000 })
  const line = player.locator('[data-slot=pause-line]')
  await expect(line).toContainText(String(step.StepNumber))
  const start = timeToSeconds(step.StartsAt) ?? 0
  const time = await player.locator('video').evaluate((video: HTMLVideoElement) => {
    return video.paused ? video.currentTime : NaN
  })
  expect(time).toBeLessThanOrEqual(start)
  expect(time).toBeGreaterThanOrEqual(start - STEP_PAUSE_TOLERANCE_S - 0.001)
}
