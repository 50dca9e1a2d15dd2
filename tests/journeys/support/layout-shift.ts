import type { Page } from '@playwright/test'

/** Adds up from now on what moves on the pages of a tab without anybody having pressed anything. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as {
        value: number
        hadRecentInput: boolean
      }[]) {
        if (!entry.hadRecentInput) sum += entry.value
      }
      document.documentElement.dataset['shift'] = String(sum)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return async () => Number(await page.locator('html').getAttribute('data-shift'))
}
