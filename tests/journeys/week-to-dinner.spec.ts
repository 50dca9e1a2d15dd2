import type { Locator, Page } from '@playwright/test'
import { cookOn, inBerlin } from './support/dinner.ts'
import { expect, test } from './support/test.ts'

/** Just before it is time to begin, for seven. */
const NOW = inBerlin('17:30:00')

const wordsOf = {
  en: {
    tonight: 'Plan tonight',
    dishes: ['Lemon chicken tray bake', 'Fattoush'],
    offer: 'Dinner at seven?',
    plan: 'See the plan',
    title: 'Dinner at seven',
    begin: 'Begin',
    table: /^On the table at \d\d:\d\d$/,
    done: 'That was dinner',
  },
  de: {
    tonight: 'Heute Abend planen',
    dishes: ['Zitronenhähnchen vom Blech', 'Fattoush'],
    offer: 'Essen um sieben?',
    plan: 'Zum Plan',
    title: 'Essen um sieben',
    begin: 'Anfangen',
    table: /^Um \d\d:\d\d auf dem Tisch$/,
    done: 'Das war das Essen',
  },
} as const

/** Goes to something by Tab alone. */
async function tabTo(page: Page, there: Locator): Promise<void> {
  await expect(there).toBeVisible()
  for (let presses = 0; presses < 120; presses += 1) {
    if (await there.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(there).toBeFocused()
}

async function pressOn(page: Page, there: Locator): Promise<void> {
  await tabTo(page, there)
  await page.keyboard.press('Enter')
}

for (const [language, tag] of [
  ['en', []],
  ['de', ['@thorough']],
] as const)
  test(
    `DIN-56 from the empty week to the end of a dinner of two dishes, with keys alone (${language})`,
    { tag: [...tag] },
    async ({ page, open, signIn }) => {
      test.slow()
      const words = wordsOf[language]
      await signIn({ langId: language === 'de' ? 0 : 1 })
      await page.clock.install({ time: NOW })
      await page.addInitScript(() => localStorage.setItem('simmer.bell', 'no'))
      await open(`/week?lang=${language}`)

      // Two dishes for tonight: the second beside the first.
      await pressOn(page, page.getByRole('button', { name: words.tonight }))
      for (const [index, name] of words.dishes.entries()) {
        const sheet = page.getByRole('dialog')
        await expect(sheet).toBeVisible()
        await tabTo(page, sheet.getByRole('searchbox'))
        await page.keyboard.type(name)
        await page.clock.runFor(1000)
        // Not what is only written.
        await pressOn(page, sheet.locator('li').getByRole('button', { name }).first())
        const meal = page.getByRole('button', { name: new RegExp(`: ${name}, `) }).first()
        await expect(meal).toBeVisible()
        if (index > 0) continue
        await tabTo(page, meal)
        await page.keyboard.press('p')
      }
      await expect(page.getByRole('dialog')).toHaveCount(0)

      await pressOn(page, page.getByRole('link', { name: words.offer }))
      await expect(page.getByRole('button', { name: words.plan })).toBeEnabled()
      await pressOn(page, page.getByRole('button', { name: words.plan }))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
      await pressOn(page, page.getByRole('link', { name: words.begin }))
      await expect(page.locator('.lay-out')).toBeVisible()
      await page.keyboard.press('ArrowRight')
      await cookOn(page, async () => page.url().endsWith('/done'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.table)
      await expect(page.getByText(words.done)).toBeAttached()
      await expect(page.getByRole('main')).toBeFocused()
    },
  )
