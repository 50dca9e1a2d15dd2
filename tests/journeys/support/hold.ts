import type { Page } from '@playwright/test'

/** Delays all requests of the page to a path. @returns releases them, and later ones as well */
export async function hold(page: Page, path: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(path, async (route) => {
    await held
    await route.continue()
  })
  return release
}
