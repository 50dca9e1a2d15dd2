import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

export function stageOf(page: Page): Locator {
  return page.locator('[data-slot=cook-stage]')
}

export function wordsOf(page: Page): Locator {
  return page.locator('[data-slot=cook-words]')
}

/** Waits until a step is at one of its moments. */
export async function expectPlace(page: Page, step: number, moment: string): Promise<void> {
  await expect(stageOf(page)).toHaveAttribute('data-moment', moment)
  await expect(page.locator('[data-slot=cook-bar]')).toContainText(`Step ${step} of`)
}

/** Goes on to the text of a step that has a film, from any place before it, without waiting for films. */
export async function goToStep(page: Page, step: number): Promise<void> {
  const bar = page.locator('[data-slot=cook-bar]')
  await expect(bar).toBeVisible()
  const isThere = async () =>
    ((await bar.textContent()) ?? '').includes(`Step ${step} of`) &&
    (await stageOf(page).getAttribute('data-moment')) === 'do'
  while (!(await isThere())) {
    const before = await stageOf(page).getAttribute('data-moment')
    await page.keyboard.press('ArrowRight')
    await expect(stageOf(page)).not.toHaveAttribute('data-moment', before ?? '')
  }
}
