import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'

test('a visitor names what is there, as on a note, and takes one away again', async ({
  page,
  open,
}) => {
  await open('/recipes')
  await page.getByRole('link', { name: 'By what I have' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What do you have?')
  await expect(page).toHaveURL('/recipes?have=')
  const chosen = page.getByRole('list', { name: 'What you have' })
  const field = page.getByRole('combobox', { name: 'Add a food' })
  await field.fill('2 eggs, 200 g Mehl, eggplant')
  await field.press('Enter')
  await expect(chosen.getByRole('listitem')).toHaveText(['Egg', 'Plain flour', 'Aubergine'])
  await expect(page.getByRole('heading', { name: /missing|everything/ }).first()).toBeVisible()
  await expect(page.getByText(/^Missing: /).first()).toBeVisible()
  await expectAccessible(page)

  await chosen.getByRole('button', { name: 'Plain flour' }).press('Delete')
  await expect(chosen.getByRole('listitem')).toHaveText(['Egg', 'Aubergine'])
  await expect(chosen.getByRole('button', { name: 'Aubergine' })).toBeFocused()
  await field.press('Backspace')
  await expect(chosen.getByRole('listitem')).toHaveText(['Egg'])
  await page.goBack()
  await page.goBack()
  await expect(chosen.getByRole('listitem')).toHaveText(['Egg', 'Plain flour', 'Aubergine'])
  await page.reload()
  await expect(chosen.getByRole('listitem')).toHaveText(['Egg', 'Plain flour', 'Aubergine'])
})

test('a name that no food has is said below the field @thorough', async ({ page, open }) => {
  await open('/recipes?have=')
  const field = page.getByRole('combobox', { name: 'Add a food' })
  await field.fill('xyzzyq')
  await field.press('Enter')
  await expect(page.getByText('There is no food called “xyzzyq”.')).toBeVisible()
})
