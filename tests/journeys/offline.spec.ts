import type { Page } from '@playwright/test'
import type { ShoppingRecipe } from '#contract/shopping/shopping.ts'
import { newToken } from './support/member.ts'
import {
  box,
  boxes,
  addItem,
  line,
  newShopper,
  serverList,
  serverTicks,
  untilWorking,
} from './support/shopping.ts'
import { expect, test } from './support/test.ts'

// The network is cut off on purpose, so its errors are expected.
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED/

test.use({ hasWorker: true })

const tickedIds = (recipes: readonly ShoppingRecipe[]) => {
  const rows = recipes.flatMap(({ Ingredients }) => Ingredients)
  return new Set(rows.filter(({ State }) => State === 1).map(({ Id }) => Id))
}

const ticked = (page: Page) => boxes(page).and(page.locator(':checked'))

/** Expects items in the departments tab, and returns to the recipes tab. */
async function expectItems(page: Page, ...names: string[]) {
  await page.getByRole('tab', { name: 'Departments' }).click()
  for (const name of names) {
    await expect(page.getByRole('checkbox', { name, exact: true })).toBeVisible()
  }
  await page.getByRole('tab', { name: 'Recipes' }).click()
}

/** Ticks off open rows one by one. */
async function tickOff(page: Page, count: number) {
  for (let row = 0; row < count; row++) {
    await boxes(page).nth(row).focus()
    await page.keyboard.press('Space')
  }
}

test('a cook opens the list offline, ticks rows, adds items and changes servings; back online, both devices agree', async ({
  page,
  context,
  open,
  request,
  allowComplaint,
}) => {
  test.slow()
  allowComplaint(NO_NETWORK)
  const member = await newShopper(context, request, 1, 2)
  await open('/shopping')
  await untilWorking(page)
  await expect(page.getByRole('tab', { name: 'Recipes 2' })).toBeVisible()

  await context.setOffline(true)
  await page.goto('/shopping')
  await expect(page.getByRole('tab', { name: 'Recipes 2' })).toBeVisible()
  await expect(line(page, 'No connection.')).toBeVisible()
  await tickOff(page, 5)
  await expect(boxes(page).nth(4)).toBeChecked()
  // An ingredient of both recipes is ticked off for both.
  const rows = await ticked(page).count()
  await addItem(page, 'Oat milk')
  await addItem(page, 'Soap')
  await page
    .getByRole('group', { name: /^People for/ })
    .first()
    .getByRole('button', { name: 'Add one serving' })
    .click()
  await expect(page.getByText('8 changes are waiting to be sent.')).toBeVisible()

  await page.reload()
  await expect(ticked(page)).toHaveCount(rows)
  await expectItems(page, 'Oat milk', 'Soap')
  await expect(page.getByRole('group', { name: /^People for/ }).first()).toContainText('3')

  const headers = { Authorization: `Bearer ${await newToken(request, member)}` }
  const before = await serverList(request, { headers })
  expect(tickedIds(before.recipes).size).toBe(0)
  const [first, second] = before.recipes
  const mine = new Set(first?.Ingredients.map(({ Id }) => Id))
  const theirs = second?.Ingredients.find(({ Id }) => !mine.has(Id))?.Id ?? 0
  await request.patch(`/api/shopping/${theirs}/check`, { headers })
  await request.post('/api/shopping/note', { headers, form: { Name: 'Bread' } })

  await context.setOffline(false)
  await expect
    .poll(async () => (await serverList(request, { headers })).items, { timeout: 15_000 })
    .toEqual(['Bread', 'Oat milk', 'Soap'])
  await expect
    .poll(async () => tickedIds((await serverList(request, { headers })).recipes).size)
    .toBe(6)
  await expect
    .poll(async () => (await serverList(request, { headers })).recipes[0]?.Persons)
    .toBe(3)
  await expectItems(page, 'Bread', 'Oat milk', 'Soap')
  await expect(ticked(page)).toHaveCount(rows + 1)
  await expect(line(page, 'No connection.')).toBeHidden()
})

test('a cook changes the language offline, and only the words of the rows change @thorough', async ({
  page,
  context,
  open,
  request,
  allowComplaint,
}) => {
  allowComplaint(NO_NETWORK)
  await newShopper(context, request, 1)
  await open('/shopping')
  await untilWorking(page)
  await expect(box(page, '4 cloves Garlic')).toBeVisible()
  await context.setOffline(true)
  await box(page, '4 cloves Garlic').click()
  // On a phone the list fills the window and hides the footer with the language switch.
  await page.setViewportSize({ width: 1280, height: 800 })
  const switches = page.getByRole('contentinfo').getByRole('group', { name: 'Language' })
  await switches.getByText('DE').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Einkaufsliste' })).toBeVisible()
  await expect(box(page, '4 Zehen Knoblauch')).toBeChecked()
  await expect(ticked(page)).toHaveCount(1)
  // The language is sent to the account once the browser is online, and is not reverted.
  await page.reload()
  await expect(box(page, '4 Zehen Knoblauch')).toBeChecked()
  const saved = page.waitForRequest(
    (call) => call.method() === 'PATCH' && call.url().endsWith('/me/'),
  )
  await context.setOffline(false)
  await page.reload()
  expect((await saved).postData()).toContain('Language=0')
  await expect(box(page, '4 Zehen Knoblauch')).toBeChecked()
  await page.reload()
  await expect(box(page, '4 Zehen Knoblauch')).toBeChecked()
})

test('a cook opens a viewed recipe offline; any other page redirects to the list', async ({
  page,
  context,
  open,
  request,
  allowComplaint,
}) => {
  allowComplaint(NO_NETWORK)
  allowComplaint(/ApiError|no-response/)
  await newShopper(context, request)
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

test('a member with a failing server sees saved data and stays signed in @thorough', async ({
  page,
  context,
  open,
  request,
  allowComplaint,
}) => {
  test.slow()
  allowComplaint(/50[03]|Oops/)
  const member = await newShopper(context, request, 1)
  await open('/shopping')
  await untilWorking(page)
  await open('/shopping')
  await expect(box(page, '4 cloves Garlic')).toBeVisible()
  let isBroken = true
  let refusedChanges = 0
  // The response of a reverse proxy while the server restarts.
  await context.route(/\/(?:api|shopping)\b/, async (route) => {
    if (!isBroken) return await route.fallback()
    if (route.request().method() !== 'GET') refusedChanges += 1
    return await route.fulfill({ status: 503, json: { Code: 'ServerError', Message: 'Oops.' } })
  })
  await page.reload()
  await box(page, '4 cloves Garlic').click()
  await expect(line(page, '1 change is waiting to be sent.')).toBeVisible()
  await expect(line(page, 'Simmer is having problems.')).toBeVisible()
  // After four attempts the next automatic retry is seconds away, so it cannot precede the press.
  await expect.poll(() => refusedChanges, { timeout: 20_000 }).toBeGreaterThan(3)
  isBroken = false
  await page.getByRole('button', { name: 'Try now' }).click()
  await expect.poll(() => serverTicks(request, member)).toEqual(['garlic'])
})
