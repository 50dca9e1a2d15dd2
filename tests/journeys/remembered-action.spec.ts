import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { fillSignIn } from './support/auth.ts'
import { expectHeart } from './support/hearts.ts'
import { newMember, type Member } from './support/member.ts'
import { recipeAt } from './support/recipes.ts'
import { serverList } from './support/shopping.ts'
import { asSeenBy, openRating, WORDS, toasts } from './support/member-actions.ts'
import { WALKED } from './support/languages.ts'
import { expect, test } from './support/test.ts'

/** Follows the link of the login prompt, and signs in. */
async function signInThroughPrompt(page: Page, { email, password }: Member): Promise<void> {
  await page.getByRole('dialog').getByRole('link', { name: 'Sign in' }).click()
  await page.waitForURL('/auth')
  await fillSignIn(page, email, password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

const UNDO = { en: 'Undo', de: 'Rückgängig' }
const FAVOURED = { en: 'Saved to your favourites', de: 'Zu deinen Favoriten hinzugefügt' }

for (const language of WALKED) {
  const words = WORDS[language]

  test(`AUT-16 a visitor who presses a heart and registers has the favourite, and can undo it, ${language}`, async ({
    page,
    open,
    request,
  }) => {
    const recipe = await recipeAt(request, 3, words.langId)
    await open(`/recipes?lang=${language}`)
    const card = page.getByRole('article').filter({ hasText: recipe.Name })
    await card.locator('a[href="/auth"]').click()
    await page.waitForURL('/auth')
    await page.locator('main a[href="/auth/new"]').click()
    await page.locator('input[name=name]').fill('Ada Lovelace')
    await page.locator('input[name=username]').fill(randomUUID().slice(0, 12))
    await page.locator('input[name=email]').fill(`${randomUUID()}@simmer.example`)
    await page.locator('input[name=password]').fill('correct horse')
    await page.locator('main button[type=submit]').click()
    await page.waitForURL(`/recipes?lang=${language}`)

    const heart = page.getByRole('button', { name: `${words.favourite}: ${recipe.Name}` })
    await expectHeart(heart, true)
    await expect(toasts(page)).toContainText([FAVOURED[language]])
    await page.getByRole('button', { name: UNDO[language] }).click()
    await expectHeart(heart, false)
    await page.reload()
    await expectHeart(heart, false)
    await expect(toasts(page)).toHaveCount(0)
  })
}

test('a member whose favourite it was keeps it: there is nothing to undo @thorough', async ({
  page,
  open,
  request,
}) => {
  const member = await newMember(request)
  await request.patch('/api/recipe/4/favorize', member)
  await open('/recipes/4')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Sign in to favourite/ })
    .first()
    .click()
  await fillSignIn(page, member.email, member.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(toasts(page)).toContainText([FAVOURED.en])
  await expect(page.getByRole('button', { name: UNDO.en })).toHaveCount(0)
  expect((await asSeenBy(request, member, 4)).IsFavorized).toBe(true)
})

test('AUT-18 STA-20 a visitor who subscribes follows the author after signing in, and can undo it', async ({
  page,
  open,
  request,
}) => {
  const member = await newMember(request)
  await open('/authors/1')
  await page.getByRole('link', { name: 'Subscribe' }).click()
  await signInThroughPrompt(page, member)
  await expect(page.getByRole('button', { name: 'Unsubscribe' })).toBeVisible()
  await expect(toasts(page)).toHaveCount(1)
  await expect(toasts(page)).toContainText('Subscribe author successfully')
  await page.getByRole('button', { name: UNDO.en }).click()
  await expect(page.getByRole('button', { name: 'Subscribe', exact: true })).toBeVisible()
})

test('AUT-20 a visitor who adds to the list has the recipe on it after signing in, and can undo it @thorough', async ({
  page,
  open,
  request,
}) => {
  const member = await newMember(request)
  const onList = async () =>
    (await serverList(request, member)).recipes.map(({ Id, Persons }) => [Id, Persons])
  await open('/recipes/1')
  await page.locator('#ingredients').getByRole('button', { name: 'Add one serving' }).click()
  await page.getByRole('button', { name: 'Add to shopping list' }).click()
  await signInThroughPrompt(page, member)
  await expect(toasts(page)).toContainText('Recipe has been Added successfully to shopping list')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await onList()).toEqual([[1, 3]])
  await page.getByRole('button', { name: UNDO.en }).click()
  await expect.poll(onList).toEqual([])
})

