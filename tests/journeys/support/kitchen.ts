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

/** Runs in the browser: the numbers of a text that can be scrolled into view, uncovered, in order. */
export function numbersInReach(words: Element): string[] {
  const scroller = (element: Element | null): Element => {
    if (!element) return document.documentElement
    const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowY)
    return scrolls && element.scrollHeight > element.clientHeight
      ? element
      : scroller(element.parentElement)
  }
  const isReached = (range: Range, element: Element): boolean => {
    const area = scroller(element)
    const start = area === document.documentElement ? 0 : area.getBoundingClientRect().top
    const middle = start + area.clientHeight / 2
    area.scrollBy({ top: range.getBoundingClientRect().top - middle, behavior: 'instant' })
    const { left, top, width, height } = range.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return hit !== null && element.contains(hit)
  }
  const found: string[] = []
  const texts = document.createTreeWalker(words, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement!
    if (element.closest('.sr-only')) continue
    for (const { 0: number, index } of text.textContent!.matchAll(/\d+/g)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + number.length)
      if (isReached(range, element)) found.push(number)
    }
  }
  return found
}
