import type { Locator, Page, Request } from '@playwright/test'
import { STEP_PAUSE_TOLERANCE_S } from '#contract/limits.ts'
import { timeToSeconds } from '#contract/text/time.ts'
import type { VideoAction } from '#contract/recipes/video.ts'
import { expect } from './test.ts'

/** Speed of films in journeys. */
const SPEED = 8
/** Maximum number of presses in {@link pressTo}. */
const PRESSES_MAX = 250

export function playerOf(page: Page): Locator {
  return page.locator('[data-slot=sequence-player]')
}

/** Speeds a film up; a journey is about its pauses, not about the time between them. */
export async function speedUp(page: Page): Promise<void> {
  await playerOf(page)
    .locator('video')
    .evaluate((video: HTMLVideoElement, speed) => {
      video.defaultPlaybackRate = speed
      video.playbackRate = speed
    }, SPEED)
}

/** Presses a key until an element has the focus, as a keyboard user does. */
export async function pressTo(page: Page, element: Locator, key = 'Tab'): Promise<void> {
  for (let presses = 0; presses < PRESSES_MAX; presses++) {
    if (await element.evaluate((node) => node === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`The keyboard does not reach ${String(element)}.`)
}

/** Records the responses with the steps of a film from now on. */
export function recordActions(page: Page): Promise<VideoAction[]>[] {
  const answers: Promise<VideoAction[]>[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('/action')) {
      answers.push(response.json() as Promise<VideoAction[]>)
    }
  })
  return answers
}

/** Records the requests of the page that match a pattern from now on. */
export function recordRequests(page: Page, pattern: RegExp): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => {
    if (pattern.test(request.url())) requests.push(request)
  })
  return requests
}

/** Expects the player to pause before a step: it shows its number, within 0.4 s before it. */
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
