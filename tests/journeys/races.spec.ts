import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { Comment } from '#contract/comment.ts'
import type { Recipe } from '#contract/recipe.ts'
import { answerOf } from './support/answer-of.ts'
import { newMember, signInAs, type Member } from './support/member.ts'
import { expect, test } from './support/test.ts'

const toasts = (page: Page) => page.locator('[data-slot=toast]')
const heartOf = (page: Page, { Name }: Recipe) =>
  page.getByRole('button', { name: `Favourite: ${Name}` }).first()

/** A recipe by its place in the list; journeys that rate or comment take one of their own. */
async function recipeAt(request: APIRequestContext, place: number): Promise<Recipe> {
  const recipes = await answerOf<Recipe[]>(request, '/api/recipe?LangId=1')
  const recipe = recipes.at(place)
  if (!recipe) throw new Error('There are not enough recipes.')
  return recipe
}

async function isFavourite(request: APIRequestContext, { headers }: Member, { Id }: Recipe) {
  const answer = await request.get(`/api/recipe/${Id}?LangId=1`, { headers })
  return ((await answer.json()) as Recipe).IsFavorized
}

async function expectHeart(heart: Locator, isPressed: boolean): Promise<void> {
  await expect(heart).toHaveAttribute('aria-pressed', String(isPressed))
  await expect(heart).not.toHaveAttribute('aria-busy')
}

/** Lets a page ask once more for what it shows, as when the connection comes back, until it is seen. */
async function askAgain(page: Page, isSeen: () => Promise<boolean> | boolean): Promise<void> {
  await expect
    .poll(async () => {
      await page.evaluate(() => dispatchEvent(new Event('online')))
      return await isSeen()
    })
    .toBe(true)
}

/** Holds calls back until they are let go, one by one, and notes them. */
async function holdCalls(page: Page, path: RegExp, method = 'PATCH') {
  const made: string[] = []
  const held: (() => void)[] = []
  await page.route(path, async (route) => {
    if (route.request().method() !== method) return await route.fallback()
    made.push(new URL(route.request().url()).pathname)
    await new Promise<void>((resolve) => void held.push(resolve))
    await route.continue()
  })
  return {
    made,
    /** Lets the oldest call go that is held. */
    letGo: async () => {
      await expect.poll(() => held.length).toBeGreaterThan(0)
      held.shift()?.()
    },
  }
}

test('a double click on a heart is one wish', async ({ page, context, open, request }) => {
  const member = await newMember(request)
  await signInAs(context, member)
  const recipe = await recipeAt(request, 3)
  const calls = await holdCalls(page, /favorize\?/)
  await open(`/recipes/${recipe.Id}`)
  const heart = heartOf(page, recipe)
  await heart.dblclick()
  await calls.letGo()
  await expectHeart(heart, true)
  expect(calls.made).toEqual([`/api/recipe/${recipe.Id}/favorize`])
  expect(await isFavourite(request, member, recipe)).toBe(true)
})

test('of quick choices one call is under way, and the last one is the next', async ({
  page,
  context,
  open,
  request,
}) => {
  const member = await newMember(request)
  await signInAs(context, member)
  const recipe = await recipeAt(request, -10)
  const text = `Choose quickly, ${member.email}`
  const posted = await request.post(`/api/recipe/${recipe.Id}/comment`, {
    form: { text },
    headers: member.headers,
  })
  const { Id } = (await posted.json()) as Comment
  const calls = await holdCalls(page, /\/(dis)?like$/)
  await open(`/recipes/${recipe.Id}`)
  const comment = page.locator('#comments article').filter({ hasText: text })
  const like = comment.getByRole('button', { name: /^Like/ })
  const dislike = comment.getByRole('button', { name: /^Dislike/ })
  await like.click()
  for (const button of [dislike, like, dislike]) await button.click()
  // At once on screen, though nothing has been answered.
  await expect(dislike).toHaveText('1')
  await expect(like).toHaveText('0')
  await calls.letGo()
  await calls.letGo()
  const path = `/api/recipe/${recipe.Id}/comment/${Id}`
  await expect
    .poll(async () => {
      const all = await answerOf<Comment[]>(request, `/api/recipe/${recipe.Id}/comment`)
      return all.find((it) => it.Id === Id)
    })
    .toMatchObject({ Likes: 0, Dislikes: 1 })
  expect(calls.made).toEqual([`${path}/like`, `${path}/dislike`])
  await expect(dislike).toHaveAttribute('aria-pressed', 'true')
  await expect(dislike).toHaveText('1')
})

