import type { Tool } from '#contract/recipes/ingredient.ts'
import { timeToSeconds } from '#contract/text/time.ts'
import { responseOf } from './support/response-of.ts'
import { expectAccessible } from './support/axe.ts'
import {
  changeResponse,
  firstRecipes,
  openFromList,
  recipeWhere,
  shortestFilm,
} from './support/recipes.ts'
import { WALKED } from './support/languages.ts'
import { expect, test } from './support/test.ts'

const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ')

/** A time of the wire in minutes. */
const minutes = (time: string | null) => `${(timeToSeconds(time ?? '') ?? 0) / 60} min`

test('RTE-11 RCD-01 RCD-07 a recipe shows its cover, title and description', async ({
  page,
  open,
  request,
}) => {
  const recipe = await shortestFilm(request, 1)
  await open(`/recipes/${recipe.Id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(recipe.Name)
  await expect(page.getByText(recipe.Description ?? '')).toBeVisible()
  const cover = page.getByRole('img', { name: recipe.Name, exact: true })
  await expect(cover).toBeVisible()
  expect(await cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
})

test('RCD-02 RCD-03 RCD-09 a recipe shows stars, ratings, views and tags below the title', async ({
  page,
  open,
  request,
}) => {
  const { Id } = await recipeWhere(request, ({ Rating }) => Rating.TotalRatings > 1)
  await open(`/recipes/${Id}`)
  const recipe = await recipeWhere(request, (it) => it.Id === Id)
  const { GlobalRating, TotalRatings } = recipe.Rating
  const average = GlobalRating.toFixed(1)
  await expect(page.getByRole('img', { name: `${average} out of 5` }).first()).toBeVisible()
  await expect(page.getByText(average, { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: `${TotalRatings} ratings` })).toBeVisible()
  await expect(page.getByText(/^\d+ views?$/)).toBeVisible()
  for (const { Name } of recipe.RecipeTags) {
    await expect(page.getByRole('link', { name: Name, exact: true })).toHaveAttribute(
      'href',
      `/tags?Term=${encodeURIComponent(Name)}`,
    )
  }
})

test('RCD-04 RCD-06 a visitor follows author and heart, and returns after signing in', async ({
  page,
  open,
  request,
}) => {
  const recipe = await shortestFilm(request, 1)
  await open(`/recipes/${recipe.Id}`)
  await expect(page.getByRole('link', { name: /View profile/ })).toHaveAttribute(
    'href',
    `/authors/${recipe.Author.Id}`,
  )
  await expect(page.getByRole('link', { name: 'Subscribe' })).toHaveAttribute('href', '/auth')
  const heart = page.getByRole('link', { name: `Sign in to favourite ${recipe.Name}` })
  await expect(heart).toHaveAttribute('href', '/auth')
  await heart.click()
  await page.waitForURL((url) => !url.pathname.startsWith('/recipes'))
  expect(await page.evaluate(() => sessionStorage.getItem('simmer.returnPath'))).toBe(
    `/recipes/${recipe.Id}`,
  )
})

test('RCD-08 a visitor plays the short film by hovering and by focusing it', async ({
  page,
  open,
  request,
  isMobile,
}) => {
  const recipe = await shortestFilm(request, 1)
  await open(`/recipes/${recipe.Id}`)
  const film = page.locator('[data-slot=short-film] video')
  await expect(film).toHaveAttribute('data-state', 'stopped')
  if (isMobile) {
    await page.getByRole('button', { name: 'Preview' }).tap()
  } else {
    await page.locator('[data-slot=short-film]').hover()
  }
  await expect(film).toHaveAttribute('data-state', 'playing')
  await expect(film).toHaveJSProperty('paused', false)
  await page.mouse.move(0, 0)
  await page.getByRole('heading', { level: 1 }).click()
  await expect(film).toHaveAttribute('data-state', 'stopped')
  await page.getByRole('button', { name: 'Preview' }).focus()
  await page.keyboard.press('Shift+Tab')
  await expect(film).toHaveAttribute('data-state', 'playing')
})

test('a visitor with reduced motion sees the short film move only after pressing play @thorough', async ({
  page,
  open,
  request,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const recipe = await shortestFilm(request, 1)
  await open(`/recipes/${recipe.Id}`)
  const film = page.locator('[data-slot=short-film] video')
  await page.locator('[data-slot=short-film]').hover()
  await expect(film).toHaveAttribute('data-state', 'stopped')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(film).toHaveAttribute('data-state', 'playing')
})

test('RCD-11 RCD-12 a recipe shows times and nutrition per serving in one band', async ({
  page,
  open,
  request,
}) => {
  const { Id, CookTime, TotalTime } = await recipeWhere(
    request,
    ({ Name }) => Name === 'Shakshuka with feta',
  )
  await open(`/recipes/${Id}`)
  const band = page.getByRole('region', { name: 'Times and nutrition' })
  expect(plain(await band.innerText()).split(/\n+/)).toEqual([
    'Active time',
    minutes(CookTime),
    'Total time',
    minutes(TotalTime),
    'Energy',
    '375 kcal',
    'Protein',
    '21 g',
    'Fat',
    '23 g',
    'Carbohydrates',
    '19 g',
    'Nutrition per serving',
  ])
})

test('RCD-13 RCD-14 CON-04 a visitor changes the servings from 2 down to 1 and sees the amounts follow', async ({
  page,
  open,
  request,
}) => {
  const { Id } = await recipeWhere(request, ({ Name }) => Name === 'Shakshuka with feta')
  await open(`/recipes/${Id}`)
  const section = page.getByRole('region', { name: 'Ingredients' })
  const counter = section.getByRole('group', { name: 'Servings' })
  const row = section.getByRole('listitem').filter({ hasText: 'Tinned tomatoes' }).last()
  const fewer = counter.getByRole('button', { name: 'Remove one serving' })
  await expect(counter.getByRole('status')).toContainText('2 servings')
  await expect(row).toHaveText(/^400.g\s*Tinned tomatoes\s*whole$/)
  await counter.getByRole('button', { name: 'Add one serving' }).click()
  await expect(row).toHaveText(/^600.g/)
  await fewer.click()
  await fewer.click()
  await expect(counter.getByRole('status')).toContainText('1 serving')
  await expect(row).toHaveText(/^200.g/)
  await expect(fewer).toHaveAttribute('aria-disabled', 'true')
  await fewer.press('Enter')
  await expect(row).toHaveText(/^200.g/)
})

test('RCD-23 the steps have a second control of the number of people @thorough', async ({
  page,
  open,
  request,
}) => {
  const { Id } = await recipeWhere(request, ({ Name }) => Name === 'Shakshuka with feta')
  await open(`/recipes/${Id}`)
  const section = page.getByRole('region', { name: 'How to' })
  const counter = section.getByRole('group', { name: 'Servings in the steps' })
  const step = section.getByRole('listitem').filter({ hasText: 'tinned tomatoes' })
  await expect(step).toContainText(/400.g tinned tomatoes/)
  await counter.getByRole('button', { name: 'Add one serving' }).click()
  await expect(counter.getByRole('status')).toContainText('3 servings')
  await expect(step).toContainText(/600.g tinned tomatoes/)
  const ingredients = page.getByRole('region', { name: 'Ingredients' })
  await expect(ingredients.getByRole('status')).toContainText('3 servings')
  await ingredients.getByRole('button', { name: 'Remove one serving' }).click()
  await expect(counter.getByRole('status')).toContainText('2 servings')
  await expect(step).toContainText(/400.g tinned tomatoes/)
})

test('RCD-16 a visitor hovers over the picture and sees the labels @thorough', async ({
  page,
  open,
  request,
  isMobile,
}) => {
  const { Id } = await recipeWhere(request, ({ Name }) => Name === 'Shakshuka with feta')
  await open(`/recipes/${Id}`)
  const picture = page.locator('[data-slot=hotspot-image]')
  const label = picture.getByRole('listitem').filter({ hasText: /Feta/ })
  await picture.scrollIntoViewIfNeeded()
  await expect(label).toHaveCSS('opacity', '0')
  if (isMobile) await picture.getByRole('button').tap()
  else await picture.hover()
  await expect(label).toHaveCSS('opacity', '1')
  const cut = picture.getByText('Smoked pa...')
  await expect(cut).toBeVisible({ visible: !isMobile })
})

test('RCD-17 a reader with a keyboard sees the whole name of a cut label @thorough', async ({
  page,
  open,
  request,
}) => {
  const { Id } = await recipeWhere(request, ({ Name }) => Name === 'Shakshuka with feta')
  await open(`/recipes/${Id}`)
  const picture = page.locator('[data-slot=hotspot-image]')
  const whole = picture.getByText('Smoked paprika', { exact: true })
  const width = () => whole.evaluate((name) => name.getBoundingClientRect().width)
  await picture.scrollIntoViewIfNeeded()
  await picture.hover()
  expect(await width()).toBeLessThanOrEqual(1)
  await page.mouse.move(0, 0)
  await page.keyboard.press('Shift')
  await picture.getByRole('button').focus()
  await expect.poll(width).toBeGreaterThan(50)
  await expect(picture.getByText('Smoked pa...')).toBeHidden()
})

test('RCD-18 ERR-24 a recipe without ingredients says so', async ({ page, open, request }) => {
  const [recipe] = await firstRecipes(request, 1)
  if (!recipe) throw new Error('There is no recipe.')
  await changeResponse(page, /\/api\/recipe\/\d+\?/, (response) => ({
    ...response,
    Ingredients: [],
  }))
  await changeResponse(page, /\/api\/recipe\/\d+\/ingredient/, () => [])
  await openFromList(page, open, recipe)
  await expect(page.getByText('Not found any ingredients').first()).toBeVisible()
})

test('RCD-19 RCD-20 a visitor opens all tools from their picture, each with a link to its shop', async ({
  page,
  open,
  request,
}) => {
  const recipe = await shortestFilm(request, 1)
  await open(`/recipes/${recipe.Id}`)
  await page.getByRole('button', { name: 'Buy tools online' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Buy tools online' })
  const links = dialog.getByRole('link')
  await expect(links).toHaveCount((await responseOf<Tool[]>(request, '/api/tool')).length)
  await expect(dialog).toHaveAccessibleDescription(/^Ad: /)
  const knife = dialog.getByRole('link', { name: /Chef's knife/ })
  await expect(knife).toHaveAttribute('href', 'https://example.org/tools/chefs-knife')
  await expect(knife).toHaveAttribute('rel', 'sponsored noopener')
  await expect(knife.locator('img')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: 'Buy tools online' }).first()).toBeFocused()
})

test('RCD-21 a tool without a shop has a link that leads nowhere @thorough', async ({
  page,
  open,
  request,
}) => {
  const recipe = await shortestFilm(request, 1)
  await open(`/recipes/${recipe.Id}`)
  await page.getByRole('button', { name: 'Buy tools online' }).last().click()
  const colander = page.getByRole('dialog').getByRole('link', { name: 'Colander' })
  await expect(colander).toHaveAttribute('href', '#')
  const before = page.url()
  await colander.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(page.url()).toBe(before)
  expect(page.context().pages()).toHaveLength(1)
})

test('RCD-22 STA-09 CON-26 a reader sees three comments and loads more', async ({
  page,
  open,
  request,
}) => {
  const { Id } = await recipeWhere(request, ({ Name }) => Name === 'Shakshuka with feta')
  await open(`/recipes/${Id}`)
  const section = page.getByRole('region', { name: 'Comments' })
  const comments = section.getByRole('article')
  await expect(comments).toHaveCount(3)
  await section.getByRole('button', { name: 'Load more' }).click()
  await expect(comments).toHaveCount(4)
  await section.getByRole('button', { name: 'Show less' }).click()
  await expect(comments).toHaveCount(3)
})

test('STA-10 a reader of a recipe with three comments sees no button to load more @thorough', async ({
  page,
  open,
  request,
}) => {
  const { Id } = await recipeWhere(request, ({ Name }) => Name === 'Tabbouleh')
  await open(`/recipes/${Id}`)
  const section = page.getByRole('region', { name: 'Comments' })
  await expect(section.getByRole('article')).toHaveCount(3)
  await expect(section.getByRole('button')).toHaveCount(0)
})

test('comments are newest first, in the language they were written in @thorough', async ({
  page,
  open,
  request,
}) => {
  const { Id } = await recipeWhere(request, ({ Name }) => Name === 'Shakshuka with feta')
  await open(`/recipes/${Id}`)
  const section = page.getByRole('region', { name: 'Comments' })
  await section.getByRole('button', { name: 'Load more' }).click()
  await expect(section.getByRole('article')).toHaveCount(4)
  const times = await section
    .locator('time')
    .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('datetime') ?? ''))
  expect(times).toEqual([...times].sort().toReversed())
  const german = section.getByText('Ich nehme die doppelte Menge Kreuzkümmel', { exact: false })
  await expect(german).toHaveAttribute('lang', 'de')
})

test('ROL-05 ROL-07 a visitor reads comments and is asked to sign in to write one', async ({
  page,
  open,
  request,
}) => {
  const recipe = await shortestFilm(request, 1)
  await open(`/recipes/${recipe.Id}`)
  const section = page.getByRole('region', { name: 'Comments' })
  await expect(section.getByRole('link', { name: 'Login to leave a comment' })).toHaveAttribute(
    'href',
    '/auth',
  )
  await expect(section.getByRole('textbox')).toHaveCount(0)
  await expect(section.getByRole('button', { name: /like/i })).toHaveCount(0)
})

test('RCD-24 a visitor plays the whole film without pauses', async ({ page, open, request }) => {
  const recipe = await shortestFilm(request, 1)
  await open(`/recipes/${recipe.Id}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('button', { name: 'Whole film' }).click()
  const film = page.getByRole('dialog').locator('video')
  await expect(film).toHaveAttribute('controls', '')
  await expect(film).toHaveJSProperty('paused', false)
  await film.evaluate((video: HTMLVideoElement) => {
    video.playbackRate = 8
  })
  await expect(film).toHaveJSProperty('ended', true, { timeout: 20_000 })
  await expectAccessible(page)
})

for (const lang of WALKED) {
  test(`RCD-26 ERR-08 a visitor of an unknown recipe arrives at /404, which replaces the history entry, in ${lang}`, async ({
    page,
    open,
    request,
    allowComplaint,
  }) => {
    allowComplaint(/status of 404|The request is invalid\./)
    const [recipe] = await firstRecipes(request, lang === 'de' ? 0 : 1)
    if (!recipe) throw new Error('There is no recipe.')
    await page.route(/\/api\/recipe\/\d+\?/, (route) =>
      route.fulfill({
        status: 404,
        json: { Code: 'RequestInvalid', Message: 'The request is invalid.' },
      }),
    )
    await open(`/recipes?lang=${lang}`)
    await page.getByRole('link', { name: recipe.Name, exact: true }).first().click()
    await page.waitForURL('**/404')
    await page.goBack()
    expect(new URL(page.url()).pathname).toBe('/recipes')
  })
}

test('a visitor retries a failed part of a recipe and sees it @thorough', async ({
  page,
  open,
  request,
  allowComplaint,
}) => {
  allowComplaint(/ERR_FAILED|ApiError|Failed to fetch/)
  const recipe = await shortestFilm(request, 1)
  let broken = true
  await page.route(/\/api\/recipe\/\d+\/(howto|comment|ingredient)|\/api\/tool/, (route) =>
    broken ? route.abort() : route.continue(),
  )
  await openFromList(page, open, recipe)
  for (const part of ['ingredients', 'steps', 'tools', 'comments']) {
    await expect(
      page.getByRole('heading', { name: `The ${part} couldn’t be loaded` }),
    ).toBeVisible()
  }
  await expectAccessible(page)
  broken = false
  const howTo = page.getByRole('region', { name: 'How to' })
  await howTo.getByRole('button', { name: 'Try again' }).click()
  await expect(howTo.getByRole('heading', { name: 'Step 1' })).toBeVisible()
  await expect(howTo).toBeFocused()
})

test('a visitor opens the address of a step and sees it @thorough', async ({
  page,
  open,
  request,
}) => {
  const recipe = await shortestFilm(request, 1)
  await open(`/recipes/${recipe.Id}#step-3`)
  await expect(page.getByRole('heading', { name: 'Step 3' })).toBeInViewport()
})

test('structured data names the film and each of its steps', async ({ request }) => {
  const recipe = await shortestFilm(request, 1)
  const html = await (await request.get(`/recipes/${recipe.Id}`)).text()
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? []
  const described = JSON.parse(json) as { '@type': string; video: { hasPart: { url: string }[] } }[]
  const steps = described.find((it) => it['@type'] === 'Recipe')?.video.hasPart
  expect(steps).toHaveLength(recipe.StepCount)
  expect(steps?.at(-1)?.url).toMatch(/\/recipes\/\d+\?lang=en&t=[\d.]+$/)
})

for (const lang of WALKED) {
  test(`a recipe fits a narrow phone, in ${lang} @thorough`, async ({ page, open, request }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    const { Id } = await recipeWhere(request, ({ Name }) => Name === 'Coconut vegetable curry')
    await open(`/recipes/${Id}?lang=${lang}`)
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    expect(await width()).toBeLessThanOrEqual(320)
  })
}
