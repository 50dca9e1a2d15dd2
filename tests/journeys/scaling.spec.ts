import { expectAccessible } from './support/axe.ts'
import { recipeWhere } from './support/recipes.ts'
import { expect, test } from './support/test.ts'

const CAKE = 'Apple crumble cake'

test('D-67 a cook with 300 g of flour sees every amount follow, and goes back', async ({
  page,
  open,
  request,
}) => {
  const { Id } = await recipeWhere(request, ({ Name }) => Name === CAKE)
  await open(`/recipes/${Id}`)
  const ingredients = page.getByRole('region', { name: 'Ingredients' })
  const counter = ingredients.getByRole('group', { name: 'Servings' })
  const list = ingredients.getByRole('region', { name: 'For the crumble' })
  const flour = list.getByRole('listitem').filter({ hasText: 'Plain flour' })
  const before = await list.innerText()
  await expect(flour).toContainText('300')

  await ingredients.getByRole('button', { name: 'By what I have' }).click()
  const dialog = page.getByRole('dialog', { name: 'How much do you have?' })
  await dialog.getByRole('textbox', { name: 'Amount, g' }).fill('150')
  await expect(dialog.getByText('Makes 6 slices')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()

  await expect(counter).toContainText('6 slices')
  await expect(flour).toContainText('150')
  await expect(flour).toContainText('what you have')
  await expect(page.getByText('Worked out for 150 g')).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'How to' }).getByRole('group', { name: 'Servings' }),
  ).toContainText('6 slices')

  await page.getByRole('button', { name: 'Back to 12 slices' }).click()
  await expect(counter).toContainText('12 slices')
  expect(await list.innerText()).toBe(before)
})

test('a cook bakes in another tin, and the counter leads back @thorough', async ({
  page,
  open,
  request,
}) => {
  const { Id } = await recipeWhere(request, ({ Name }) => Name === CAKE)
  await open(`/recipes/${Id}`)
  const ingredients = page.getByRole('region', { name: 'Ingredients' })
  const counter = ingredients.getByRole('group', { name: 'Servings' })
  await ingredients.getByRole('button', { name: 'By what I have' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Another tin' }).click()
  await dialog.getByRole('textbox', { name: 'Diameter' }).fill('0')
  const apply = dialog.getByRole('button', { name: 'Use these amounts' })
  await expect(apply).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByRole('textbox', { name: 'Diameter' }).fill('20')
  await apply.click()
  await expect(counter).toContainText('one 20 cm springform tin')
  await counter.getByRole('button', { name: 'More slices' }).click()
  await expect(counter).toContainText('12 slices')
  await expect(counter).toContainText('one 26 cm springform tin')
})
