import type { APIRequestContext } from '@playwright/test'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { expectHeart, heartOf } from './support/hearts.ts'
import type { Member } from './support/member.ts'
import { revalidate, holdCalls } from './support/races.ts'
import { recipeAt } from './support/recipes.ts'
import { toasts } from './support/member-actions.ts'
import { expect, test } from './support/test.ts'

async function isFavourite(request: APIRequestContext, { headers }: Member, { Id }: Recipe) {
  const answer = await request.get(`/api/recipe/${Id}?LangId=1`, { headers })
  return ((await answer.json()) as Recipe).IsFavorized
}

test('a member double-clicks a heart, and one call is sent', async ({
  page,
  open,
  signIn,
  request,
}) => {
  const member = await signIn()
  const recipe = await recipeAt(request, 3)
  const calls = await holdCalls(page, /favorize\?/)
  await open(`/recipes/${recipe.Id}`)
  const heart = heartOf(page, recipe)
  await heart.dblclick()
  await calls.release()
  await expectHeart(heart, true)
  expect(calls.made).toEqual([`/api/recipe/${recipe.Id}/favorize`])
  expect(await isFavourite(request, member, recipe)).toBe(true)
})

test('a response requested before a change does not undo it', async ({
  page,
  open,
  signIn,
  request,
}) => {
  const member = await signIn()
  const recipe = await recipeAt(request, 3)
  const path = `/api/recipe/${recipe.Id}`
  await open(`/recipes/${recipe.Id}`)
  const heart = heartOf(page, recipe)
  await expectHeart(heart, false)
  // Requested now, with a late response.
  const slow = Promise.withResolvers<void>()
  let isFetched = false
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch()
      isFetched = true
      await slow.promise
      await route.fulfill({ response })
    },
  )
  await revalidate(page, () => isFetched)
  await heart.click()
  await expectHeart(heart, true)
  const late = page.waitForResponse((answer) => new URL(answer.url()).pathname === path)
  slow.resolve()
  await (await late).finished()
  await expectHeart(heart, true)
  expect(await isFavourite(request, member, recipe)).toBe(true)
})

test('a member does not see data prefetched before a change @any-width', async ({
  page,
  open,
  signIn,
  request,
}) => {
  await signIn()
  const recipe = await recipeAt(request, 2)
  await open('/recipes')
  const ahead = page.waitForResponse(
    (answer) => new URL(answer.url()).pathname === `/api/recipe/${recipe.Id}`,
  )
  const link = page.getByRole('link', { name: recipe.Name, exact: true })
  await link.hover()
  await ahead
  await heartOf(page, recipe).click()
  await expectHeart(heartOf(page, recipe), true)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(recipe.Name)
  await expectHeart(heartOf(page, recipe), true)
})

test('two tabs of a member end with the state of the server', async ({
  page,
  open,
  signIn,
  context,
  request,
}) => {
  const member = await signIn()
  const recipe = await recipeAt(request, 3)
  await open(`/recipes/${recipe.Id}`)
  const other = await context.newPage()
  await other.goto(`/recipes/${recipe.Id}`)
  await expectHeart(heartOf(other, recipe), false)
  await heartOf(page, recipe).click()
  await expectHeart(heartOf(page, recipe), true)
  // The other tab does not know yet, and does the same.
  await heartOf(other, recipe).click()
  await expectHeart(heartOf(other, recipe), true)
  expect(await isFavourite(request, member, recipe)).toBe(true)
  await heartOf(other, recipe).click()
  await expectHeart(heartOf(other, recipe), false)
  const heart = heartOf(page, recipe)
  await revalidate(page, async () => (await heart.getAttribute('aria-pressed')) === 'false')
  expect(await isFavourite(request, member, recipe)).toBe(false)
})

test('a member presses a heart offline: it reverts, and a toast offers to retry', async ({
  page,
  open,
  signIn,
  request,
  allowComplaint,
}) => {
  allowComplaint(/Failed to load resource|ApiError/)
  const member = await signIn()
  const recipe = await recipeAt(request, 3)
  await open(`/recipes/${recipe.Id}`)
  const heart = heartOf(page, recipe)
  await expectHeart(heart, false)
  let isOffline = true
  await page.route(/favorize\?/, (route) => (isOffline ? route.abort() : route.continue()))
  await heart.click()
  await expect(toasts(page)).toContainText(`Not saved: “${recipe.Name}”`)
  await expect(toasts(page)).toContainText('There is no connection.')
  await expectHeart(heart, false)
  // Once more without a connection: still one toast, not two.
  await toasts(page).getByRole('button', { name: 'Try again' }).click()
  await expect(toasts(page)).toHaveCount(1)
  await expectHeart(heart, false)
  isOffline = false
  await toasts(page).getByRole('button', { name: 'Try again' }).click()
  await expectHeart(heart, true)
  await expect(toasts(page)).toHaveCount(0)
  expect(await isFavourite(request, member, recipe)).toBe(true)
})

test('a member presses the heart again, and the failure toast disappears', async ({
  page,
  open,
  signIn,
  request,
  allowComplaint,
}) => {
  allowComplaint(/503|ApiError/)
  await signIn()
  const recipe = await recipeAt(request, 3)
  await page.route(
    /favorize\?/,
    (route) => route.fulfill({ status: 503, json: { Code: 'ServerError', Message: 'secret' } }),
    { times: 1 },
  )
  await open(`/recipes/${recipe.Id}`)
  await heartOf(page, recipe).click()
  await expect(toasts(page)).toContainText('Something went wrong on our side.')
  await expect(toasts(page)).not.toContainText('secret')
  await heartOf(page, recipe).click()
  await expectHeart(heartOf(page, recipe), true)
  await expect(toasts(page).filter({ hasText: 'Something went wrong' })).toHaveCount(0)
})

test('a response that arrives after signing out is not shown', async ({
  page,
  open,
  signIn,
  request,
}) => {
  await signIn()
  const recipe = await recipeAt(request, 3)
  const calls = await holdCalls(page, /favorize\?/)
  await open(`/recipes/${recipe.Id}`)
  await heartOf(page, recipe).click()
  // As another tab does.
  await page.evaluate(() => {
    localStorage.removeItem('simmer.token')
    dispatchEvent(new StorageEvent('storage', { key: 'simmer.token' }))
  })
  const link = page.getByRole('link', { name: `Sign in to favourite ${recipe.Name}` })
  await expect(link).toBeVisible()
  const answer = page.waitForResponse(/favorize\?/)
  await calls.release()
  await answer
  await expect(link).toBeVisible()
  await expect(toasts(page)).toHaveCount(0)
})
