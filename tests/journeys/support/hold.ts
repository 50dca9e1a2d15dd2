import type { Page } from '@playwright/test'

/** Lets everything that the page asks for at a path wait; the answer lets it go, and later ones, too. */
export async function hold(page: Page, path: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(path, async (route) => {
    await held
    await route.continue()
  })
  return release
}
