import type { Page } from '@playwright/test'
import { ACTION_STEP } from '#contract/recipes/action-types.ts'
import type { VideoAction } from '#contract/recipes/video.ts'
import { responseOf } from './support/response-of.ts'
import { expectAccessible } from './support/axe.ts'
import { expectStopBefore, speedUp, playerOf } from './support/films.ts'
import { newMember, signInAs } from './support/member.ts'
import { recipeWhere, shortestFilm } from './support/recipes.ts'
import { expect, test } from './support/test.ts'

// The network is cut off on purpose, so its errors are expected.
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|Failed to fetch|ERR_FAILED|ApiError|no-response/

/** Saving a film takes about a hundred calls, which need time on a slow machine. */
const SAVED = { timeout: 30_000 }

test.use({ hasWorker: true })

/** Resolves when the service worker controls this page. */
async function untilWorking(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** The line of a recipe about saving its film. */
const line = (page: Page) => page.locator('main [data-film]')

/** Resolves when a response of the API is cached on the device. */
async function untilCached(page: Page, path: string) {
  await page.waitForFunction(
    async (address) => (await caches.match(address, { ignoreVary: true })) !== undefined,
    path,
  )
}

async function saveFilm(page: Page) {
  await expect(line(page)).toContainText(/Takes up \d+\.\d\u00a0MB on this device/)
  await page.getByRole('button', { name: 'Save film for offline' }).click()
  await expect(line(page)).toHaveAttribute('data-film', 'saved', SAVED)
}

/** Names of the caches of saved films. */
async function filmCaches(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => caches.keys())
  return names.filter((name) => name.startsWith('simmer.film.'))
}

test('a cook plays a downloaded film offline with its stops, and sees its state in the settings @thorough', async ({
  page,
  context,
  open,
  request,
  allowComplaint,
}) => {
  test.slow()
  allowComplaint(NO_NETWORK)
  await signInAs(context, await newMember(request))
  const recipe = await shortestFilm(request, 1)
  const film = recipe.Videos.Main?.Id
  const path = `/api/video/${film}/action?Persons=3&LangId=1`
  const actions = await responseOf<VideoAction[]>(request, path)
  const [, stop] = actions.filter(({ Type }) => Type === ACTION_STEP)
  if (!stop) throw new Error('The film has no stop.')
  await open('/')
  await untilWorking(page)
  await page.getByRole('link', { name: recipe.Name, exact: true }).first().click()
  await saveFilm(page)
  await untilCached(page, '/api/me/')

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(recipe.Name)
  await expect(line(page)).toHaveAttribute('data-film', 'saved')
  await page.getByRole('button', { name: 'Cook along', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'How many people are eating?' })
  await question.getByRole('button', { name: 'Add one serving' }).click()
  await question.getByRole('button', { name: 'Start step by step' }).click()
  await expect(page.getByRole('region', { name: 'Lay everything out' })).toBeVisible()
  await page.keyboard.press('Space')
  await expect(page.locator('[data-slot=cook-stage] video')).toHaveJSProperty('paused', false)
  await page.goBack()

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('button', { name: 'Film step by step' }).click()
  const player = playerOf(page)
  await expect(player).toHaveAttribute('data-playback', 'paused')
  await expect(player.getByRole('list').locator('[data-state=ready]').first()).toBeVisible()
  await speedUp(page)
  await player.locator('[data-slot=continue]').click()
  await expectStopBefore(page, stop)

  await page.goto('/settings/offline')
  await expect(page.getByText(/^1 film, \d+\.\d\u00a0MB on this device$/)).toBeVisible()
  await expectAccessible(page)

  await context.setOffline(false)
  await page.evaluate((id) => caches.delete(`simmer.film.${id}`), recipe.Id)
  await page.reload()
  await expect(page.getByText('The browser removed the film to free up space.')).toBeVisible()
  await page.getByRole('button', { name: `Save again: ${recipe.Name}` }).click()
  await expect(page.locator('[data-film=saved]')).toBeVisible(SAVED)
  await page.getByRole('button', { name: `Remove film: ${recipe.Name}` }).click()
  await expect(page.getByRole('heading', { name: 'No films yet' })).toBeVisible()
  expect(await filmCaches(page)).toEqual([])
})

test('a member opens viewed recipes offline, from their own list, until signing out @thorough', async ({
  page,
  context,
  open,
  request,
  allowComplaint,
}) => {
  test.slow()
  allowComplaint(NO_NETWORK)
  await signInAs(context, await newMember(request))
  const recipe = await shortestFilm(request, 1)
  const other = await recipeWhere(request, ({ Id, Videos }) => Id !== recipe.Id && !!Videos.Main)
  await open('/')
  await untilWorking(page)
  await page.getByRole('link', { name: recipe.Name, exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(recipe.Name)
  await untilCached(page, `/api/recipe/${recipe.Id}?LangId=1`)
  await untilCached(page, `/api/recipe/${recipe.Id}/howto?LangId=1`)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('simmer.viewed'))).not.toBeNull()
  await open(`/recipes/${other.Id}`)
  await saveFilm(page)

  await context.setOffline(true)
  await page.goto('/recipes/99999')
  await expect(page).toHaveURL(/\/favorites\/recipes$/)
  const viewed = page.getByRole('region', { name: 'Recently viewed' })
  await expect(viewed.getByRole('link').first()).toHaveAccessibleName(other.Name)
  await viewed.getByRole('link', { name: recipe.Name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(recipe.Name)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(recipe.Name)
  await expect(page.locator('#how-to').getByRole('listitem')).toHaveCount(recipe.StepCount)
  await expect(page.getByRole('button', { name: 'Save film for offline' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )

  await context.setOffline(false)
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('simmer.viewed'))).toBeNull()
  await expect.poll(() => filmCaches(page)).toEqual([])
})
