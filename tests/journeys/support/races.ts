import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Lets a page ask once more for what it shows, as when the connection comes back, until it is seen. */
export async function askAgain(
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

/** Holds calls back until they are let go, one by one, and notes them. */
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
    /** Lets the oldest call go that is held. */
    letGo: async () => {
      await expect.poll(() => held.length).toBeGreaterThan(0)
      held.shift()?.()
    },
  }
}
