import { expect, test } from './support/test.ts'

test('on a phone header and tabs never cover the focused element', async ({ page, open }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await open('/recipes')
  await page.getByRole('main').focus()
  /** How many pixels of the focused element are below the header or the tabs. */
  const covered = () =>
    page.evaluate(() => {
      const focused = document.activeElement?.closest('main *')?.getBoundingClientRect()
      const head = document.querySelector('body > header')?.getBoundingClientRect()
      const bar = document.querySelector('[data-variant=bar]')?.getBoundingClientRect()
      if (!focused || !head || !bar) throw new Error('The focus has left the page.')
      return Math.max(0, head.bottom - focused.top, focused.bottom - bar.top)
    })
  for (const key of [...Array<string>(25).fill('Tab'), ...Array<string>(20).fill('Shift+Tab')]) {
    await page.keyboard.press(key)
    await expect.poll(covered).toBe(0)
  }
})
