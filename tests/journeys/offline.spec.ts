import type { APIRequestContext, Page } from '@playwright/test'
import type { ShoppingNote, ShoppingRecipe } from '#contract/shopping.ts'
import { newMember, newToken, signInAs, type Member } from './support/member.ts'
import { expect, test } from './support/test.ts'

// What the network says is not meant here: it is cut off on purpose.
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED/

test.use({ hasWorker: true })

async function put(request: APIRequestContext, headers: Member['headers'], ...ids: number[]) {
  for (const id of ids) {
    const form = { RecipeId: String(id), Persons: '2' }
    await request.post('/api/shopping/recipe/', { headers, form })
  }
}

async function serverList(request: APIRequestContext, headers: Member['headers']) {
  const recipes = await request.get('/api/shopping/recipe?LangId=1', { headers })
  const notes = await request.get('/api/shopping/note?LangId=1', { headers })
  return {
    recipes: (await recipes.json()) as ShoppingRecipe[],
    notes: ((await notes.json()) as ShoppingNote[]).map(({ Name }) => Name),
  }
}

const tickedIds = (recipes: readonly ShoppingRecipe[]) => {
  const rows = recipes.flatMap(({ Ingredients }) => Ingredients)
  return new Set(rows.filter(({ State }) => State === 1).map(({ Id }) => Id))
}

/** Resolves when the service worker works for this page. */
async function untilWorking(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

const boxes = (page: Page) => page.getByRole('tabpanel').getByRole('checkbox')
const ticked = (page: Page) => boxes(page).and(page.locator(':checked'))
const field = (page: Page) => page.getByRole('combobox', { name: 'Add an item' })
const chips = (page: Page) => page.locator('[data-slot=chip]')

/** Ticks off open rows one by one; they stay where they are while it happens. */
async function tickOff(page: Page, count: number) {
  for (let row = 0; row < count; row++) {
    await boxes(page).nth(row).focus()
    await page.keyboard.press('Space')
  }
}

async function addNote(page: Page, name: string) {
  await field(page).fill(name)
  await page.keyboard.press('Enter')
  await expect(chips(page).filter({ hasText: name })).toBeVisible()
}

test('a day in the supermarket: cold start, ticks, notes and people without a connection, then both devices have both', async ({
  page,
  context,
  open,
  request,
  allowComplaint,
}) => {
  test.slow()
  allowComplaint(NO_NETWORK)
  const member = await newMember(request)
  await signInAs(context, member)
  await put(request, member.headers, 1, 2)
  await open('/shopping')
  await untilWorking(page)
  await expect(page.getByRole('tab', { name: 'Recipes 2' })).toBeVisible()

  await context.setOffline(true)
  await page.goto('/shopping')
  await expect(page.getByRole('tab', { name: 'Recipes 2' })).toBeVisible()
  await expect(page.getByText('No connection.', { exact: true })).toBeVisible()
  await tickOff(page, 5)
  await expect(boxes(page).nth(4)).toBeChecked()
  // What both recipes need is ticked off for both.
  const rows = await ticked(page).count()
  await addNote(page, 'Oat milk')
  await addNote(page, 'Soap')
  await page
    .getByRole('group', { name: /^People for/ })
    .first()
    .getByRole('button', { name: 'Add one serving' })
    .click()
  await expect(page.getByText('8 changes are waiting to be sent.')).toBeVisible()

  await page.reload()
  await expect(ticked(page)).toHaveCount(rows)
  await expect(chips(page)).toHaveText(['Oat milk', 'Soap'])
  await expect(page.getByRole('group', { name: /^People for/ }).first()).toContainText('3')

  const other = { Authorization: `Bearer ${await newToken(request, member)}` }
  const before = await serverList(request, other)
  expect(tickedIds(before.recipes).size).toBe(0)
  const [first, second] = before.recipes
  const mine = new Set(first?.Ingredients.map(({ Id }) => Id))
  const theirs = second?.Ingredients.find(({ Id }) => !mine.has(Id))?.Id ?? 0
  await request.patch(`/api/shopping/${theirs}/check`, { headers: other })
  await request.post('/api/shopping/note', { headers: other, form: { Name: 'Bread' } })

  await context.setOffline(false)
  await expect
    .poll(async () => (await serverList(request, other)).notes, { timeout: 15_000 })
    .toEqual(['Bread', 'Oat milk', 'Soap'])
  await expect.poll(async () => tickedIds((await serverList(request, other)).recipes).size).toBe(6)
  await expect.poll(async () => (await serverList(request, other)).recipes[0]?.Persons).toBe(3)
  await expect(chips(page)).toHaveText(['Bread', 'Oat milk', 'Soap'])
  await expect(ticked(page)).toHaveCount(rows + 1)
  await expect(page.getByText('No connection.', { exact: true })).toBeHidden()
})

test('another language without a connection renames the rows and changes nothing else', async ({
  page,
  context,
  open,
  request,
  allowComplaint,
}) => {
  allowComplaint(NO_NETWORK)
  const member = await newMember(request)
  await signInAs(context, member)
  await put(request, member.headers, 1)
  await open('/shopping')
  await untilWorking(page)
  await expect(page.getByRole('checkbox', { name: '4 cloves Garlic' })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('checkbox', { name: '4 cloves Garlic' }).click()
  const switches = page.getByRole('contentinfo').getByRole('group', { name: 'Language' })
  await switches.getByText('DE').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Einkaufsliste' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: '4 Zehen Knoblauch' })).toBeChecked()
  await expect(ticked(page)).toHaveCount(1)
})

test('a recipe that was looked at opens without a connection, any other page leads to the list', async ({
  page,
  context,
  open,
  request,
  allowComplaint,
}) => {
  allowComplaint(NO_NETWORK)
  allowComplaint(/ApiError|no-response/)
  const member = await newMember(request)
  await signInAs(context, member)
  await open('/shopping')
  await untilWorking(page)
  await open('/recipes/1')
  const name = await page.getByRole('heading', { level: 1 }).textContent()
  await context.setOffline(true)
  await page.goto('/recipes/1')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
  await page.goto('/authors/3')
  await expect(page).toHaveURL(/\/shopping$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Shopping list' })).toBeVisible()
})
