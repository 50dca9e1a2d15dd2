import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { Comment } from '#contract/comment.ts'
import type { Cookbook } from '#contract/cookbook.ts'
import type { Rating } from '#contract/rating.ts'
import type { Recipe } from '#contract/recipe.ts'
import { answerOf } from './support/answer-of.ts'
import { expectAccessible } from './support/axe.ts'
import { newMember, signInAs, type Member } from './support/member.ts'
import { firstRecipes } from './support/recipes.ts'
import { expect, test } from './support/test.ts'

/** What the screens say in each language. */
const SPOKEN = {
  en: {
    langId: 1,
    favourite: 'Favourite',
    rate: 'Rate',
    yourRating: 'Your rating',
    stars: (count: number) => `${count} star${count === 1 ? '' : 's'}`,
    box: 'How did it turn out?',
    submit: 'Submit',
    today: 'Today',
    like: 'Like',
    dislike: 'Dislike',
    subscribe: 'Subscribe',
    unsubscribe: 'Unsubscribe',
    subscribed: 'Subscribe author successfully',
    unsubscribed: 'Unsubscribe author successfully',
    thanks: 'Thank you for your rating',
    loginToComment: 'Login to leave a comment',
    login: 'Log in',
    register: 'Register for free',
  },
  de: {
    langId: 0,
    favourite: 'Favorit',
    rate: 'Bewerten',
    yourRating: 'Deine Bewertung',
    stars: (count: number) => `${count} Stern${count === 1 ? '' : 'e'}`,
    box: 'Wie ist es geworden?',
    submit: 'Absenden',
    today: 'Heute',
    like: 'Gefällt mir',
    dislike: 'Gefällt mir nicht',
    subscribe: 'Abonnieren',
    unsubscribe: 'Nicht mehr abonnieren',
    subscribed: 'Abonniert',
    unsubscribed: 'Nicht mehr abonniert',
    thanks: 'Danke für deine Bewertung',
    loginToComment: 'Melde dich an, um zu kommentieren',
    login: 'Anmelden',
    register: 'Kostenlos registrieren',
  },
} as const
const LANGUAGES = ['en', 'de'] as const

/** The address of the call that rates. */
const RATING = /\/api\/recipe\/\d+\/rate$/

const toasts = (page: Page) => page.locator('[data-slot=toast]')
const comments = (page: Page) => page.locator('#comments article')

/**
 * A recipe by its place in the list. Journeys that rate or comment take one each, at the end of the
 * list: others compare the newest recipes and the newest cookbook with what the server says.
 */
async function recipeAt(request: APIRequestContext, place: number, langId: 0 | 1): Promise<Recipe> {
  const recipes = await answerOf<Recipe[]>(request, `/api/recipe?LangId=${langId}`)
  const recipe = recipes.at(place)
  if (!recipe) throw new Error('There are not enough recipes.')
  return recipe
}

/** The recipe as the server has it for a member. */
async function asSeenBy(request: APIRequestContext, { headers }: Member, id: number) {
  const answer = await request.get(`/api/recipe/${id}?LangId=1`, { headers })
  return (await answer.json()) as Recipe
}

async function expectPressed(heart: Locator, isPressed: boolean): Promise<void> {
  await expect(heart).toHaveAttribute('aria-pressed', String(isPressed))
  await expect(heart).not.toHaveAttribute('aria-busy')
}

