import type { Page } from '@playwright/test'
import { STORAGE_KEYS } from '#app/lib/storage/storage-keys.ts'
import type { ShoppingList } from '#contract/shopping/shopping.ts'
import { newMember, newToken, type Member } from './support/member.ts'
import { box, line, newShopper, addToList, serverTicks } from './support/shopping.ts'
import { expect, test } from './support/test.ts'

/** Stores another token, as signing in does. */
const useToken = (page: Page, token: string) =>
  page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    STORAGE_KEYS.token,
    token,
  ] as const)

let member: Member
test.beforeEach(async ({ context, request }) => {
  member = await newShopper(context, request, 1)
})

test('a cook who loses the connection still sees the list (Mealie 3718)', async ({
  page,
  context,
  open,
  allowComplaint,
}) => {
  allowComplaint(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await open('/shopping')
  await expect(box(page, '4 cloves Garlic')).toBeVisible()
  await context.setOffline(true)
  await page.evaluate(() => {
    dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(line(page, 'No connection.')).toBeVisible()
  await expect(box(page, '4 cloves Garlic')).toBeVisible()
})

test('a stale response does not undo a tick (Mealie 5511)', async ({ page, open, request }) => {
  await open('/shopping')
  await expect(box(page, '4 cloves Garlic')).toBeVisible()
  const stale = await request.get('/api/shopping', { headers: member.headers })
  const [body, headers] = [await stale.text(), stale.headers()]
  let served = 0
  await page.route('**/api/shopping', async (route) => {
    served += 1
    await route.fulfill({ body, headers })
  })
  await box(page, '4 cloves Garlic').click()
  await expect.poll(() => served).toBeGreaterThan(0)
  await expect.poll(() => serverTicks(request, member)).toEqual(['garlic'])
  await expect(box(page, '4 cloves Garlic')).toBeChecked()
})

test('a cook whose browser cannot store reads so, and each tab sends its own changes', async ({
  page,
  context,
  open,
  request,
  allowComplaint,
}) => {
  allowComplaint(/forbidden here/)
  await context.addInitScript(() => {
    if (location.search === '?stores') return
    IDBFactory.prototype.open = () => {
      throw new DOMException('forbidden here', 'SecurityError')
    }
  })
  await open('/shopping')
  await expect(line(page, 'This browser is not saving anything.')).toBeVisible()
  await box(page, '4 cloves Garlic').click()
  await expect(box(page, '4 cloves Garlic')).toBeChecked()
  const other = await context.newPage()
  await other.goto('/shopping')
  await box(other, '8 stems Parsley').click()
  await expect.poll(() => serverTicks(request, member)).toEqual(['garlic', 'parsley'])
  await expect(box(page, '8 stems Parsley')).toBeChecked()
  await expect(box(other, '4 cloves Garlic')).toBeChecked()
  // Tabs that store nothing do not keep one that does from sending.
  const storing = await context.newPage()
  await storing.goto('/shopping?stores')
  await box(storing, '8 stems Parsley').click()
  await expect.poll(() => serverTicks(request, member)).toEqual(['garlic'])
})

test('a cook with full storage loses no tick', async ({ page, open, request, allowComplaint }) => {
  allowComplaint(/full up/)
  await open('/shopping')
  await expect(box(page, '4 cloves Garlic')).toBeVisible()
  await page.evaluate(() => {
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('full up', 'QuotaExceededError')
    }
  })
  await box(page, '4 cloves Garlic').click()
  await expect(box(page, '4 cloves Garlic')).toBeChecked()
  await expect(line(page, 'This device has no space left.')).toBeVisible()
  await expect.poll(() => serverTicks(request, member)).toEqual(['garlic'])
})

test('a cook sees the same list in three tabs', async ({ page, context, open, request }) => {
  await open('/shopping')
  const others = [await context.newPage(), await context.newPage()]
  for (const other of others) await other.goto('/shopping')
  const names = ['4 cloves Garlic', '8 stems Parsley', '200 g Spaghetti']
  const tabs = [page, ...others]
  for (const [index, tab] of tabs.entries()) {
    await box(tab, names[index] ?? '').click()
  }
  for (const tab of tabs) {
    for (const name of names) await expect(box(tab, name)).toBeChecked()
  }
  await expect.poll(() => serverTicks(request, member)).toEqual(['garlic', 'parsley', 'spaghetti'])
})

test('a cook signed out by another device while offline loses nothing, and the next member sees none of it', async ({
  page,
  context,
  open,
  request,
  allowComplaint,
}) => {
  test.slow()
  allowComplaint(/ERR_INTERNET_DISCONNECTED|Failed to fetch|401|ApiError/)
  await open('/shopping')
  await expect(box(page, '4 cloves Garlic')).toBeVisible()
  await context.setOffline(true)
  await box(page, '4 cloves Garlic').click()
  await expect(box(page, '4 cloves Garlic')).toBeChecked()
  await request.post('/api/auth/logout', { headers: member.headers })
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/auth$/)

  const guest = await newMember(request, { firstName: 'Grace' })
  await addToList(request, guest, 1)
  await useToken(page, guest.token)
  await page.goto('/shopping')
  await box(page, '8 stems Parsley').click()
  await expect.poll(() => serverTicks(request, guest)).toEqual(['parsley'])
  await expect(box(page, '4 cloves Garlic')).not.toBeChecked()

  const token = await newToken(request, member)
  await useToken(page, token)
  await page.goto('/shopping')
  const headers = { Authorization: `Bearer ${token}` }
  await expect.poll(() => serverTicks(request, { headers })).toEqual(['garlic'])
  await expect(box(page, '4 cloves Garlic')).toBeChecked()
  await expect(box(page, '8 stems Parsley')).not.toBeChecked()
})

test('a cook reads in every tab that the server fails, and retries from any of them', async ({
  page,
  context,
  open,
  request,
  allowComplaint,
}) => {
  allowComplaint(/500|Oops/)
  await open('/shopping')
  await expect(box(page, '4 cloves Garlic')).toBeVisible()
  const other = await context.newPage()
  await other.goto('/shopping')
  await expect(box(other, '4 cloves Garlic')).toBeVisible()
  let isBroken = true
  await context.route('**/api/shopping/*/check*', async (route) => {
    if (!isBroken) return await route.fallback()
    return await route.fulfill({ status: 500, json: { Code: 'ServerError', Message: 'Oops.' } })
  })
  await box(other, '4 cloves Garlic').click()
  for (const tab of [page, other]) {
    await expect(line(tab, 'Simmer is having problems.')).toBeVisible()
    await expect(line(tab, '1 change is waiting to be sent.')).toBeVisible()
    await expect(box(tab, '4 cloves Garlic')).toBeChecked()
  }
  isBroken = false
  await other.getByRole('button', { name: 'Try now' }).click()
  for (const tab of [page, other]) {
    await expect(line(tab, 'Simmer is having problems.')).toBeHidden()
  }
  await expect.poll(() => serverTicks(request, member)).toEqual(['garlic'])
})

test('a cook with an outdated page keeps the ticks and updates with one press', async ({
  page,
  open,
  request,
  allowComplaint,
}) => {
  allowComplaint(/426|outdated/)
  await open('/shopping')
  await expect(box(page, '4 cloves Garlic')).toBeVisible()
  // The response of a server with another version of the calls, until the page is another one.
  let isOutdated = true
  page.on('request', (sent) => {
    if (sent.isNavigationRequest()) isOutdated = false
  })
  const json = { Code: 'AppOutdated', Message: 'outdated' }
  await page.route('**/api/shopping/**', async (route) => {
    if (!isOutdated) return await route.fallback()
    return await route.fulfill({ status: 426, json })
  })
  await box(page, '4 cloves Garlic').click()
  await expect(line(page, 'There is a new version of Simmer.')).toBeVisible()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect.poll(() => serverTicks(request, member)).toEqual(['garlic'])
  await expect(line(page, 'There is a new version of Simmer.')).toBeHidden()
  await expect(box(page, '4 cloves Garlic')).toBeChecked()
})

test('a cook reads which recipe was removed from the catalogue, and the rest of the list stays', async ({
  page,
  open,
  request,
  allowComplaint,
}) => {
  allowComplaint(/404/)
  await addToList(request, member, 2)
  await open('/shopping')
  await box(page, '4 cloves Garlic').click()
  await expect(page.getByRole('tab', { name: 'Recipes 2' })).toBeVisible()
  const gone = page.getByRole('tabpanel').getByRole('heading', { level: 3 }).last()
  const name = await gone.textContent()
  // The response of the server after an import without the recipe.
  await page.route('**/api/shopping', async (route) => {
    const answer = await route.fetch()
    const lists = (await answer.json()) as ShoppingList[]
    for (const list of lists) list.Recipes = list.Recipes.filter(({ Id }) => Id !== 2)
    await route.fulfill({ response: answer, json: lists })
  })
  const json = { Code: 'RequestInvalid', Message: 'The request is invalid.' }
  await page.route('**/api/recipe/2?*', (route) => route.fulfill({ status: 404, json }))
  // A change on another device makes the page fetch the list again.
  await request.post('/api/shopping/note', { headers: member.headers, form: { Name: 'Bread' } })
  await expect(line(page, `${name} is no longer on Simmer.`)).toBeVisible()
  await expect(page.getByRole('tab', { name: 'Recipes 1' })).toBeVisible()
  await expect(box(page, '4 cloves Garlic')).toBeChecked()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(line(page, `${name} is no longer on Simmer.`)).toBeHidden()
  // The list may be fetched once more.
  await page.unrouteAll({ behavior: 'wait' })
})
