import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import type { ShoppingItem, ShoppingRecipe } from '#contract/shopping/shopping.ts'
import { newMember, signInAs, type Member } from './member.ts'
import { expect } from './test.ts'

/** The headers for a member's calls. */
type Caller = Pick<Member, 'headers'>

/** Creates a member with recipes on the list, for two people each, and signs the context in. */
export async function newShopper(
  context: BrowserContext,
  request: APIRequestContext,
  ...recipeIds: number[]
): Promise<Member> {
  const member = await newMember(request)
  await signInAs(context, member)
  // Most journeys begin with the recipes; others choose the departments.
  await context.addInitScript(() => {
    // An empty page has no storage.
    if (!location.protocol.startsWith('http')) return
    if (localStorage.getItem('simmer.shopping.tab') === null) {
      localStorage.setItem('simmer.shopping.tab', 'recipes')
    }
  })
  await addToList(request, member, ...recipeIds)
  return member
}

/** Adds recipes to a member's list, for two people each, as another device does. */
export async function addToList(
  request: APIRequestContext,
  { headers }: Caller,
  ...recipeIds: number[]
) {
  for (const id of recipeIds) {
    const form = { RecipeId: String(id), Persons: '2' }
    const response = await request.post('/api/shopping/recipe/', { headers, form })
    expect(response.status()).toBe(201)
  }
}

/** A member's list on the server, in English. */
export async function serverList(request: APIRequestContext, { headers }: Caller) {
  const recipes = await request.get('/api/shopping/recipe?LangId=1', { headers })
  const items = await request.get('/api/shopping/note?LangId=1', { headers })
  return {
    recipes: (await recipes.json()) as ShoppingRecipe[],
    /** Names, oldest first. */
    items: ((await items.json()) as ShoppingItem[]).map(({ Name }) => Name),
  }
}

/** Names of the ingredients that are ticked off on the server, alphabetically and without duplicates. */
export async function serverTicks(request: APIRequestContext, caller: Caller): Promise<string[]> {
  const { recipes } = await serverList(request, caller)
  const rows = recipes.flatMap(({ Ingredients }) => Ingredients)
  const ticked = rows.filter(({ State }) => State === 1).map(({ Name }) => Name)
  return [...new Set(ticked)].toSorted()
}

/** The row of an ingredient, such as `4 cloves Garlic`. */
export const box = (page: Page, name: string) => page.getByRole('checkbox', { name })

/** All rows of the tab that is shown. */
export const boxes = (page: Page) => page.getByRole('tabpanel').getByRole('checkbox')

/** The field for a new item. */
export const field = (page: Page) => page.getByRole('combobox', { name: 'Add an item' })

/** Adds an item to the list on the screen. */
export async function addItem(page: Page, text: string): Promise<void> {
  await field(page).fill(text)
  await page.keyboard.press('Enter')
}

/** The items of which nothing was understood. */
export const notUnderstood = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.locator('[data-slot=chip]') })

/** A line about the connection, by its title. */
export const line = (page: Page, title: string) => page.getByText(title, { exact: true })

/** Resolves when the service worker controls this page. */
export async function untilWorking(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}
