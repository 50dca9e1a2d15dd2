import type { Cookbook } from '#contract/cookbook.ts'
import { responseOf } from './support/response-of.ts'
import { expectHeart } from './support/hearts.ts'
import { hold } from './support/hold.ts'
import { newMember } from './support/member.ts'
import { firstRecipes, recipeAt } from './support/recipes.ts'
import { asSeenBy, WORDS } from './support/member-actions.ts'
import { WALKED } from './support/languages.ts'
import { expect, test } from './support/test.ts'

for (const language of WALKED) {
  const words = WORDS[language]

  test(`STA-04 API-35 a member marks a recipe as favourite and sees it on every screen, and undoes it, ${language}`, async ({
    page,
    open,
    signIn,
    request,
  }) => {
    const member = await signIn({ langId: words.langId })
    const [, recipe] = await firstRecipes(request, words.langId)
    if (!recipe) throw new Error('There are no recipes.')
    await open(`/recipes?lang=${language}`)
    const heart = page.getByRole('button', { name: `${words.favourite}: ${recipe.Name}` })
    await expectHeart(heart, false)
    await heart.click()
    await expectHeart(heart, true)
    expect((await asSeenBy(request, member, recipe.Id)).IsFavorized).toBe(true)

    await page.getByRole('link', { name: recipe.Name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(recipe.Name)
    await expectHeart(heart.first(), true)
    await heart.first().click()
    await expectHeart(heart.first(), false)
    expect((await asSeenBy(request, member, recipe.Id)).IsFavorized).toBe(false)
    await page.goBack()
    await expectHeart(heart.first(), false)
  })
}

test('STA-05 API-51 CBD-04 a member marks a cookbook as favourite, sees it in lists and on its page, and undoes it', async ({
  page,
  open,
  signIn,
  request,
}) => {
  const member = await signIn()
  const [book] = await responseOf<Cookbook[]>(request, '/api/book?LangId=1')
  if (!book) throw new Error('There are no cookbooks.')
  const favourites = async () => {
    const answer = await request.get('/api/book?Favorized=true&LangId=1', member)
    return ((await answer.json()) as Cookbook[]).map(({ Id }) => Id)
  }
  await open('/cookbooks')
  const heart = page.getByRole('button', { name: `Favourite: ${book.Name}` })
  await heart.click()
  await expectHeart(heart, true)
  expect(await favourites()).toEqual([book.Id])
  await page.getByRole('link', { name: book.Name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(book.Name)
  await expectHeart(heart, true)
  // A favourite cookbook does not subscribe to its author (D-40).
  await expect(page.getByRole('button', { name: 'Subscribe', exact: true })).toBeVisible()
  await heart.click()
  await expectHeart(heart, false)
  expect(await favourites()).toEqual([])
})

test('STA-06 a member sees the heart pending while the call is in progress @thorough', async ({
  page,
  open,
  signIn,
  request,
}) => {
  await signIn()
  const recipe = await recipeAt(request, 4)
  const release = await hold(page, '**/favorize?*')
  await open(`/recipes/${recipe.Id}`)
  const heart = page.getByRole('button', { name: `Favourite: ${recipe.Name}` }).first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-busy', 'true')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  release()
  await expectHeart(heart, true)
})

const HEARTS = [
  ['recipe card', '/recipes', ''],
  ['recipe', '/recipes/4', ' @thorough'],
  ['cookbook card', '/cookbooks', ' @thorough'],
  ['cookbook', '/cookbooks/2', ' @thorough'],
] as const

for (const [place, path, tag] of HEARTS) {
  test(`AUT-16 a visitor who presses the heart of a ${place} signs in and returns${tag}`, async ({
    page,
    open,
    request,
  }) => {
    const member = await newMember(request)
    await open(path)
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Sign in to favourite/ })
      .first()
      .click()
    await page.waitForURL('/auth')
    await page.getByRole('textbox', { name: 'E-mail' }).fill(member.email)
    await page.getByLabel('Password', { exact: true }).fill(member.password)
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL(path)
    await expect(page.getByRole('button', { name: /^Favourite: / }).first()).toBeVisible()
  })
}
