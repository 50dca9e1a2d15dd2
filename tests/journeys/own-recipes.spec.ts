import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { emptyDraft, type Draft } from '#contract/own-recipes/draft.ts'
import type { OwnRecipe } from '#contract/own-recipes/own-recipe.ts'
import { expectAccessible } from './support/axe.ts'
import type { Member } from './support/member.ts'
import { expect, test } from './support/test.ts'

/** The browser's console message about a recipe that is not there. */
const NOT_THERE = /status of 404|ApiError/

const CAKE: Draft = {
  ...emptyDraft('en'),
  Name: { en: 'Grandma’s crumble cake', de: 'Omas Streuselkuchen' },
  Yield: { Servings: 4 },
  TotalMinutes: 60,
  OwnNote: 'Half the sugar is enough.',
  Lines: [
    { Key: 'flour', Text: { en: '200 g flour' } },
    { Key: 'butter', Text: { en: '100 g butter, cold' } },
    { Key: 'tonka', Text: { en: '1 pinch tonkalino, grated' } },
  ],
  Steps: [
    { Key: 'rub', Text: { en: 'Rub the {butter|butter} into the {flour|flour}.' } },
    { Key: 'bake', Text: { en: 'Bake it for 45 minutes with {tonka!|tonka}.' } },
  ],
}

/** Adds a recipe, as the editor does. */
async function addOwn(request: APIRequestContext, { headers }: Member, draft: Draft) {
  const data = { Key: randomUUID(), Draft: draft }
  const answer = await request.post('/api/my/recipes', { headers, data })
  expect(answer.status()).toBe(201)
  return (await answer.json()) as OwnRecipe
}

