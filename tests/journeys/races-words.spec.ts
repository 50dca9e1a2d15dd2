import type { Comment } from '#contract/recipes/comment.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { ratingIn } from '#design-system/testing/rating.ts'
import { responseOf } from './support/response-of.ts'
import { holdCalls } from './support/races.ts'
import { recipeAt } from './support/recipes.ts'
import { toasts } from './support/member-actions.ts'
import { expect, test } from './support/test.ts'

test('a member chooses quickly: one call at a time, and only the last choice follows', async ({
  page,
  open,
  signIn,
  request,
}) => {
  const member = await signIn()
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
  // On screen at once, although no call has succeeded.
  await expect(dislike).toHaveText('1')
  await expect(like).toHaveText('0')
  await calls.release()
  await calls.release()
  const path = `/api/recipe/${recipe.Id}/comment/${Id}`
  await expect
    .poll(async () => {
      const all = await responseOf<Comment[]>(request, `/api/recipe/${recipe.Id}/comment`)
      return all.find((it) => it.Id === Id)
    })
    .toMatchObject({ Likes: 0, Dislikes: 1 })
  expect(calls.made).toEqual([`${path}/like`, `${path}/dislike`])
  await expect(dislike).toHaveAttribute('aria-pressed', 'true')
  await expect(dislike).toHaveText('1')
})

test('a member retries a failed rating with the same star', async ({
  page,
  open,
  signIn,
  request,
  allowComplaint,
}) => {
  allowComplaint(/Failed to load resource|ApiError/)
  await signIn()
  const recipe = await recipeAt(request, -11)
  await page.route(/\/rate$/, (route) => route.abort(), { times: 1 })
  await open(`/recipes/${recipe.Id}`)
  const four = ratingIn(page, 'Your rating').star(4)
  await four.click()
  await expect(toasts(page)).toContainText('Your rating was not saved')
  await expect(four).not.toBeChecked()
  const answer = page.waitForResponse(/\/api\/recipe\/\d+\/rate$/)
  await four.click()
  expect(await (await answer).json()).toMatchObject({ UserRating: 3 })
  await expect(four).toBeChecked()
  await expect(toasts(page)).toHaveCount(0)
})

test('a member chooses stars quickly, and only the last is counted, once', async ({
  page,
  open,
  signIn,
  request,
}) => {
  const member = await signIn()
  const recipe = await recipeAt(request, -12)
  const calls = await holdCalls(page, /\/rate$/, 'POST')
  await open(`/recipes/${recipe.Id}`)
  const rating = ratingIn(page, 'Your rating')
  for (const count of [2, 5, 3]) await rating.choose(count)
  await calls.release()
  await calls.release()
  await expect
    .poll(async () => {
      const answer = await request.get(`/api/recipe/${recipe.Id}?LangId=1`, member)
      return ((await answer.json()) as Recipe).Rating
    })
    .toMatchObject({ UserRating: 2, TotalRatings: recipe.Rating.TotalRatings + 1 })
  expect(calls.made).toHaveLength(2)
  await expect(rating.star(3)).toBeChecked()
})

test('a member retries a comment whose response was lost, and it appears once', async ({
  page,
  open,
  signIn,
  request,
  allowComplaint,
}) => {
  allowComplaint(/Failed to load resource|ApiError/)
  const member = await signIn()
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
  // Once more, before any response.
  await box.press('Enter')
  await expect(page.locator('#comments article').first()).toContainText(text)
  await expect(toasts(page)).toHaveCount(0)
  const all = await responseOf<Comment[]>(request, `/api/recipe/${recipe.Id}/comment`)
  expect(all.filter(({ Text }) => Text === text)).toHaveLength(1)
  await expect(page.locator('#comments article').filter({ hasText: text })).toHaveCount(1)
})
