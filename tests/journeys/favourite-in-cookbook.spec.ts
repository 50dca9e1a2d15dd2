import { expectAccessible } from './support/axe.ts'
import { expectHeart, heartOf } from './support/hearts.ts'
import { WALKED } from './support/languages.ts'
import { toasts } from './support/member-actions.ts'
import { recipeAt } from './support/recipes.ts'
import { expect, test } from './support/test.ts'

test('BOK-90 a member puts a new favourite into cookbooks too', async ({
  page,
  open,
  signIn,
  request,
}) => {
  const { headers } = await signIn()
  const recipe = await recipeAt(request, 2)
  const book = async (Key: string, en: string) => {
    const data = { Key, Language: 'en', Name: { en } }
    const answer = await request.post('/api/my/cookbooks?LangId=1', { headers, data })
    expect(answer.status()).toBe(201)
  }
  await book('first', 'Soups for two')
  await book('second', 'Birthday')
  await open('/recipes')
  await heartOf(page, recipe).click()
  await expectHeart(heartOf(page, recipe), true)
  await toasts(page).getByRole('button', { name: 'In a cookbook too?' }).click()
  const sheet = page.getByRole('dialog', { name: 'In your favourites' })
  const rows = sheet.getByRole('checkbox')
  await expect(rows).toHaveCount(2)
  await expectAccessible(page)
  const soups = sheet.getByRole('checkbox', { name: /^Soups for two/ })
  const place = await soups.boundingBox()
  await soups.check()
  await expect(sheet.getByText('1 recipe, only you')).toBeVisible()
  // It is now the one that was changed last, and stays where it is.
  expect(await soups.boundingBox()).toEqual(place)

  await sheet.getByRole('button', { name: 'New cookbook' }).click()
  await sheet.getByRole('textbox', { name: 'Title' }).fill('Weekdays')
  await page.keyboard.press('Enter')
  await expect(sheet.getByRole('checkbox', { name: /^Weekdays/ })).toBeChecked()
  await sheet.getByRole('button', { name: 'Done' }).click()
  await expect(sheet).toBeHidden()

  await open('/my/cookbooks')
  await expect(page.getByText(/^1 recipe\b/)).toHaveCount(2)
  await page.getByRole('link', { name: 'Soups for two' }).click()
  await expect(page.getByRole('heading', { name: recipe.Name })).toBeVisible()
})

for (const language of WALKED) {
  const words =
    language === 'de'
      ? {
          offer: 'Auch in ein Kochbuch?',
          sheet: 'In deinen Favoriten',
          out: 'Aus Favoriten nehmen',
        }
      : { offer: 'In a cookbook too?', sheet: 'In your favourites', out: 'Take out of favourites' }

  test(`BOK-90 the offer ends with the favourite, and the sheet takes one back (${language})`, async ({
    page,
    open,
    signIn,
  }) => {
    await signIn({ langId: language === 'de' ? 0 : 1 })
    await open(`/recipes?lang=${language}`)
    const heart = page.locator('[data-slot=favourite-toggle]').first()
    const offer = toasts(page).getByRole('button', { name: words.offer })
    await heart.click()
    await expect(offer).toBeVisible()
    await heart.click()
    await expectHeart(heart, false)
    await expect(offer).toBeHidden()
    await heart.click()
    await offer.click()
    await page
      .getByRole('dialog', { name: words.sheet })
      .getByRole('button', { name: words.out })
      .click()
    await expectHeart(heart, false)
  })
}

test('BOK-76 an older favourite is put into a cookbook by the menu of its heart', async ({
  page,
  open,
  signIn,
  request,
}) => {
  const { headers } = await signIn()
  await request.patch('/api/recipe/1/favorize?LangId=1', { headers })
  await open('/favorites/recipes')
  const heart = page.getByRole('button', { name: /^Favourite: / }).first()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click({ button: 'right' })
  const sheet = page.getByRole('dialog', { name: 'In your favourites' })
  await expect(sheet).toBeVisible()
  await sheet.getByRole('button', { name: 'Done' }).click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(heart).toBeFocused()
  // By the key for menus, and the one press still takes it out.
  await page.keyboard.press('Shift+F10')
  await expect(sheet).toBeVisible()
  await page.keyboard.press('Escape')
  await heart.click()
  await expect(toasts(page).getByText('Removed from favourites', { exact: true })).toBeVisible()
})
