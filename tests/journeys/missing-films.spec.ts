import type { VideoAction } from '#contract/recipes/video.ts'
import { ACTION_STEP } from '#contract/recipes/action-types.ts'
import { langIdOf } from '#contract/languages.ts'
import { structuredDataIn, type Item } from '#tests/support/structured-data.ts'
import { WALKED } from './support/languages.ts'
import { responseOf } from './support/response-of.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/example.ts'
import { expectStopBefore, speedUp, playerOf } from './support/films.ts'
import { recipeWhere } from './support/recipes.ts'
import { openRating, toasts, WORDS as ACTION_WORDS } from './support/member-actions.ts'

// One server imports the example, in place of one in each worker.
test.describe.configure({ mode: 'default' })

/** What the interface says about a film that is missing, or that leaves steps out. */
const WORDS = {
  en: {
    noVideo: 'No video available',
    noDescription: 'No description available',
    cookAlong: 'Cook along',
    stepOne: 'Step 1',
    actions: 'More actions',
    film: 'Film step by step',
    unfilmed: (step: number) => `Step ${step}, without film:`,
    servings: 'Add one serving',
    radishes: 'Trim 9\u00a0radishes',
  },
  de: {
    noVideo: 'Kein Video vorhanden',
    noDescription: 'Keine Beschreibung vorhanden',
    cookAlong: 'Mitkochen',
    stepOne: 'Schritt 1',
    actions: 'Weitere Aktionen',
    film: 'Film Schritt für Schritt',
    unfilmed: (step: number) => `Schritt ${step}, ohne Film:`,
    servings: 'Eine Portion mehr',
    radishes: 'Putze 9\u00a0Radieschen',
  },
} as const

for (const lang of WALKED) {
  const words = WORDS[lang]

  test(`RCD-10 ERR-20 ERR-21 a recipe without film and description shows the texts for none, in ${lang}`, async ({
    page,
    open,
    request,
  }) => {
    const { Id } = await recipeWhere(request, ({ Name }) => Name === 'Cold cucumber soup')
    await open(`/recipes/${Id}?lang=${lang}`)
    await expect(page.getByText(words.noVideo)).toBeVisible()
    await expect(page.getByText(words.noDescription)).toBeVisible()
    await expect(page.getByRole('button', { name: words.cookAlong, exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: words.stepOne })).toBeVisible()
    await expectAccessible(page)
  })

  test(`VID-07 VID-09 a cook reads the steps that a film leaves out where they come, in ${lang}`, async ({
    page,
    open,
    request,
  }) => {
    test.slow()
    const recipe = await recipeWhere(request, ({ Name }) => Name === 'Potatoes with herb quark')
    const { Id = 0 } = recipe.Videos.Main ?? {}
    const path = `/api/video/${Id}/action?Persons=3&LangId=${langIdOf(lang)}`
    const actions = await responseOf<VideoAction[]>(request, path)
    const steps = actions.filter(({ Type }) => Type === ACTION_STEP)
    expect(steps.map(({ StepNumber }) => StepNumber)).toEqual([1, 2, 4])

    await open(`/recipes/${recipe.Id}?lang=${lang}`)
    await page.getByRole('button', { name: words.servings }).first().click()
    await page.getByRole('button', { name: words.actions }).click()
    await page.getByRole('button', { name: words.film }).click()
    const player = playerOf(page)
    await expect(player).toHaveAttribute('data-playback', 'paused')
    await expect(player.locator('[data-slot=step-strip]')).toContainText('4/5')
    await expect(player).not.toContainText(words.unfilmed(3))
    await speedUp(page)
    await page.keyboard.press('Space')
    for (const step of steps.slice(1)) {
      await expectStopBefore(page, step)
      const line = player.locator('[data-slot=pause-line]')
      await expect(line).toContainText(`${step.StepNumber} / 5`)
      if (step.StepNumber === 4) {
        await expect(line).toContainText(words.unfilmed(3))
        await expect(line).toContainText(words.radishes)
        await expectAccessible(page)
      }
      await page.keyboard.press('Space')
    }
    await expect(player).toHaveAttribute('data-playback', 'ended', { timeout: 30_000 })
    await expect(player.getByText(words.unfilmed(5))).toBeVisible()
    await expectAccessible(page)
  })
}

