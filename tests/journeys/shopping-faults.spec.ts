import type { APIRequestContext, Page } from '@playwright/test'
import { TOKEN_KEY } from '#app/session/token.ts'
import type { ShoppingRecipe } from '#contract/shopping.ts'
import { newMember, newToken, signInAs, type Member } from './support/member.ts'
import { expect, test } from './support/test.ts'

async function put(request: APIRequestContext, { headers }: Member, ...ids: number[]) {
  for (const id of ids) {
    const form = { RecipeId: String(id), Persons: '2' }
    await request.post('/api/shopping/recipe/', { headers, form })
  }
}

/** Names of what the server has as ticked off. */
async function tickedOf(request: APIRequestContext, headers: Member['headers']) {
  const answer = await request.get('/api/shopping/recipe?LangId=1', { headers })
  const recipes = (await answer.json()) as ShoppingRecipe[]
  const rows = recipes.flatMap(({ Ingredients }) => Ingredients)
  return rows.filter(({ State }) => State === 1).map(({ Name }) => Name)
}

const box = (page: Page, name: string) => page.getByRole('checkbox', { name })
const note = (page: Page, title: string) => page.getByText(title, { exact: true })

let member: Member
test.beforeEach(async ({ context, request }) => {
  member = await newMember(request)
  await signInAs(context, member)
  await put(request, member, 1)
})

test('the list does not go blank when the signal drops (Mealie 3718)', async ({
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
  await expect(note(page, 'No connection.')).toBeVisible()
  await expect(box(page, '4 cloves Garlic')).toBeVisible()
})

test('a stale answer takes no tick away (Mealie 5511)', async ({ page, open, request }) => {
  await open('/shopping')
  await expect(box(page, '4 cloves Garlic')).toBeVisible()
  const stale = await request.get('/api/shopping/recipe?LangId=1', { headers: member.headers })
  const [body, headers] = [await stale.text(), stale.headers()]
  let served = 0
  await page.route('**/api/shopping/recipe?LangId=1', async (route) => {
    served += 1
    await route.fulfill({ body, headers })
  })
  await box(page, '4 cloves Garlic').click()
  await expect.poll(() => served).toBeGreaterThan(0)
  await expect.poll(() => tickedOf(request, member.headers)).toEqual(['garlic'])
  await expect(box(page, '4 cloves Garlic')).toBeChecked()
})

test('a browser that keeps nothing says so, and the list works all the same', async ({
  page,
  open,
  request,
  allowComplaint,
}) => {
  allowComplaint(/forbidden here/)
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('forbidden here', 'SecurityError')
    }
  })
  await open('/shopping')
  await expect(note(page, 'This browser keeps nothing.')).toBeVisible()
  await box(page, '4 cloves Garlic').click()
  await expect(box(page, '4 cloves Garlic')).toBeChecked()
  await expect.poll(() => tickedOf(request, member.headers)).toEqual(['garlic'])
})

test('a full storage loses no tick', async ({ page, open, request, allowComplaint }) => {
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
  await expect(note(page, 'This browser keeps nothing.')).toBeVisible()
  await expect.poll(() => tickedOf(request, member.headers)).toEqual(['garlic'])
})

test('three tabs show one list', async ({ page, context, open, request }) => {
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
  await expect
    .poll(async () => (await tickedOf(request, member.headers)).toSorted())
    .toEqual(['garlic', 'parsley', 'spaghetti'])
})

test('signed out by another device while offline: the same member signs in again and nothing is lost', async ({
  page,
  context,
  open,
  request,
  allowComplaint,
}) => {
  allowComplaint(/ERR_INTERNET_DISCONNECTED|Failed to fetch|401|ApiError/)
  await open('/shopping')
  await expect(box(page, '4 cloves Garlic')).toBeVisible()
  await context.setOffline(true)
  await box(page, '4 cloves Garlic').click()
  await expect(box(page, '4 cloves Garlic')).toBeChecked()
  await request.post('/api/auth/logout', { headers: member.headers })
  await context.setOffline(false)
  await expect(page).toHaveURL(/\/auth$/)
  const token = await newToken(request, member)
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    TOKEN_KEY,
    token,
  ] as const)
  await page.goto('/shopping')
  const headers = { Authorization: `Bearer ${token}` }
  await expect.poll(() => tickedOf(request, headers), { timeout: 15_000 }).toEqual(['garlic'])
  await expect(box(page, '4 cloves Garlic')).toBeChecked()
})

test('a server that fails is said calmly; a press tries again', async ({
  page,
  open,
  request,
  allowComplaint,
}) => {
  allowComplaint(/500|Oops/)
  await open('/shopping')
  await expect(box(page, '4 cloves Garlic')).toBeVisible()
  let isBroken = true
  await page.route('**/api/shopping/*/check', async (route) => {
    if (!isBroken) return await route.fallback()
    return await route.fulfill({ status: 500, json: { Code: 'ServerError', Message: 'Oops.' } })
  })
  await box(page, '4 cloves Garlic').click()
  await expect(note(page, 'Simmer does not answer as it should.')).toBeVisible()
  await expect(page.getByText('1 change is waiting to be sent.')).toBeVisible()
  await expect(box(page, '4 cloves Garlic')).toBeChecked()
  isBroken = false
  await page.getByRole('button', { name: 'Try now' }).click()
  await expect(note(page, 'Simmer does not answer as it should.')).toBeHidden()
  await expect.poll(() => tickedOf(request, member.headers)).toEqual(['garlic'])
})
