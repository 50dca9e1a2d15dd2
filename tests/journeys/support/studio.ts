import type { Page } from '@playwright/test'
import { clock } from '#app/features/studio/stage/film-clock.ts'
import { ffmpeg, H264, PICTURE, TONE } from '#tests/support/ffmpeg.ts'
import { expect } from './test.ts'

/** A film as a phone makes it: key frames two seconds apart, with sound. */
export const phoneFilm = (seconds = 9) =>
  ffmpeg(`${PICTURE(seconds, '640x360')} ${TONE(seconds)} ${H264.replaceAll('30', '60')} -c:a aac`)

/** Chooses files on the studio's first page. */
export async function chooseFilms(page: Page, ...films: [name: string, buffer: Buffer][]) {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(films.map(([name, buffer]) => ({ name, mimeType: 'video/mp4', buffer })))
}

/** Waits until the first step can be set by pressing Space and M. */
export async function untilStage(page: Page) {
  await expect(
    page.getByRole('button', { name: 'Play. When you see step 1 begin, press here again.' }),
  ).toBeVisible()
}

/**
 * Waits until the stage is there and says how many steps are set. A page that is open in another tab says the
 * same, but has no video.
 */
export async function untilSet(page: Page, says: string) {
  await expect(page.locator('video')).toBeVisible()
  await expect(page.getByText(says).filter({ visible: true })).toBeVisible()
}

/** Plays the film and begins a step at each of the times, in seconds. */
export async function setSteps(page: Page, times: readonly number[]) {
  const time = () => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
  await page.keyboard.press('Space')
  for (const seconds of times) {
    await expect.poll(time, { intervals: [50] }).toBeGreaterThan(seconds)
    await page.keyboard.press('m')
  }
}

/** Begins a step at exactly each of the times, in whole seconds from 1 on, with the film at rest there. */
export async function setStepsAt(page: Page, times: readonly number[]) {
  for (const [index, seconds] of times.entries()) {
    // The stage may still put the film where it was left.
    await expect(async () => {
      await page.locator('video').evaluate((video: HTMLVideoElement, time) => {
        video.currentTime = time
      }, seconds)
      await expect(page.getByText(`${clock(seconds)}.00`)).toBeVisible({ timeout: 1000 })
    }).toPass({ timeout: 15_000 })
    await page.keyboard.press('m')
    await expect(
      page.getByText(new RegExp(`^${index + 1} of \\d+ (steps )?set$`)).filter({ visible: true }),
    ).toBeVisible()
  }
}

/** Names of the files of films on the device. */
export async function filesOnDevice(page: Page): Promise<string[]> {
  return await page.evaluate(async () => {
    const names: string[] = []
    const walk = async (folder: FileSystemDirectoryHandle) => {
      for await (const handle of folder.values())
        if (handle.kind === 'directory') await walk(handle)
        else names.push(handle.name)
    }
    await walk(await navigator.storage.getDirectory())
    return names
  })
}

/** How much the browser stores for the site, in bytes; undefined for as much as usual. */
export async function setRoom(page: Page, quotaSize?: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await session.send('Storage.overrideQuotaForOrigin', {
    origin,
    ...(quotaSize !== undefined && { quotaSize }),
  })
}