for (const language of LANGUAGES) {
  const words = SPOKEN[language]

  test(`STA-04 API-35 a favourite recipe shows wherever the recipe stands, and goes again, ${language}`, async ({
    page,
    context,
    open,
    request,
  }) => {
    const member = await newMember(request, { langId: words.langId })
    await signInAs(context, member)
    const [, recipe] = await firstRecipes(request, words.langId)
    if (!recipe) throw new Error('There are no recipes.')
    await open(`/recipes?lang=${language}`)
    const heart = page.getByRole('button', { name: `${words.favourite}: ${recipe.Name}` })
    await expectPressed(heart, false)
    await heart.click()
    await expectPressed(heart, true)
    expect((await asSeenBy(request, member, recipe.Id)).IsFavorized).toBe(true)

    await page.getByRole('link', { name: recipe.Name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(recipe.Name)
    await expectPressed(heart.first(), true)
    await heart.first().click()
    await expectPressed(heart.first(), false)
    expect((await asSeenBy(request, member, recipe.Id)).IsFavorized).toBe(false)
    await page.goBack()
    await expectPressed(heart.first(), false)
  })

  test(`STA-11 STA-13 ROL-08 Enter posts a comment, which then stands first, ${language}`, async ({
    page,
    context,
    open,
    request,
  }) => {
    const member = await newMember(request, { langId: words.langId, firstName: 'Jörg' })
    await signInAs(context, member)
    const recipe = await recipeAt(request, language === 'en' ? -1 : -2, words.langId)
    const before = await answerOf<Comment[]>(request, `/api/recipe/${recipe.Id}/comment`)
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
    // What is blank is no comment.
    await box.fill('  \n ')
    await box.press('Enter')
    const after = await answerOf<Comment[]>(request, `/api/recipe/${recipe.Id}/comment`)
    expect(after.map(({ Id }) => Id).slice(1)).toEqual(before.map(({ Id }) => Id))
    expect(after[0]).toMatchObject({ Text: text, LangId: words.langId })
    await expectAccessible(page)
  })

  test(`STA-19 STA-20 STA-21 subscribing and back, each said by a banner, ${language}`, async ({
    page,
    context,
    open,
    request,
  }) => {
    const member = await newMember(request, { langId: words.langId })
    await signInAs(context, member)
    await open(`/authors/1?lang=${language}`)
    const main = page.getByRole('main')
    await main.getByRole('button', { name: words.subscribe, exact: true }).click()
    await expect(toasts(page)).toHaveText(words.subscribed)
    await expect(toasts(page)).toHaveCount(0, { timeout: 6000 })
    await main.getByRole('button', { name: words.unsubscribe }).click()
    await expect(toasts(page)).toHaveText(words.unsubscribed)
    await expect(main.getByRole('button', { name: words.subscribe, exact: true })).toBeVisible()
  })

  test(`RTM-01 RTM-02 RTM-03 the rate modal rates, posts and says thanks, ${language}`, async ({
    page,
    context,
    open,
    request,
  }) => {
    const member = await newMember(request, { langId: words.langId })
    await signInAs(context, member)
    const recipe = await recipeAt(request, language === 'en' ? -14 : -4, words.langId)
    await open(`/recipes/${recipe.Id}?lang=${language}`)
    const opener = page.getByRole('main').getByRole('button', { name: words.rate, exact: true })
    await opener.click()
    const modal = page.getByRole('dialog')
    const submit = modal.getByRole('button', { name: words.submit })
    await submit.click()
    await expect(modal.getByRole('radiogroup')).toHaveAttribute('aria-invalid', 'true')
    await modal.getByRole('radio', { name: words.stars(4) }).click()
    await modal.getByRole('textbox', { name: words.box }).fill('Gern wieder / again')
    await expectAccessible(page)
    await submit.click()
    await expect(modal).toHaveCount(0)
    await expect(toasts(page)).toHaveText(words.thanks)
    await expect(opener).toBeFocused()
    await expect(comments(page).first()).toContainText('Gern wieder / again')
    expect((await asSeenBy(request, member, recipe.Id)).Rating.UserRating).toBe(3)
  })

  test(`AUT-17 AUT-19 ROL-03 rating and commenting ask a visitor to log in, ${language}`, async ({
    page,
    open,
    request,
  }) => {
    const recipe = await recipeAt(request, 0, words.langId)
    const sent: string[] = []
    page.on('request', (it) => {
      if (it.method() !== 'GET') sent.push(it.url())
    })
    await open(`/recipes/${recipe.Id}?lang=${language}`)
    const main = page.getByRole('main')
    const prompt = page.getByRole('dialog')
    const openers = [
      main.getByRole('button', { name: words.rate, exact: true }),
      main.getByRole('link', { name: words.subscribe, exact: true }),
      main.getByRole('link', { name: words.loginToComment }),
    ]
    for (const opener of openers) {
      await opener.click()
      await expect(prompt.getByRole('link', { name: words.login })).toHaveAttribute('href', '/auth')
      await page.keyboard.press('Escape')
      await expect(prompt).toHaveCount(0)
      await expect(opener).toBeFocused()
    }
    await openers[0]?.click()
    await expectAccessible(page)
    await prompt.getByRole('link', { name: words.register }).click()
    await page.waitForURL('/auth/new')
    expect(await page.evaluate(() => sessionStorage.getItem('simmer.returnPath'))).toBe(
      `/recipes/${recipe.Id}?lang=${language}`,
    )
    expect(sent).toEqual([])
  })
}

test('STA-05 API-51 CBD-04 a favourite cookbook shows in lists and alone, and goes again', async ({
  page,
  context,
  open,
  request,
}) => {
  const member = await newMember(request)
  await signInAs(context, member)
  const [book] = await answerOf<Cookbook[]>(request, '/api/book?LangId=1')
  if (!book) throw new Error('There are no cookbooks.')
  const favourites = async () => {
    const answer = await request.get('/api/book?Favorized=true&LangId=1', member)
    return ((await answer.json()) as Cookbook[]).map(({ Id }) => Id)
  }
  await open('/cookbooks')
  const heart = page.getByRole('button', { name: `Favourite: ${book.Name}` })
  await heart.click()
  await expectPressed(heart, true)
  expect(await favourites()).toEqual([book.Id])
  await page.getByRole('link', { name: book.Name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(book.Name)
  await expectPressed(heart, true)
  // Liking a cookbook is not following its author (D-40).
  await expect(page.getByRole('button', { name: 'Subscribe', exact: true })).toBeVisible()
  await heart.click()
  await expectPressed(heart, false)
  expect(await favourites()).toEqual([])
})

test('STA-06 the heart shows that the wish is on its way', async ({
  page,
  context,
  open,
  request,
}) => {
  await signInAs(context, await newMember(request))
  const recipe = await recipeAt(request, 4, 1)
  const answer = Promise.withResolvers<void>()
  await page.route('**/favorize?*', async (route) => {
    await answer.promise
    await route.continue()
  })
  await open(`/recipes/${recipe.Id}`)
  const heart = page.getByRole('button', { name: `Favourite: ${recipe.Name}` }).first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-busy', 'true')
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  answer.resolve()
  await expectPressed(heart, true)
})

test('RCD-27 STA-08 ROL-04 choosing a star sends it, and total and average follow', async ({
  page,
  context,
  open,
  request,
}) => {
  const member = await newMember(request)
  await signInAs(context, member)
  const recipe = await recipeAt(request, -5, 1)
  await open(`/recipes/${recipe.Id}`)
  const stars = page.getByRole('radiogroup', { name: 'Your rating' })
  const sending = page.waitForRequest((it) => RATING.test(it.url()))
  await stars.getByRole('radio', { name: '2 stars' }).click()
  expect((await sending).postData()).toBe('RatingValue=Bad')
  const answer = (await (await (await sending).response())?.json()) as Rating
  expect(answer).toMatchObject({ UserRating: 1, TotalRatings: recipe.Rating.TotalRatings + 1 })
  await expect(page.getByRole('link', { name: `${answer.TotalRatings} ratings` })).toBeVisible()
  await expect(stars.getByRole('radio', { name: '2 stars' })).toBeChecked()
  await page.reload()
  await expect(stars.getByRole('radio', { name: '2 stars' })).toBeChecked()
  expect((await asSeenBy(request, member, recipe.Id)).Rating).toEqual(answer)
})

test('arrow keys pass stars by; the one that is left is sent, once', async ({
  page,
  context,
  open,
  request,
}) => {
  const member = await newMember(request)
  await signInAs(context, member)
  const recipe = await recipeAt(request, -6, 1)
  const sent: (string | null)[] = []
  page.on('request', (it) => {
    if (RATING.test(it.url())) sent.push(it.postData())
  })
  await open(`/recipes/${recipe.Id}`)
  const stars = page.getByRole('radiogroup', { name: 'Your rating' })
  await stars.getByRole('radio').first().focus()
  for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowRight')
  await expect(stars.getByRole('radio', { name: '5 stars' })).toBeChecked()
  expect(sent).toEqual([])
  const answer = page.waitForResponse(RATING)
  await page.keyboard.press('Tab')
  await answer
  await expect(page.getByRole('textbox', { name: 'How did it turn out?' })).toBeFocused()
  expect(sent).toEqual(['RatingValue=VeryGood'])
})

test('STA-12 on posting the box is empty and a spinner turns; a failure brings the words back', async ({
  page,
  context,
  open,
  request,
  allowComplaint,
}) => {
  allowComplaint(/503|ApiError/)
  await signInAs(context, await newMember(request))
  const recipe = await recipeAt(request, -7, 1)
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
  // Nothing that is typed meanwhile is lost either.
  await box.fill('Less salt')
  answer.resolve()
  await expect(box).toHaveValue('Too much salt\nLess salt')
  await expect(toasts(page)).toContainText('Your comment was not posted')
  await expect(send).not.toHaveAttribute('aria-busy')
})

test('ROL-06 STA-15 likes and dislikes show, count and take each other back', async ({
  page,
  context,
  open,
  request,
}) => {
  const member = await newMember(request)
  await signInAs(context, member)
  const recipe = await recipeAt(request, -8, 1)
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
  // By keyboard, as by pointer.
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

test('CBD-07 CBD-08 ATH-08 the subscription is asked for with a cookbook, and holds everywhere', async ({
  page,
  context,
  open,
  request,
}) => {
  await signInAs(context, await newMember(request))
  const [book] = await answerOf<Cookbook[]>(request, '/api/book?LangId=1')
  if (!book) throw new Error('There are no cookbooks.')
  const asking = page.waitForRequest(
    (it) => new URL(it.url()).pathname === `/api/author/${book.Author.Id}/subscription`,
  )
  await open(`/cookbooks/${book.Id}`)
  expect((await asking).headers()['authorization']).toMatch(/^Bearer /)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Subscribe', exact: true }).click()
  await expect(toasts(page)).toHaveText('Subscribe author successfully')
  await main.getByRole('link', { name: /View profile/ }).click()
  await expect(page).toHaveURL(`/authors/${book.Author.Id}`)
  await expect(main.getByRole('button', { name: 'Unsubscribe' })).toBeVisible()
})

test('ROL-05 ROL-09 AUT-21 a visitor sees counts, but no icons, no comment box and no rate modal', async ({
  page,
  open,
  request,
}) => {
  const member = await newMember(request)
  const recipe = await recipeAt(request, -9, 1)
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

test('API-01 API-02 ROL-02 a member browses as visitors do, and each call carries the token', async ({
  page,
  context,
  open,
  request,
}) => {
  const member = await newMember(request)
  await signInAs(context, member)
  const refused: string[] = []
  const withoutToken: string[] = []
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(answer.url())
  })
  page.on('request', (call) => {
    if (!['fetch', 'xhr'].includes(call.resourceType())) return
    const { pathname } = new URL(call.url())
    if (!pathname.startsWith('/api/')) return
    if (call.headers()['authorization'] !== member.headers.Authorization) {
      withoutToken.push(pathname)
    }
  })
  const recipe = await recipeAt(request, 0, 1)
  const tag = encodeURIComponent(recipe.RecipeTags[0]?.Name ?? '')
  await open('/')
  const paths = ['/cookbooks', '/recipes', '/authors', '/blog']
  for (const path of paths) {
    await page.locator(`nav a[href="${path}"]:visible`).first().click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  for (const path of [`/tags?Term=${tag}`, `/recipes/${recipe.Id}`, '/cookbooks/2', '/authors/1']) {
    await open(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await expect(page.getByRole('button', { name: 'Subscribe', exact: true })).toBeVisible()
  expect(refused).toEqual([])
  expect(withoutToken).toEqual([])
})

const HEARTS = [
  ['recipe card', '/recipes'],
  ['recipe', '/recipes/4'],
  ['cookbook card', '/cookbooks'],
  ['cookbook', '/cookbooks/2'],
] as const

for (const [place, path] of HEARTS) {
  test(`AUT-16 the heart of a ${place} leads a visitor to sign-in and back`, async ({
    page,
    open,
    request,
  }) => {
    const member = await newMember(request)
    await open(path)
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Sign in to favourite/ })
      .first()
      .click()
    await page.waitForURL('/auth')
    await page.getByRole('textbox', { name: 'E-mail' }).fill(member.email)
    await page.getByLabel('Password', { exact: true }).fill(member.password)
    await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.waitForURL(path)
    await expect(page.getByRole('button', { name: /^Favourite: / }).first()).toBeVisible()
  })
}
