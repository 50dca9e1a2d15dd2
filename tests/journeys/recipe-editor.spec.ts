import { langIdOf } from '#contract/languages.ts'
import { expectAccessible } from './support/axe.ts'
import { WALKED } from './support/languages.ts'
import { newMember, signInAs } from './support/member.ts'
import { expect, test } from './support/test.ts'

const WORDS = {
  en: {
    name: 'Name',
    cake: 'Pancakes',
    ingredient: 'New ingredient',
    lines: ['300 g flour', '500 ml milk', '2 eggs'],
    understood: /^Understood: 300.g .*Flour.*Correct$/iu,
    step: 'Next step',
    mix: 'Mix @flo',
    second: 'Rest the batter for 20 minutes.',
    saved: 'Saved',
    preview: 'Preview',
    kitchen: 'Kitchen',
    goOn: 'Carry on writing',
    edit: 'Edit',
    amount: /300.g.*flour/iu,
    menu: 'Foods of this recipe',
  },
  de: {
    name: 'Name',
    cake: 'Pfannkuchen',
    ingredient: 'Neue Zutat',
    lines: ['300 g Mehl', '500 ml Milch', '2 Eier'],
    understood: /^Verstanden: 300.g .*Mehl.*Berichtigen$/iu,
    step: 'Nächster Schritt',
    mix: 'Verrühre @meh',
    second: 'Lass den Teig 20 Minuten ruhen.',
    saved: 'Gespeichert',
    preview: 'Vorschau',
    kitchen: 'Küche',
    goOn: 'Weiterschreiben',
    edit: 'Bearbeiten',
    amount: /300.g.*Mehl/iu,
    menu: 'Zutaten dieses Rezepts',
  },
} as const

for (const language of WALKED) {
  test(`a member writes a recipe by keyboard alone, offline and after a reload, and cooks it (${language})`, async ({
    page,
    context,
    open,
    request,
    allowComplaint,
  }) => {
    const words = WORDS[language]
    allowComplaint(/ERR_INTERNET_DISCONNECTED/)
    await signInAs(context, await newMember(request, { langId: langIdOf(language) }))
    await open(`/my/recipes/new?lang=${language}`)
    const field = (name: string) => page.getByRole('textbox', { name, exact: true })
    await field(words.name).focus()
    await page.keyboard.type(words.cake)
    await expect(page).toHaveURL(/\/my\/recipes\/\d+\/edit$/)
    await expect(field(words.name)).toBeFocused()

    await field(words.ingredient).focus()
    for (const line of words.lines) {
      await page.keyboard.type(line)
      await page.keyboard.press('Enter')
    }
    await expect(page.getByRole('button', { name: words.understood })).toBeVisible()

    await field(words.step).focus()
    await page.keyboard.type(words.mix)
    await expect(page.getByRole('listbox', { name: words.menu })).toBeVisible()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await expect(field(words.step)).toBeFocused()

    // What is written without a connection is on the device, and sent when it is back.
    await context.setOffline(true)
    await page.keyboard.type(words.second)
    await expect(page.locator('[data-saved=device]')).toBeVisible()
    await context.setOffline(false)
    await expect(page.locator('[data-saved=saved]')).toBeVisible()
    await page.reload()
    await expect(page.getByText(words.second).first()).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: words.preview, exact: true }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: words.cake })).toBeVisible()
    await expect(page.getByText(words.amount).first()).toBeVisible()
    await page.getByRole('link', { name: words.kitchen, exact: true }).press('Enter')
    await expect(page).toHaveURL(/\/my\/recipes\/\d+\/cook$/)
    await expect(page.locator('.cook-stage').first()).toBeVisible()
    await page.getByRole('link', { name: words.goOn }).press('Enter')
    await expect(field(words.name)).toHaveValue(words.cake)

    // Pressed at once, when the editor has only just asked who sees the recipe.
    await page.reload()
    await page.getByRole('button', { name: words.preview, exact: true }).press('Enter')
    await expect(page.getByRole('link', { name: words.edit, exact: true })).toBeVisible()
  })
}
