import type { Page } from '@playwright/test'

/** Sums up the layout shifts of a tab without recent input from now on. @returns reads the sum */
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
