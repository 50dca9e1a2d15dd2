import type { Comment } from '#contract/recipes/comment.ts'
import { responseOf } from './support/response-of.ts'
import { expectAccessible } from './support/axe.ts'
import { newMember } from './support/member.ts'
import { recipeAt } from './support/recipes.ts'
import { comments, WORDS, toasts } from './support/member-actions.ts'
import { WALKED } from './support/languages.ts'
import { expect, test } from './support/test.ts'

for (const language of WALKED) {
  const words = WORDS[language]

  test(`STA-11 STA-13 ROL-08 a member posts a comment with Enter and sees it first, ${language}`, async ({
    page,
    open,
    signIn,
    request,
  }) => {
    await signIn({ langId: words.langId, firstName: 'Jörg' })
    const recipe = await recipeAt(request, language === 'en' ? -1 : -2, words.langId)
    const before = await responseOf<Comment[]>(request, `/api/recipe/${recipe.Id}/comment`)
    await open(`/recipes/${recipe.Id}?lang=${language}`)
    const box = page.getByRole('textbox', { name: words.box })
    const text = `Zwei Zeilen\n<b>"Zitat"</b> & 🍲 ${language}`
    await box.focus()
    await box.pressSequentially('Zwei Zeilen')
    await box.press('Shift+Enter')
    await box.pressSequentially(`<b>"Zitat"</b> & 🍲 ${language}`)
    await box.press('Enter')
    const first = comments(page).first()
    await expect(first.locator('p[lang]')).toHaveText(text, { useInnerText: true })
    await expect(first.locator('p[lang]')).toHaveAttribute('lang', language)
    await expect(first.getByRole('heading')).toHaveText(`Jörg Lovelace ${words.today}`)
    await expect(box).toHaveValue('')
    await expect(box).toBeFocused()
    // A blank text is not a comment.
    await box.fill('  \n ')
    await box.press('Enter')
    const after = await responseOf<Comment[]>(request, `/api/recipe/${recipe.Id}/comment`)
    expect(after.map(({ Id }) => Id).slice(1)).toEqual(before.map(({ Id }) => Id))
    expect(after[0]).toMatchObject({ Text: text, LangId: words.langId })
    await expectAccessible(page)
  })
}

test('STA-12 a member posts and sees an empty box and a spinner; a failure restores the text', async ({
  page,
  open,
  signIn,
  request,
  allowComplaint,
}) => {
  allowComplaint(/503|ApiError/)
  await signIn()
  const recipe = await recipeAt(request, -7)
  const answer = Promise.withResolvers<void>()
  await page.route(`**/api/recipe/${recipe.Id}/comment?*`, async (route) => {
    if (route.request().method() === 'GET') return await route.fallback()
    await answer.promise
    await route.fulfill({ status: 503, json: { Code: 'ServerError', Message: 'Busy' } })
  })
  await open(`/recipes/${recipe.Id}`)
  const box = page.getByRole('textbox', { name: 'How did it turn out?' })
  const send = page.getByRole('button', { name: 'Post comment' })
  await box.fill('Too much salt')
  await send.click()
  await expect(box).toHaveValue('')
  await expect(send).toHaveAttribute('aria-busy', 'true')
  // Text that is typed meanwhile is kept, too.
  await box.fill('Less salt')
  answer.resolve()
  await expect(box).toHaveValue('Too much salt\nLess salt')
  await expect(toasts(page)).toContainText('Your comment was not posted')
  await expect(send).not.toHaveAttribute('aria-busy')
})

test('ROL-06 STA-15 a member likes and dislikes a comment, and each replaces the other in the counts', async ({
  page,
  open,
  signIn,
  request,
}) => {
  const member = await signIn()
  const recipe = await recipeAt(request, -8)
  const text = `Like me, ${member.email}`
  await request.post(`/api/recipe/${recipe.Id}/comment`, {
    form: { text },
    headers: member.headers,
  })
  await open(`/recipes/${recipe.Id}`)
  const comment = comments(page).filter({ hasText: text })
  const like = comment.getByRole('button', { name: /^Like/ })
  const dislike = comment.getByRole('button', { name: /^Dislike/ })
  const expectChoice = async (likes: number, dislikes: number, isLiked: boolean | null) => {
    await expect(like).toHaveText(String(likes))
    await expect(dislike).toHaveText(String(dislikes))
    await expect(like).toHaveAttribute('aria-pressed', String(isLiked === true))
    await expect(dislike).toHaveAttribute('aria-pressed', String(isLiked === false))
  }
  await expectChoice(0, 0, null)
  // By keyboard as well.
  await like.focus()
  await page.keyboard.press('Enter')
  await expectChoice(1, 0, true)
  await page.keyboard.press('Tab')
  await page.keyboard.press(' ')
  await expectChoice(0, 1, false)
  await dislike.click()
  await expectChoice(0, 1, false)
  await like.click()
  await expectChoice(1, 0, true)
  await page.reload()
  await expectChoice(1, 0, true)
})