test('an answer that was asked for before the change and comes after it does not undo it', async ({
  page,
  context,
  open,
  request,
}) => {
  const member = await newMember(request)
  await signInAs(context, member)
  const recipe = await recipeAt(request, 3)
  const path = `/api/recipe/${recipe.Id}`
  await open(`/recipes/${recipe.Id}`)
  const heart = heartOf(page, recipe)
  await expectHeart(heart, false)
  // Read now, answered late.
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
  await askAgain(page, () => isFetched)
  await heart.click()
  await expectHeart(heart, true)
  const late = page.waitForResponse((answer) => new URL(answer.url()).pathname === path)
  slow.resolve()
  await (await late).finished()
  await expectHeart(heart, true)
  expect(await isFavourite(request, member, recipe)).toBe(true)
})

test('what was fetched ahead of a change is not shown after it @any-width', async ({
  page,
  context,
  open,
  request,
}) => {
  const member = await newMember(request)
  await signInAs(context, member)
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

test('two tabs end with what the server has', async ({ page, context, open, request }) => {
  const member = await newMember(request)
  await signInAs(context, member)
  const recipe = await recipeAt(request, 3)
  await open(`/recipes/${recipe.Id}`)
  const other = await context.newPage()
  await other.goto(`/recipes/${recipe.Id}`)
  await expectHeart(heartOf(other, recipe), false)
  await heartOf(page, recipe).click()
  await expectHeart(heartOf(page, recipe), true)
  // The other tab does not know yet, and wishes the same.
  await heartOf(other, recipe).click()
  await expectHeart(heartOf(other, recipe), true)
  expect(await isFavourite(request, member, recipe)).toBe(true)
  await heartOf(other, recipe).click()
  await expectHeart(heartOf(other, recipe), false)
  const heart = heartOf(page, recipe)
  await askAgain(page, async () => (await heart.getAttribute('aria-pressed')) === 'false')
  expect(await isFavourite(request, member, recipe)).toBe(false)
})

test('without a connection the heart goes back, a toast says so and offers to try again', async ({
  page,
  context,
  open,
  request,
  allowComplaint,
}) => {
  allowComplaint(/Failed to load resource|ApiError/)
  const member = await newMember(request)
  await signInAs(context, member)
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
  // Once more without: one toast again, not two.
  await toasts(page).getByRole('button', { name: 'Try again' }).click()
  await expect(toasts(page)).toHaveCount(1)
  await expectHeart(heart, false)
  isOffline = false
  await toasts(page).getByRole('button', { name: 'Try again' }).click()
  await expectHeart(heart, true)
  await expect(toasts(page)).toHaveCount(0)
  expect(await isFavourite(request, member, recipe)).toBe(true)
})

test('a new wish takes the words about the failed one away', async ({
  page,
  context,
  open,
  request,
  allowComplaint,
}) => {
  allowComplaint(/503|ApiError/)
  await signInAs(context, await newMember(request))
  const recipe = await recipeAt(request, 3)
  await page.route(
    /favorize\?/,
    (route) => route.fulfill({ status: 503, json: { Code: 'ServerError', Message: 'secret' } }),
    { times: 1 },
  )
  await open(`/recipes/${recipe.Id}`)
  await heartOf(page, recipe).click()
  await expect(toasts(page)).toContainText('Something on our side broke.')
  await expect(toasts(page)).not.toContainText('secret')
  await heartOf(page, recipe).click()
  await expect(toasts(page)).toHaveCount(0)
  await expectHeart(heartOf(page, recipe), true)
})

test('a rating that failed can be given again with the same star', async ({
  page,
  context,
  open,
  request,
  allowComplaint,
}) => {
  allowComplaint(/Failed to load resource|ApiError/)
  await signInAs(context, await newMember(request))
  const recipe = await recipeAt(request, -11)
  await page.route(/\/rate$/, (route) => route.abort(), { times: 1 })
  await open(`/recipes/${recipe.Id}`)
  const stars = page.getByRole('radiogroup', { name: 'Your rating' })
  const four = stars.getByRole('radio', { name: '4 stars' })
  await four.click()
  await expect(toasts(page)).toContainText('Your rating was not saved')
  await expect(four).not.toBeChecked()
  const answer = page.waitForResponse(/\/api\/recipe\/\d+\/rate$/)
  await four.click()
  expect(await (await answer).json()).toMatchObject({ UserRating: 3 })
  await expect(four).toBeChecked()
  await expect(toasts(page)).toHaveCount(0)
})

test('of stars chosen quickly the last counts, once', async ({ page, context, open, request }) => {
  const member = await newMember(request)
  await signInAs(context, member)
  const recipe = await recipeAt(request, -12)
  const calls = await holdCalls(page, /\/rate$/, 'POST')
  await open(`/recipes/${recipe.Id}`)
  const stars = page.getByRole('radiogroup', { name: 'Your rating' })
  for (const count of [2, 5, 3]) await stars.getByRole('radio', { name: `${count} stars` }).click()
  await calls.letGo()
  await calls.letGo()
  await expect
    .poll(async () => {
      const answer = await request.get(`/api/recipe/${recipe.Id}?LangId=1`, member)
      return ((await answer.json()) as Recipe).Rating
    })
    .toMatchObject({ UserRating: 2, TotalRatings: recipe.Rating.TotalRatings + 1 })
  expect(calls.made).toHaveLength(2)
  await expect(stars.getByRole('radio', { name: '3 stars' })).toBeChecked()
})

test('a comment whose answer gets lost stands there once after another try', async ({
  page,
  context,
  open,
  request,
  allowComplaint,
}) => {
  allowComplaint(/Failed to load resource|ApiError/)
  const member = await newMember(request)
  await signInAs(context, member)
  const text = `Lost and found, ${member.email}`
  const recipe = await recipeAt(request, -13)
  let isLost = true
  await page.route(/\/comment\?/, async (route) => {
    if (route.request().method() === 'GET' || !isLost) return await route.fallback()
    isLost = false
    await route.fetch()
    await route.abort()
  })
  await open(`/recipes/${recipe.Id}`)
  const box = page.getByRole('textbox', { name: 'How did it turn out?' })
  await box.fill(text)
  await box.press('Enter')
  await expect(box).toHaveValue(text)
  await box.press('Enter')
  // Once more, before anything is answered.
  await box.press('Enter')
  await expect(page.locator('#comments article').first()).toContainText(text)
  await expect(toasts(page)).toHaveCount(0)
  const all = await answerOf<Comment[]>(request, `/api/recipe/${recipe.Id}/comment`)
  expect(all.filter(({ Text }) => Text === text)).toHaveLength(1)
  await expect(page.locator('#comments article').filter({ hasText: text })).toHaveCount(1)
})

test('an answer that comes after signing out shows nobody anything', async ({
  page,
  context,
  open,
  request,
}) => {
  await signInAs(context, await newMember(request))
  const recipe = await recipeAt(request, 3)
  const calls = await holdCalls(page, /favorize\?/)
  await open(`/recipes/${recipe.Id}`)
  await heartOf(page, recipe).click()
  // As another tab would.
  await page.evaluate(() => {
    localStorage.removeItem('simmer.token')
    dispatchEvent(new StorageEvent('storage', { key: 'simmer.token' }))
  })
  const link = page.getByRole('link', { name: `Sign in to favourite ${recipe.Name}` })
  await expect(link).toBeVisible()
  const answer = page.waitForResponse(/favorize\?/)
  await calls.letGo()
  await answer
  await expect(link).toBeVisible()
  await expect(toasts(page)).toHaveCount(0)
})