test('AUT-20 undoing restores the number of people of a recipe that was on the list @thorough', async ({
  page,
  open,
  request,
}) => {
  const member = await newMember(request)
  const onList = async () =>
    (await serverList(request, member)).recipes.map(({ Id, Persons }) => [Id, Persons])
  const form = { RecipeId: '1', Persons: '7' }
  await request.post('/api/shopping/recipe/', { headers: member.headers, form })
  await open('/recipes/1')
  await page.getByRole('button', { name: 'Add to shopping list' }).click()
  await signInThroughPrompt(page, member)
  await expect(toasts(page)).toContainText('Recipe has been Added successfully to shopping list')
  expect(await onList()).toEqual([[1, 2]])
  await page.getByRole('button', { name: UNDO.en }).click()
  await expect.poll(onList).toEqual([[1, 7]])
})

test('AUT-17 a visitor who rates can do so after signing in @thorough', async ({
  page,
  open,
  request,
}) => {
  const member = await newMember(request)
  const recipe = await recipeAt(request, 0)
  await open(`/recipes/${recipe.Id}`)
  await openRating(page, WORDS.en)
  await signInThroughPrompt(page, member)
  await expect(page.getByRole('dialog', { name: `How was ${recipe.Name}?` })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('AUT-19 a visitor who comments can type after signing in @thorough', async ({
  page,
  open,
  request,
}) => {
  const member = await newMember(request)
  const recipe = await recipeAt(request, 0)
  await open(`/recipes/${recipe.Id}`)
  await page.getByRole('link', { name: WORDS.en.loginToComment }).click()
  await signInThroughPrompt(page, member)
  const box = page.getByRole('textbox', { name: WORDS.en.box })
  await expect(box).toBeFocused()
  await expect(box).toBeInViewport()
})

test('AUT-16 what a visitor wanted is forgotten when another way leads to sign-in @thorough', async ({
  page,
  open,
  request,
}) => {
  const member = await newMember(request)
  await open('/recipes/4')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Sign in to favourite/ })
    .first()
    .click()
  await page.waitForURL('/auth')
  await page.goBack()
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await fillSignIn(page, member.email, member.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL('/recipes/4')
  await expectHeart(page.getByRole('button', { name: /^Favourite: / }).first(), false)
  await expect(toasts(page)).toHaveCount(0)
  expect((await asSeenBy(request, member, 4)).IsFavorized).toBe(false)
})

test('D-21 a visitor puts what a recipe lacks on the list, signs in, and can undo it @thorough', async ({
  page,
  open,
  request,
}) => {
  const member = await newMember(request)
  const itemsOnList = async () => (await serverList(request, member)).items.toSorted()
  await open('/recipes?have=1&have=2')
  const button = page.getByRole('button', { name: /^Put on the shopping list: / }).first()
  const label = (await button.getAttribute('aria-label')) ?? ''
  const names = label
    .replace(/^[^:]+: /, '')
    .split(', ')
    .toSorted()
  await button.click()
  await signInThroughPrompt(page, member)
  await page.waitForURL('/recipes?have=1&have=2')
  await expect(toasts(page)).toContainText(['Now on your shopping list: '])
  expect(await itemsOnList()).toEqual(names)

  await page.getByRole('button', { name: label }).click()
  await expect(toasts(page).last()).toContainText('Already on your shopping list')
  await page.getByRole('button', { name: UNDO.en }).click()
  await expect.poll(itemsOnList).toEqual([])
})