test('a member keeps recipes in folders, gives the link away and takes it back, cooks and bins one', async ({
  page,
  browser,
  baseURL,
  open,
  signIn,
  request,
  allowComplaint,
}) => {
  allowComplaint(NOT_THERE)
  const imani = await signIn({ firstName: 'Imani', lastName: 'Okafor' })
  await open('/my/recipes')
  await expect(page.getByRole('heading', { name: 'Keep the first one' })).toBeVisible()
  await expectAccessible(page)
  const { Id } = await addOwn(request, imani, CAKE)
  await addOwn(request, imani, { ...CAKE, Name: { en: 'Monday soup' }, Steps: [] })

  // A folder is made where a recipe is put into it.
  await open('/')
  await page.getByRole('banner').getByRole('link', { name: 'My recipes' }).click()
  const more = page.getByRole('button', { name: 'More about Grandma’s crumble cake' })
  await expect(page.getByText('Draft, no steps yet')).toBeVisible()
  await more.click()
  await page.getByRole('button', { name: /^Folders/ }).click()
  await page.getByRole('button', { name: 'New folder' }).last().click()
  await page.getByRole('textbox', { name: 'Name of the folder' }).fill('From Grandma')
  await page.getByRole('button', { name: 'Create folder' }).dblclick()
  const folder = page.getByRole('checkbox', { name: 'From Grandma' })
  await expect(folder).toBeChecked()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('link', { name: /^From Grandma/ }).click()
  await expect(page.getByRole('link', { name: 'Monday soup' })).toBeHidden()
  // Where no own recipe is found, the search of the whole site is one press away.
  await page.getByRole('searchbox').fill('saffron')
  await page.getByRole('button', { name: 'Search all of Simmer' }).press('Enter')
  const search = page.getByRole('dialog', { name: 'Search' })
  await expect(search.getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(search).toBeHidden()
  await page.getByRole('searchbox').fill('tonkalino')
  await expect(page.getByText('1 recipe found')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Grandma’s crumble cake' })).toBeVisible()

  // Whoever has the link reads and cooks; without it there is nothing.
  await more.click()
  await page.getByRole('button', { name: /^Who can see it/ }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue()
  const visitor = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
  await visitor.goto(`/my/recipes/${Id}`)
  await expect(visitor).toHaveURL(/\/auth$/)
  const answer = await visitor.goto(new URL(`http://${link}`).pathname)
  expect(await answer?.text()).toContain('noindex')
  expect(await answer?.text()).not.toContain('crumble')
  await expect(visitor.getByRole('heading', { name: 'Grandma’s crumble cake' })).toBeVisible()
  await expect(visitor.getByText('Shared with you by link')).toBeVisible()
  await expect(visitor.getByText('Half the sugar')).toBeHidden()
  await visitor.getByRole('button', { name: 'Cook along' }).click()
  await visitor.getByRole('button', { name: /^Start/ }).click()
  await expect(visitor).toHaveURL(new RegExp(`/my/recipes/${Id}/cook$`))
  await visitor.getByRole('button', { name: /^Start/ }).click()
  await expect(visitor.getByText(/^Rub the/)).toBeVisible()

  // A new link ends the old one, and without a link there is none.
  const field = page.getByRole('textbox', { name: 'Link' })
  await page.getByRole('button', { name: 'Replace the link' }).click()
  await expect(field).not.toHaveValue(link)
  const renewed = await field.inputValue()
  await visitor.goto(new URL(`http://${link}`).pathname)
  await expect(visitor).toHaveURL(/\/404$/)
  await visitor.goto(new URL(`http://${renewed}`).pathname)
  await expect(visitor.getByRole('heading', { name: 'Grandma’s crumble cake' })).toBeVisible()
  await page.getByRole('button', { name: 'Only me again' }).click()
  await expect(page.getByRole('button', { name: 'Make a link' })).toBeVisible()
  await page.keyboard.press('Escape')
  await visitor.goto(new URL(`http://${renewed}`).pathname)
  await expect(visitor).toHaveURL(/\/404$/)
  await visitor.context().close()

  // Its page is the page of a recipe, and its kitchen the kitchen.
  await page.getByRole('link', { name: 'Grandma’s crumble cake' }).click()
  await expect(page.getByText('Only you see this', { exact: true })).toBeVisible()
  await expect(page.getByText('Half the sugar is enough.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add one serving' }).first().click()
  await expect(page.getByText('250 g', { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: 'Shopping list', exact: true }).last().click()
  const sheet = page.getByRole('dialog', { name: 'Ingredients' })
  await sheet.getByRole('button', { name: 'Add to shopping list' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await page.getByRole('button', { name: 'Cook along' }).click()
  await page.getByRole('button', { name: /^Start/ }).click()
  await page.getByRole('button', { name: /^Start/ }).click()
  await page.getByRole('button', { name: /^Next/ }).click()
  await expect(page.getByText(/^Bake it for/)).toBeVisible()
  await page.getByRole('button', { name: /^Finish/ }).click()
  await expect(page).toHaveURL(new RegExp(`/my/recipes/${Id}/cooked$`))
  await open('/shopping')
  await expect(page.getByRole('checkbox', { name: /tonkalino/i })).toBeVisible()

  // What is in the bin can be restored until it is deleted for good.
  await open(`/my/recipes/${Id}`)
  const menu = page.getByRole('button', { name: 'More about Grandma’s crumble cake' })
  await menu.click()
  await page.getByRole('button', { name: 'Move to the bin' }).click()
  await expect(page).toHaveURL(/\/my\/recipes$/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: 'Grandma’s crumble cake' })).toBeVisible()
  await menu.click()
  await page.getByRole('button', { name: 'Move to the bin' }).click()
  await expect(page.getByRole('link', { name: 'Grandma’s crumble cake' })).toBeHidden()
  await page.getByRole('link', { name: /^Bin/ }).click()
  await expect(page.getByText('In the bin, 30 days left')).toBeVisible()
  await menu.click()
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByText('The bin is empty')).toBeVisible()
  await open(`/my/recipes/${Id}`)
  await expect(page).toHaveURL(/\/404$/)
})
