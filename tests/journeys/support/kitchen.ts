import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

export function stageOf(page: Page): Locator {
  return page.locator('[data-slot=cook-stage]')
}

export function wordsOf(page: Page): Locator {
  return page.locator('[data-slot=cook-words]')
}

/** Lets a bell be seen, on a page whose clock the journey turns: before that it takes no press. */
export async function seeBell(page: Page): Promise<void> {
  await page.evaluate(async () => await new Promise(requestAnimationFrame))
  await page.clock.fastForward(1000)
}

/**
 * Answers a question that has just opened, by pointer or by key: it takes no press of its first half second.
 */
export async function answer(
  page: Page,
  name: string,
  press: (button: Locator) => Promise<void> = (button) => button.click(),
): Promise<void> {
  const button = page.getByRole('dialog').getByRole('button', { name, exact: true })
  await expect(button).toBeVisible()
  await expect(async () => {
    if (await button.isVisible()) await press(button)
    await expect(button).toBeHidden({ timeout: 500 })
  }).toPass()
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
