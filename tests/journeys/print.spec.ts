import { WALKED } from './support/languages.ts'
import { expect, test } from './support/test.ts'

/** What the printed page says by language. */
const WORDS = {
  en: { more: 'Add one serving', amount: '675 g', people: 'Amounts for 3 servings' },
  de: { more: 'Eine Portion mehr', amount: '675 g', people: 'Mengen für 3 Portionen' },
} as const

/** A page in a PDF file. */
const PAGE = /\/Type\s*\/Page\b/g

for (const lang of WALKED) {
  test(`a cook prints a recipe on one page, for the chosen number of servings, in ${lang}`, async ({
    page,
    open,
  }) => {
    await open(`/recipes/12?lang=${lang}`)
    const { more, amount, people } = WORDS[lang]
    await page.getByRole('button', { name: more }).first().click()
    await expect(page.locator('.printed-recipe')).toBeAttached()
    await expect(page.locator('.printed-recipe')).toBeHidden()
    const pdf = await page.pdf({ preferCSSPageSize: true })
    expect(pdf.toString('latin1').match(PAGE)).toHaveLength(1)

    await page.emulateMedia({ media: 'print' })
    const sheet = page.locator('.printed-recipe')
    await expect(sheet).toBeVisible()
    await expect(sheet).toContainText(amount)
    await expect(sheet).toContainText(people)
    await expect(sheet.locator('img')).toHaveJSProperty('complete', true)
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.locator('#comments')).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await expect(sheet).toBeHidden()
  })
}

test('a cook prints the recipe from its kitchen, for those who eat', async ({ page, open }) => {
  await open('/cook/12')
  await page.getByRole('button', { name: 'One person more' }).click()
  await expect(page.locator('.printed-recipe')).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  const sheet = page.locator('.printed-recipe')
  await expect(sheet).toContainText('Amounts for 3 servings')
  await expect(sheet).toContainText('675 g')
  await expect(page.getByRole('region', { name: 'Lay everything out' })).toBeHidden()
})
