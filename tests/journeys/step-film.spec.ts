import type { Page } from '@playwright/test'
import { ACTION_STEP } from '#contract/recipes/action-types.ts'
import { playerIn } from '#design-system/testing/player.ts'
import { expectAccessible } from './support/axe.ts'
import {
  expectStopBefore,
  speedUp,
  playerOf,
  pressTo,
  recordActions,
  recordRequests,
} from './support/films.ts'
import { newMember, signInAs } from './support/member.ts'
import { shortestFilm } from './support/recipes.ts'
import { WALKED } from './support/languages.ts'
import { expect, test } from './support/test.ts'

/** The words on screen by language. */
const WORDS = {
  en: {
    langId: 1,
    actions: 'More actions',
    film: 'Film step by step',
    servings: 'Servings',
    more: 'Add one serving',
    continue: 'Continue',
    people: '3 people',
    close: 'Close',
  },
  de: {
    langId: 0,
    actions: 'Weitere Aktionen',
    film: 'Film Schritt für Schritt',
    servings: 'Portionen',
    more: 'Eine Portion mehr',
    continue: 'Weiter',
    people: '3 Personen',
    close: 'Schließen',
  },
} as const

/** Chooses the film step by step from the actions of a recipe. */
async function chooseFilm(page: Page): Promise<void> {
  await page.getByRole('button', { name: WORDS.en.actions }).click()
  await page.getByRole('button', { name: WORDS.en.film }).click()
}

/** Opens the film of a recipe for two people. */
async function openFilm(page: Page, open: (path: string) => Promise<void>, path: string) {
  await open(path)
  await chooseFilm(page)
  await expect(playerOf(page)).toHaveAttribute('data-playback', 'paused')
}

