import type { Page } from '@playwright/test'
import { LANGUAGES } from '#contract/languages.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { expectAccessible } from './support/axe.ts'
import { pressTo, recordRequests } from './support/films.ts'
import { shortestFilm } from './support/recipes.ts'
import { WALKED } from './support/languages.ts'
import { expect, test } from './support/test.ts'

/** The words on screen by language. */
const WORDS = {
  en: {
    langId: 1,
    cookAlong: 'Cook along',
    howMany: 'How many people are eating?',
    more: 'Add one serving',
    start: 'Start step by step',
    people: '3 people',
    layOut: 'Lay everything out',
  },
  de: {
    langId: 0,
    cookAlong: 'Mitkochen',
    howMany: 'Für wie viele Personen kochst du?',
    more: 'Eine Portion mehr',
    start: 'Schritt für Schritt starten',
    people: '3 Personen',
    layOut: 'Leg alles bereit',
  },
} as const

/** The steps of a film. */
const ACTIONS = /\/api\/video\/\d+\/action/

/** Opens the kitchen of a recipe for three people; only its recipe has been fetched before. */
async function startForThree(page: Page, open: (path: string) => Promise<void>, recipe: Recipe) {
  await open(`/recipes/${recipe.Id}`)
  await page.getByRole('button', { name: WORDS.en.cookAlong, exact: true }).click()
  const question = page.getByRole('dialog', { name: WORDS.en.howMany })
  await question.getByRole('button', { name: WORDS.en.more }).click()
  await question.getByRole('button', { name: WORDS.en.start }).click()
  return page.locator('[data-slot=next-line]').getByRole('button').last()
}

for (const lang of LANGUAGES) {
  const words = WORDS[lang]
  // German is longer: phones show that.
  const tag = lang === 'en' ? '@any-width' : '@phone'

  test(
    `VID-04 VID-30 a cook goes from the first page to the first film by pointer, in ${lang}`,
    { tag },
    async ({ page, open, request }) => {
      const recipe = await shortestFilm(request, words.langId)
      const calls = recordRequests(page, /\/action\?/)
      await open(`/?lang=${lang}`)
      await page.getByRole('link', { name: recipe.Name, exact: true }).first().click()
      await page.getByRole('button', { name: words.cookAlong, exact: true }).click()
      const question = page.getByRole('dialog', { name: words.howMany })
      await expect(question.getByRole('status')).toHaveText('2')
      await expectAccessible(page)
      await question.getByRole('button', { name: words.more }).click()
      await question.getByRole('button', { name: words.start }).click()

      await expect(page).toHaveURL(new RegExp(`/cook/${recipe.Id}$`))
      await expect(page.getByRole('region', { name: words.layOut })).toContainText(words.people)
      await expect
        .poll(() => new URL(calls.at(-1)?.url() ?? '').searchParams.get('Persons'))
        .toBe('3')
      await page.locator('[data-slot=next-line]').getByRole('button').last().click()
      const film = page.locator('[data-slot=cook-stage][data-moment=watch] video')
      await expect(film).toHaveJSProperty('paused', false)
      await page.goBack()
      await expect(page).toHaveURL(new RegExp(`/recipes/${recipe.Id}$`))
      await expect(page.getByRole('group', { name: /^(Servings|Portionen)$/ })).toContainText('3')
    },
  )
}

for (const lang of WALKED) {
  const words = WORDS[lang]

  test(
    `VID-15 a cook goes from the first page to the first film by keyboard, in ${lang} @thorough`,
    { tag: '@any-width' },
    async ({ page, open, request }) => {
      const recipe = await shortestFilm(request, words.langId)
      await open(`/?lang=${lang}`)
      await pressTo(page, page.getByRole('link', { name: recipe.Name, exact: true }).first())
      await page.keyboard.press('Enter')
      await page.waitForURL(`**/recipes/${recipe.Id}*`)
      await pressTo(page, page.getByRole('button', { name: words.cookAlong, exact: true }))
      await page.keyboard.press('Enter')
      const question = page.getByRole('dialog', { name: words.howMany })
      await pressTo(page, question.getByRole('button', { name: words.more }))
      await page.keyboard.press('Space')
      await pressTo(page, question.getByRole('button', { name: words.start }))
      await page.keyboard.press('Enter')

      await expect(page.getByRole('region', { name: words.layOut })).toContainText(words.people)
      await expect(page.getByRole('main')).toBeFocused()
      await page.keyboard.press('Space')
      const film = page.locator('[data-slot=cook-stage][data-moment=watch] video')
      await expect(film).toHaveJSProperty('paused', false)
    },
  )
}

