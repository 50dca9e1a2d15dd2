import type { APIRequestContext, Page } from '@playwright/test'
import type { Cookbook } from '#contract/cookbook.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { responseOf } from './support/response-of.ts'
import { expectAccessible } from './support/axe.ts'
import { pressTo } from './support/films.ts'
import { watchLayoutShift } from './support/layout-shift.ts'
import { newMember, type Member } from './support/member.ts'
import { WALKED } from './support/languages.ts'
import { expect, test } from './support/test.ts'

const WORDS = {
  en: {
    langId: 1,
    title: 'Favourites',
    recipes: 'Recipes',
    cookbooks: 'Cookbooks',
    following: 'Following',
    noRecipe: 'No recipe favorite.',
    noCookbook: 'No cookbook favorite.',
    heart: 'Favourite: ',
    undo: 'Undo',
  },
  de: {
    langId: 0,
    title: 'Favoriten',
    recipes: 'Rezepte',
    cookbooks: 'Kochbücher',
    following: 'Abonniert',
    noRecipe: 'Noch kein Rezept gemerkt.',
    noCookbook: 'Noch kein Kochbuch gemerkt.',
    heart: 'Favorit: ',
    undo: 'Rückgängig',
  },
} as const

const tabs = (page: Page, title = 'Favourites') => page.getByRole('navigation', { name: title })
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const titles = (page: Page) => cards(page).getByRole('heading')

/** Makes the first of a list favourites of a member. */
async function favour(
  request: APIRequestContext,
  { headers }: Member,
  kind: 'recipe' | 'book',
  count: number,
): Promise<number[]> {
  const all = await responseOf<{ Id: number }[]>(request, `/api/${kind}?limit=${count}&LangId=1`)
  for (const { Id } of all) {
    const answer = await request.patch(`/api/${kind}/${Id}/favorize?LangId=1`, { headers })
    expect(answer.status()).toBe(200)
  }
  return all.map(({ Id }) => Id)
}

/** A member's favourites in the API. */
async function favouritesOf<Item>(
  request: APIRequestContext,
  { headers }: Member,
  kind: 'recipe' | 'book',
  langId = 1,
): Promise<Item[]> {
  const answer = await request.get(`/api/${kind}?Favorized=true&LangId=${langId}`, { headers })
  return (await answer.json()) as Item[]
}

