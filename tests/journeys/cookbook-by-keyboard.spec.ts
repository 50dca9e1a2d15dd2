import type { Locator, Page } from '@playwright/test'
import { langIdOf } from '#contract/languages.ts'
import { WALKED } from './support/languages.ts'
import { expect, test } from './support/test.ts'

const WORDS = {
  en: {
    add: 'New cookbook',
    title: 'Title',
    named: 'Things with crust',
    more: 'Add recipes',
    addTwo: 'Add 2 recipes',
    tab: 'New tab',
    tabName: 'Name of the tab',
    bread: 'Bread',
    inOther: 'Name of the tab, German',
    other: 'Brot',
    grip: (name: string) => `Move ${name}, place`,
    undo: 'Undo',
    saved: 'Saved',
  },
  de: {
    add: 'Neues Kochbuch',
    title: 'Titel',
    named: 'Mit Kruste',
    more: 'Rezepte dazu',
    addTwo: '2 Rezepte dazu',
    tab: 'Neuer Reiter',
    tabName: 'Name des Reiters',
    bread: 'Brot',
    inOther: 'Name des Reiters, Englisch',
    other: 'Bread',
    grip: (name: string) => `${name} verschieben, Platz`,
    undo: 'Rückgängig',
    saved: 'Gespeichert',
  },
} as const

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    if (await wanted.evaluate((it) => it === document.activeElement).catch(() => false)) return
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    await page.keyboard.press('Tab')
  }
  await expect(wanted).toBeFocused()
}

for (const language of WALKED) {
  test(`BOK-70 BOK-71 a member makes and arranges a cookbook by keyboard alone (${language})`, async ({
    page,
    open,
    signIn,
  }) => {
    const words = WORDS[language]
    const keys = page.keyboard
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const grip = (name: string) => page.getByRole('button', { name: words.grip(name) })
    const rows = page.locator('[data-recipe] h4')
    await signIn({ langId: langIdOf(language) })
    await open(`/my/cookbooks?lang=${language}`)
    await tabTo(page, button(words.add))
    await keys.press('Enter')
    await tabTo(page, page.getByRole('textbox', { name: words.title }))
    await keys.type(words.named)

    // Two recipes.
    await tabTo(page, button(words.more))
    await keys.press('Enter')
    const sheet = page.getByRole('dialog', { name: words.more })
    await expect(sheet.getByRole('checkbox').nth(1)).toBeVisible()
    await tabTo(page, sheet.getByRole('checkbox').first())
    await keys.press('Space')
    await keys.press('Tab')
    await keys.press('Space')
    await tabTo(page, sheet.getByRole('button', { name: words.addTwo }))
    await keys.press('Enter')
    await expect(rows).toHaveCount(2)
    const [first = '', second = ''] = await rows.allTextContents()

    // A tab with a name in both languages.
    await tabTo(page, button(words.tab))
    await keys.press('Enter')
    const naming = page.getByRole('dialog', { name: words.tab })
    await expect(naming.getByRole('textbox')).toBeFocused()
    await keys.type(words.bread)
    await keys.press('Enter')
    await expect(naming).toBeHidden()
    await tabTo(page, page.getByRole('textbox', { name: words.tabName, exact: true }))
    await keys.press('Tab')
    await expect(page.getByRole('textbox', { name: words.inOther })).toBeFocused()
    await keys.type(words.other)

    // Carried across tabs, put back, set down, and taken out.
    await tabTo(page, grip(second))
    await keys.press('Space')
    await keys.press('Alt+ArrowUp')
    await keys.press('Escape')
    await expect(rows).toHaveText([first, second])
    await expect(grip(second)).toBeFocused()
    await keys.press('Enter')
    await keys.press('ArrowUp')
    await keys.press('ArrowUp')
    await keys.press('Enter')
    await expect(rows).toHaveText([second, first])
    await expect(grip(second)).toHaveAccessibleName(new RegExp(`1.+1.+${words.bread}$`))
    await keys.press('Delete')
    await expect(rows).toHaveText([first])
    await tabTo(page, button(words.undo).first())
    await keys.press('Enter')
    await expect(rows).toHaveText([second, first])
    await expect(page.getByText(words.saved, { exact: true })).toBeVisible()
    await page.reload()
    await expect(rows).toHaveText([second, first])
    await expect(page.getByRole('textbox', { name: words.inOther })).toHaveValue(words.other)
  })
}