test(
  'a cook who starts before the film is there watches it as soon as it is @thorough',
  { tag: '@any-width' },
  async ({ page, open, request }) => {
    const film = Promise.withResolvers<void>()
    await page.route(ACTIONS, async (route) => {
      await film.promise
      await route.continue()
    })
    const next = await startForThree(page, open, await shortestFilm(request, 1))
    await next.click()
    await expect(next).toHaveAttribute('aria-busy', 'true')
    await expect(page.getByRole('region', { name: 'Lay everything out' })).toBeVisible()
    film.resolve()
    const video = page.locator('[data-slot=cook-stage][data-moment=watch] video')
    await expect(video).toHaveJSProperty('paused', false)
  },
)

test(
  'a cook who does not wait for the film goes on to the words of the step @thorough',
  { tag: '@any-width' },
  async ({ page, open, request }) => {
    await page.route(ACTIONS, () => undefined)
    const next = await startForThree(page, open, await shortestFilm(request, 1))
    await next.click()
    await next.click()
    await expect(page.locator('[data-slot=cook-stage]')).toHaveAttribute('data-moment', 'do')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
)

test(
  'a cook who has begun is not asked again how many people are eating @thorough',
  { tag: '@any-width' },
  async ({ page, open, request }) => {
    const recipe = await shortestFilm(request, 1)
    await open(`/cook/${recipe.Id}`)
    const layOut = page.getByRole('region', { name: 'Lay everything out' })
    await layOut.getByRole('checkbox').first().check()
    await layOut.getByRole('button', { name: 'One person more' }).click()
    await open(`/recipes/${recipe.Id}`)
    // "Go on cooking" takes its place once the page knows of the session.
    const begin = page.getByRole('button', { name: 'Cook along', exact: true })
    await begin
      .or(page.getByRole('link', { name: 'Go on cooking' }))
      .first()
      .click()
    await expect(page).toHaveURL(new RegExp(`/cook/${recipe.Id}$`))
    await expect(layOut).toContainText('3 people')
  },
)

test('D-67 the counters of a page and of its kitchen are one number @thorough', async ({
  page,
  open,
  request,
}) => {
  const recipe = await shortestFilm(request, 1)
  await open(`/cook/${recipe.Id}`)
  const layOut = page.getByRole('region', { name: 'Lay everything out' })
  const more = layOut.getByRole('button', { name: 'One person more' })
  await more.click()
  await more.click()
  await open(`/recipes/${recipe.Id}`)
  const ingredients = page.getByRole('group', { name: 'Servings', exact: true })
  const howTo = page.getByRole('group', { name: 'Servings in the steps' })
  await expect(ingredients).toContainText('4')
  await expect(howTo).toContainText('4')
  await howTo.getByRole('button', { name: 'Add one serving' }).click()
  await expect(ingredients).toContainText('5')
  await open(`/cook/${recipe.Id}`)
  await expect(layOut).toContainText('5 people')
})

test(
  'a cook reads that the way into the kitchen failed to load, and tries again @thorough',
  { tag: '@any-width' },
  async ({ page, open, request, allowComplaint }) => {
    allowComplaint(/ERR_FAILED|dynamically imported module/)
    const recipe = await shortestFilm(request, 1)
    await open(`/recipes/${recipe.Id}`)
    await page.route(/\.js$/, (route) => route.abort())
    const cookAlong = page.getByRole('button', { name: 'Cook along', exact: true })
    await cookAlong.click()
    await expect(page.getByText('The kitchen couldn’t be opened', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await page.unrouteAll()
    await cookAlong.click()
    await expect(page.getByRole('dialog', { name: 'How many people are eating?' })).toBeVisible()
  },
)