for (const lang of WALKED) {
  const words = WORDS[lang]

  test(`VID-05 VID-20 VID-30 a cook watches a film step by step by pointer, in ${lang}`, async ({
    page,
    open,
    request,
  }) => {
    test.slow()
    const recipe = await shortestFilm(request, words.langId)
    const calls = recordRequests(page, /\/action\?/)
    const responses = recordActions(page)
    await open(`/recipes/${recipe.Id}?lang=${lang}`)
    const servings = page.getByRole('group', { name: words.servings, exact: true })
    await servings.getByRole('button', { name: words.more }).click()
    const actions = page.getByRole('button', { name: words.actions })
    await actions.click()
    await page.getByRole('button', { name: words.film }).click()

    const player = playerOf(page)
    await expect(player).toContainText(words.people)
    expect(new URL(calls.at(-1)?.url() ?? '').searchParams.get('Persons')).toBe('3')
    const steps = ((await responses.at(-1)) ?? []).filter(({ Type }) => Type === ACTION_STEP)
    expect(steps).toHaveLength(recipe.StepCount)
    await expectAccessible(page)
    await speedUp(page)
    await player.locator('[data-slot=continue]').click()
    for (const step of steps.slice(1)) {
      await expectStopBefore(page, step)
      await player.getByRole('button', { name: words.continue, exact: true }).click()
    }
    await expect(player).toHaveAttribute('data-playback', 'ended', { timeout: 30_000 })
    await player.getByRole('button', { name: words.close }).click()
    await expect(player).toBeHidden()
    await expect(actions).toBeFocused()
  })

  test(`VID-09 VID-15 VID-22 a cook watches a film step by step by keyboard, in ${lang}`, async ({
    page,
    open,
    request,
  }) => {
    test.slow()
    const recipe = await shortestFilm(request, words.langId)
    const responses = recordActions(page)
    await open(`/recipes/${recipe.Id}?lang=${lang}`)
    const servings = page.getByRole('group', { name: words.servings, exact: true })
    await pressTo(page, servings.getByRole('button', { name: words.more }))
    await page.keyboard.press('Enter')
    const menu = page.getByRole('button', { name: words.actions })
    await pressTo(page, menu, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await pressTo(page, page.getByRole('button', { name: words.film }))
    await page.keyboard.press('Enter')

    const player = playerOf(page)
    await expect(player).toBeFocused()
    const actions = (await responses.at(-1)) ?? []
    const steps = actions.filter(({ Type }) => Type === ACTION_STEP)
    await expect(player).toHaveAttribute('data-playback', 'paused')
    await speedUp(page)
    await page.keyboard.press('Space')
    for (const [index, step] of steps.slice(1).entries()) {
      await expectStopBefore(page, step)
      await page.keyboard.press(index % 2 === 0 ? 'Space' : 'ArrowRight')
    }
    await expect(player).toHaveAttribute('data-playback', 'ended', { timeout: 30_000 })
    await page.keyboard.press('Escape')
    await expect(player).toBeHidden()
    await expect(menu).toBeFocused()
  })
}

test('VID-06 VID-13 VID-14 a cook moves through the step list with the arrow keys @thorough', async ({
  page,
  open,
  request,
}) => {
  const recipe = await shortestFilm(request, 1)
  await openFilm(page, open, `/recipes/${recipe.Id}`)
  const steps = playerOf(page).getByRole('list', { name: 'Steps' })
  const player = playerIn(page)
  await expect(steps.getByRole('button')).toHaveCount(recipe.StepCount)
  await expect(steps.locator('img').first()).toBeVisible()
  await expect(player.currentStep).toHaveAccessibleName(/^1 of/)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Space')
  await expect(playerOf(page)).toContainText('Step 3 of')
  await page.keyboard.press('ArrowLeft')
  await expect(playerOf(page)).toContainText('Step 2 of')
})

test('VID-12 VID-16 a cook leaves full screen with the first Escape and the film with the second @thorough', async ({
  page,
  open,
  request,
}) => {
  const recipe = await shortestFilm(request, 1)
  await openFilm(page, open, `/recipes/${recipe.Id}`)
  const player = playerOf(page)
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null)
  await player.getByRole('button', { name: 'Full screen', exact: true }).click()
  await expect(player).toHaveAttribute('data-fullscreen')
  expect(await isFull()).toBe(true)
  await page.keyboard.press('Escape')
  await expect(player).not.toHaveAttribute('data-fullscreen')
  expect(await isFull()).toBe(false)
  await expect(playerOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(playerOf(page)).toBeHidden()
})

test('VID-22 a cook continues the film by clicking anywhere on it @thorough', async ({
  page,
  open,
  request,
}) => {
  const recipe = await shortestFilm(request, 1)
  await openFilm(page, open, `/recipes/${recipe.Id}`)
  const player = playerOf(page)
  await speedUp(page)
  await player.locator('[data-slot=continue]').click()
  await expect(player).toHaveAttribute('data-playback', 'pause-line', { timeout: 15_000 })
  await player.locator('[data-slot=player-stage]').click({ position: { x: 40, y: 60 } })
  await expect(player).toHaveAttribute('data-playback', 'playing')
})

test('VID-18 ERR-23 a cook reads the steps of a film that fails to load @thorough', async ({
  page,
  open,
  request,
  allowComplaint,
}) => {
  allowComplaint(/ERR_FAILED/)
  await page.route(/\.mp4/, (route) => route.abort())
  const recipe = await shortestFilm(request, 1)
  await open(`/recipes/${recipe.Id}`)
  await chooseFilm(page)
  const player = playerOf(page)
  await expect(player).toContainText('Missing Video')
  await expect(player).toContainText('Step 1 of')
  await page.keyboard.press('ArrowRight')
  await expect(player).toContainText('Step 2 of')
  await expectAccessible(page)
  await page.unrouteAll()
  await player.getByRole('button', { name: 'Try again' }).click()
  await expect(player).toHaveAttribute('data-playback', 'paused')
})

test('VID-28 ROL-15 a visitor sees the step pictures, requested without a token', async ({
  page,
  open,
  request,
}) => {
  const recipe = await shortestFilm(request, 1)
  await open(`/recipes/${recipe.Id}`)
  const thumbs = recordRequests(page, /\/thumbs\//)
  await chooseFilm(page)
  await expect(playerOf(page)).toHaveAttribute('data-playback', 'paused')
  await expect(playerOf(page).getByRole('list').locator('[data-state=ready]').first()).toBeVisible()
  expect(thumbs.length).toBeGreaterThan(0)
  for (const thumb of thumbs) {
    expect(thumb.resourceType()).toBe('image')
    expect(await thumb.headerValue('authorization')).toBeNull()
  }
})

test('VID-28 a member sees the step pictures, requested with the token @thorough', async ({
  page,
  context,
  open,
  request,
}) => {
  const recipe = await shortestFilm(request, 1)
  const member = await newMember(request)
  await signInAs(context, member)
  await open(`/recipes/${recipe.Id}`)
  const thumbs = recordRequests(page, /\/thumbs\//)
  await chooseFilm(page)
  const pictures = playerOf(page).getByRole('list').locator('[data-state=ready]')
  await expect(pictures).toHaveCount(recipe.StepCount)
  const fetched = thumbs.filter((thumb) => thumb.resourceType() === 'fetch')
  expect(fetched.length).toBeGreaterThanOrEqual(recipe.StepCount)
  for (const thumb of fetched) {
    expect(await thumb.headerValue('authorization')).toBe(member.headers.Authorization)
  }
})

test('a cook reads that the steps of the film failed to load, and retries @thorough', async ({
  page,
  open,
  request,
  allowComplaint,
}) => {
  allowComplaint(/ERR_FAILED|ApiError|Failed to fetch/)
  const recipe = await shortestFilm(request, 1)
  await page.route(/Persons=3/, (route) => route.abort())
  await open(`/recipes/${recipe.Id}`)
  const servings = page.getByRole('group', { name: 'Servings', exact: true })
  await servings.getByRole('button', { name: 'Add one serving' }).click()
  await chooseFilm(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('The steps of the film couldn’t be loaded')
  await page.unrouteAll()
  await dialog.getByRole('button', { name: 'Try again' }).click()
  await expect(playerOf(page)).toContainText('3 people')
})

test('a cook plays the film in the page, and a link opens it at a given second @thorough', async ({
  page,
  open,
  request,
}) => {
  const recipe = await shortestFilm(request, 1)
  await open(`/recipes/${recipe.Id}`)
  const disc = page.getByRole('button', { name: /^Play the film here/ })
  await disc.click()
  const player = playerOf(page)
  await expect(player).toHaveAttribute('data-layout', 'inline')
  await expect(player).toBeFocused()
  await player.getByRole('button', { name: 'Close' }).click()
  await expect(disc).toBeFocused()

  const watch = page.getByRole('link', { name: 'Watch step 3' })
  const seconds = Number(
    new URL((await watch.getAttribute('href')) ?? '', page.url()).searchParams.get('t'),
  )
  await watch.click()
  await expect(player).toContainText('Step 3 of')
  await expect(player).toBeInViewport()
  const time = () =>
    player.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)
  await expect.poll(time).toBeGreaterThanOrEqual(seconds)
  await player.getByRole('button', { name: 'Close' }).click()
  await expect(watch).toBeFocused()
  await expect(watch).toBeInViewport()

  await open(`/recipes/${recipe.Id}?t=${seconds}`)
  await expect(player).toContainText('Step 3 of')

  await openFilm(page, open, `/recipes/${recipe.Id}#step-2`)
  await expect(player).toContainText('Step 2 of')
})

test('a recipe page loads no player code and no film data before the cook asks', async ({
  page,
  open,
  request,
}) => {
  const recipe = await shortestFilm(request, 1)
  const data = recordRequests(page, /\.mp4|\.m4a|\/action\?/)
  const scripts = recordRequests(page, /\.js$/)
  await open(`/recipes/${recipe.Id}`)
  await page.waitForLoadState('networkidle')
  expect(data.map((part) => part.url())).toEqual([])
  expect(scripts.length).toBeGreaterThan(0)
  for (const script of scripts) {
    const code = await (await request.get(script.url())).text()
    expect(code).not.toContain('pause-line')
  }
})