test('ROL-05 ROL-09 AUT-21 a visitor sees counts, but no icons, no comment box and no rate modal', async ({
  page,
  open,
  request,
}) => {
  const member = await newMember(request)
  const recipe = await recipeAt(request, -9)
  const text = `Liked once, ${member.email}`
  const posted = await request.post(`/api/recipe/${recipe.Id}/comment`, {
    form: { text },
    headers: member.headers,
  })
  const { Id } = (await posted.json()) as Comment
  const liked = await request.patch(`/api/recipe/${recipe.Id}/comment/${Id}/like`, member)
  expect(liked.status()).toBe(200)
  await open(`/recipes/${recipe.Id}`)
  const section = page.locator('#comments')
  await expect(comments(page).filter({ hasText: text })).toContainText('1 like')
  await expect(section.getByRole('button', { name: /like/i })).toHaveCount(0)
  await expect(section.getByRole('textbox')).toHaveCount(0)
  await expect(section.getByRole('radio')).toHaveCount(0)
})

test('a reader retries older comments, and comments posted meanwhile leave no gap @thorough', async ({
  page,
  open,
  request,
  allowComplaint,
}) => {
  allowComplaint(/Failed to load resource|ApiError/)
  const { headers } = await newMember(request)
  const recipe = await recipeAt(request, -14)
  const path = `/api/recipe/${recipe.Id}/comment`
  const post = async (text: string) => {
    expect((await request.post(path, { form: { text }, headers })).status()).toBe(201)
  }
  for (const text of ['one', 'two', 'three', 'four', 'five']) await post(text)
  const older = /\/comment\?.*Before=/
  await page.route(older, async (route) => await route.abort())
  await open(`/recipes/${recipe.Id}`)
  const section = page.getByRole('region', { name: 'Comments' })
  await section.getByRole('button', { name: 'Load more' }).press('Enter')
  await expect(
    section.getByText('More comments couldn’t be loaded.', { exact: false }),
  ).toBeVisible()
  await expect(comments(page)).toHaveCount(3)
  await page.unroute(older)
  await section.getByRole('button', { name: 'Try again' }).press('Enter')
  const expectAll = async () => {
    const all = await responseOf<Comment[]>(request, path)
    await expect(comments(page).locator('p[lang]')).toHaveText(all.map(({ Text }) => Text))
  }
  await expectAll()
  await expect(section.getByRole('listitem').nth(3)).toBeFocused()
  for (const text of ['six', 'seven', 'eight', 'nine', 'ten']) await post(text)
  // SWR revalidates when the window gets the focus, at most once in a few seconds.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(comments(page).first()).toContainText('ten', { timeout: 1000 })
  }).toPass()
  await expectAll()
  await section.getByRole('button', { name: 'Show less' }).press('Enter')
  await expect(comments(page)).toHaveCount(3)
  await expect(section.getByRole('button', { name: 'Load more' })).toBeFocused()
  await expectAccessible(page)
})

test('a visitor without scripts sees what a member has just written, on a page that was cached', async ({
  request,
}) => {
  const { headers } = await newMember(request)
  const recipe = await recipeAt(request, -15)
  const read = async () => await (await request.get(`/recipes/${recipe.Id}?lang=en`)).text()
  const text = `Written a moment ago, ${Date.now()}`
  expect(await read()).not.toContain(text)
  const path = `/api/recipe/${recipe.Id}/comment`
  expect((await request.post(path, { form: { text }, headers })).status()).toBe(201)
  await expect.poll(read).toContain(text)
})