test('VID-18 ERR-23 a cook reads every step of a film of some steps that fails to load @thorough', async ({
  page,
  open,
  request,
  allowComplaint,
}) => {
  allowComplaint(/ERR_FAILED/)
  await page.route(/\.mp4/, (route) => route.abort())
  const { Id } = await recipeWhere(request, ({ Name }) => Name === 'Potatoes with herb quark')
  await open(`/recipes/${Id}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('button', { name: 'Film step by step' }).click()
  const player = playerOf(page)
  await expect(player).toContainText('Missing Video')
  await expect(player).toContainText('Step 1 of 5')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(player).toContainText('Step 4 of 5')
  await expect(player).toContainText('Step 3, without film: Trim 6\u00a0radishes')
  await expect(player).toContainText('Step 5, without film: Drain the potatoes')
})

test('a recipe page leads into the film from the steps that it shows, and to the next from a link @thorough', async ({
  page,
  open,
  request,
}) => {
  const { Id } = await recipeWhere(request, ({ Name }) => Name === 'Potatoes with herb quark')
  await open(`/recipes/${Id}`)
  const watch = page.getByRole('link', { name: /^Watch step / })
  await expect(watch).toHaveCount(3)
  await open(`/recipes/${Id}#step-3`)
  await expect(page.getByRole('heading', { name: 'Step 3' })).toBeInViewport()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('button', { name: 'Film step by step' }).click()
  await expect(playerOf(page)).toContainText('Step 4 of 5')
})

test('structured data names the clips that there are, and no film where there is none', async ({
  request,
}) => {
  const described = async (name: string) => {
    const { Id } = await recipeWhere(request, ({ Name }) => Name === name)
    const html = await (await request.get(`/recipes/${Id}?lang=en`)).text()
    return structuredDataIn(html).find((item) => item['@type'] === 'Recipe')
  }
  const video = (await described('Potatoes with herb quark'))?.['video'] as Item
  expect(video['hasPart']).toHaveLength(3)
  expect(video['thumbnailUrl']).toEqual([expect.stringMatching(/\/thumbs\/boil-potatoes\./)])
  expect(await described('Cold cucumber soup')).not.toHaveProperty('video')
})

test('RTM-01 RTM-03 a member rates a recipe without a film', async ({
  page,
  open,
  signIn,
  request,
}) => {
  await signIn({ langId: 1 })
  const { Id } = await recipeWhere(request, ({ Name }) => Name === 'Cold cucumber soup')
  await open(`/recipes/${Id}`)
  const opener = await openRating(page, ACTION_WORDS.en)
  const modal = page.getByRole('dialog')
  await modal.getByRole('radio', { name: ACTION_WORDS.en.stars(4) }).click()
  await modal.getByRole('textbox', { name: ACTION_WORDS.en.box }).fill('Cool and quick')
  await modal.getByRole('button', { name: ACTION_WORDS.en.submit }).click()
  await expect(modal).toHaveCount(0)
  await expect(toasts(page)).toHaveText(ACTION_WORDS.en.thanks)
  await expect(opener).toBeFocused()
})

test('RCL-33 a cook goes from the card of a recipe without a film through all of its steps @thorough', async ({
  page,
  open,
}) => {
  await open('/tags?Term=Summer')
  const card = page.getByRole('article').filter({ hasText: 'Cold cucumber soup' })
  await card.hover()
  await card.getByRole('button', { name: /^Cook along/ }).click()
  await page.getByRole('button', { name: 'Start step by step' }).click()
  await expect(page.getByRole('region', { name: 'Lay everything out' })).toBeVisible()
  await expectAccessible(page)
  const stage = page.locator('[data-slot=cook-stage]')
  await page.keyboard.press('Space')
  await expect(page.locator('[data-slot=cook-bar]')).toContainText('Step 1 of')
  await expect(stage).toHaveAttribute('data-moment', 'do')
  await expectAccessible(page)
  while (!(await stage.getByText('That was the last step.').last().isVisible())) {
    const bar = page.locator('[data-slot=cook-bar]')
    const before = (await bar.textContent()) ?? ''
    await page.keyboard.press('Space')
    await expect(bar).not.toHaveText(before)
  }
  await page.keyboard.press('Space')
  await expect(page.getByRole('heading', { name: 'Done. How was it?' })).toBeVisible()
})
