import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Makes a page revalidate, as when it is online again, until a call is seen. */
export async function revalidate(
  page: Page,
  isSeen: () => Promise<boolean> | boolean,
): Promise<void> {
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event('online')))
      return await isSeen()
    })
    .toBe(true)
}

/** A busy machine may take this long to make a call. */
const SLOW_MS = 15_000

/** Holds calls until they are released one by one, and records them. */
export async function holdCalls(page: Page, path: RegExp, method = 'PATCH') {
  const made: string[] = []
  const held: (() => void)[] = []
  await page.route(path, async (route) => {
    if (route.request().method() !== method) return await route.fallback()
    made.push(new URL(route.request().url()).pathname)
    await new Promise<void>((resolve) => void held.push(resolve))
    await route.continue()
  })
  return {
    made,
    /** Releases the oldest held call. */
    release: async () => {
      await expect.poll(() => held.length, { timeout: SLOW_MS }).toBeGreaterThan(0)
      held.shift()?.()
    },
  }
}