for (const language of WALKED) {
  const words = WORDS[language]

  test(`FAV-01 RTE-17 RTE-19 a member sees favourites in tabs, each a link (${language})`, async ({
    page,
    open,
    signIn,
  }) => {
    await signIn({ langId: words.langId })
    await open(`/favorites?lang=${language}`)
    await expect(page).toHaveURL(`/favorites/recipes?lang=${language}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
    const links = tabs(page, words.title).getByRole('link')
    await expect(links).toHaveText([words.recipes, words.cookbooks, words.following])
    await expect(links.first()).toHaveAttribute('aria-current', 'page')
    await expectAccessible(page)
    await pressTo(page, links.nth(1))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/favorites\/cookbooks/)
    await expect(links.nth(1)).toHaveAttribute('aria-current', 'page')
    await expect(links.first()).not.toHaveAttribute('aria-current', 'page')
  })

  test(`FAV-02 FAV-03 ERR-25 a member without favourites reads so (${language})`, async ({
    page,
    open,
    signIn,
  }) => {
    await signIn({ langId: words.langId })
    await open(`/favorites/recipes?lang=${language}`)
    await expect(page.getByRole('heading', { name: words.noRecipe })).toBeVisible()
    await expectAccessible(page)
    await tabs(page, words.title).getByRole('link', { name: words.cookbooks }).click()
    await expect(page.getByRole('heading', { name: words.noCookbook })).toBeVisible()
  })

  test(`FAV-05 RTE-18 a member sees exactly the favourite recipes (${language})`, async ({
    page,
    open,
    signIn,
    request,
  }) => {
    const member = await signIn({ langId: words.langId })
    const ids = await favour(request, member, 'recipe', 3)
    const liked = await favouritesOf<Recipe>(request, member, 'recipe', words.langId)
    expect(liked.map(({ Id }) => Id).sort((a, b) => a - b)).toEqual(ids.sort((a, b) => a - b))
    await open(`/favorites/recipes?lang=${language}`)
    await expect(titles(page)).toHaveText(liked.map(({ Name }) => Name))
    await expect(cards(page).getByRole('button', { name: words.heart, pressed: true })).toHaveCount(
      ids.length,
    )
    await expectAccessible(page)
  })

  test(`FAV-06 FAV-04 a member sees the favourite cookbooks, descriptions cut to 70 characters (${language})`, async ({
    page,
    open,
    signIn,
    request,
  }) => {
    const member = await signIn({ langId: words.langId })
    await favour(request, member, 'book', 3)
    const liked = await favouritesOf<Cookbook>(request, member, 'book', words.langId)
    expect(liked).toHaveLength(3)
    await open(`/favorites/cookbooks?lang=${language}`)
    await expect(titles(page)).toHaveText(liked.map(({ Name }) => Name))
    const long = liked.filter(({ Description }) => (Description ?? '').length > 70)
    expect(long).not.toEqual([])
    for (const { Name, Description } of long) {
      const shown = `${Array.from(Description ?? '')
        .slice(0, 70)
        .join('')}...`
      await expect(cards(page).filter({ hasText: Name })).toContainText(shown)
    }
  })

  test(`a member removes a favourite from the list and restores it from the toast (${language}) @thorough`, async ({
    page,
    open,
    signIn,
    request,
  }) => {
    const member = await signIn({ langId: words.langId })
    await favour(request, member, 'recipe', 2)
    const [first, second] = await favouritesOf<Recipe>(request, member, 'recipe', words.langId)
    await open(`/favorites/recipes?lang=${language}`)
    const heart = page.getByRole('button', { name: `${words.heart}${first?.Name}` })
    // A card is one stop; arrows lead to what is in it.
    await pressTo(page, titles(page).first().getByRole('link'))
    await pressTo(page, heart, 'ArrowRight')
    await page.keyboard.press('Enter')
    await expect(titles(page)).toHaveText([second?.Name ?? ''])
    expect(await favouritesOf(request, member, 'recipe')).toHaveLength(1)
    // The focus is on the list, not lost.
    await expect(page.getByRole('main').locator('[tabindex="-1"]:focus')).toHaveCount(1)
    await page.getByRole('button', { name: words.undo }).click()
    await expect(titles(page)).toHaveCount(2)
    await expect(page.getByRole('button', { name: words.undo })).toHaveCount(0)
    expect(await favouritesOf(request, member, 'recipe')).toHaveLength(2)
  })
}

test('ERR-26 a member removes the last cookbook and reads that there is none', async ({
  page,
  open,
  signIn,
  request,
}) => {
  const member = await signIn()
  await favour(request, member, 'book', 1)
  await open('/favorites/cookbooks')
  await cards(page).getByRole('button', { name: 'Favourite: ' }).click()
  await expect(page.getByRole('heading', { name: 'No cookbook favorite.' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cards(page)).toHaveCount(1)
  // The undo toast belongs to this screen.
  await cards(page).getByRole('button', { name: 'Favourite: ' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
  await tabs(page).getByRole('link', { name: 'Recipes' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
})

test('FAV-07 a visitor who opens favourites signs in first and returns', async ({
  page,
  request,
}) => {
  const member = await newMember(request)
  await page.goto('/')
  await expect(page.getByRole('banner').getByLabel('Favourites')).toHaveCount(0)
  for (const path of ['/favorites', '/favorites/recipes', '/favorites/cookbooks']) {
    await page.goto(path)
    await expect(page).toHaveURL('/auth')
  }
  await page.getByLabel('E-mail').fill(member.email)
  await page.getByLabel('Password', { exact: true }).fill(member.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/favorites/cookbooks')
  await expect(page.getByRole('heading', { name: 'No cookbook favorite.' })).toBeVisible()
})

test("the server's HTML of favourites contains no member data, and nothing shifts when the list loads @thorough", async ({
  page,
  signIn,
  request,
}) => {
  const answer = await request.get('/favorites/recipes')
  expect(answer.status()).toBe(200)
  const html = await answer.text()
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toContain('data-slot="card-skeleton"')
  const member = await signIn()
  await favour(request, member, 'recipe', 8)
  const shift = await watchLayoutShift(page)
  await page.goto('/favorites/recipes')
  await expect(cards(page)).toHaveCount(8)
  expect(await shift()).toBeLessThanOrEqual(0.01)
})

test('a member retries a failed list of favourites and sees it @thorough', async ({
  page,
  open,
  signIn,
  request,
  allowComplaint,
}) => {
  allowComplaint(/ApiError|status of 500/)
  const member = await signIn()
  await favour(request, member, 'recipe', 1)
  let isBroken = true
  await page.route('**/api/recipe?Favorized=true*', (route) =>
    isBroken
      ? route.fulfill({ status: 500, json: { Code: 'ServerError', Message: 'Broken.' } })
      : route.fallback(),
  )
  await open('/favorites/recipes')
  await expect(
    page.getByRole('heading', { name: 'Your favourites couldn’t be loaded' }),
  ).toBeVisible()
  isBroken = false
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page)).toHaveCount(1)
})
