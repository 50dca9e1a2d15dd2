import type { OwnFilm } from '#contract/films/own-film.ts'
import { HAS_FFMPEG } from '#tests/support/ffmpeg.ts'
import { addRecipe } from './support/publishing.ts'
import { chooseFilms, phoneFilm, setSteps, untilSet, untilStage } from './support/studio.ts'
import { expect, test } from './support/test.ts'

test.skip(!HAS_FFMPEG, 'ffmpeg makes the films')

test(
  'FLM-41 the tab is killed at ten points, and nothing that was done is lost',
  { tag: ['@thorough'] },
  async ({ page, open, signIn, request, context }) => {
    test.slow()
    const member = await signIn()
    const { Id } = await addRecipe(request, member, 'Plum crumble, killed')
    const film = `/my/recipes/${Id}/film`
    let tab = page
    let kills = 0
    /** Ends the tab at once, as a phone does that needs its memory, and opens the studio in another one. */
    const kill = async (path: string) => {
      const next = await context.newPage()
      await tab.close({ runBeforeUnload: false })
      tab = next
      kills += 1
      await tab.goto(path)
    }
    const press = async (key: string, says: string | RegExp) => {
      await tab.keyboard.press(key)
      await expect(tab.getByText(says).first()).toBeVisible()
    }

    await open(film)
    await chooseFilms(tab, ['IMG_4417.MOV', phoneFilm()])
    await tab.getByRole('link', { name: 'Set the steps' }).press('Enter')
    await untilStage(tab)
    await setSteps(tab, [0.5])
    await kill(`${film}/steps`)
    await untilSet(tab, '1 of 3 steps set')
    await setSteps(tab, [3])
    await kill(`${film}/steps`)
    await untilSet(tab, '2 of 3 steps set')
    await press('z', '1 of 3 steps set')
    await kill(`${film}/steps`)
    await untilSet(tab, '1 of 3 steps set')
    await press('Shift+Z', '2 of 3 steps set')
    await kill(`${film}/steps`)
    await untilSet(tab, '2 of 3 steps set')
    await press('n', '3 of 3 steps set')
    await kill(`${film}/words`)
    await tab.getByRole('textbox', { name: 'For those who do not see it' }).first().fill('A knife.')
    await kill(`${film}/words`)
    await expect(
      tab.getByRole('textbox', { name: 'For those who do not see it' }).first(),
    ).toHaveValue('A knife.')
    await kill(`${film}/publish`)
    for (const _ of ['the first time', 'the second time']) {
      await tab.getByRole('button', { name: /Make the film|Go on/ }).click()
      await expect(tab.getByRole('button', { name: 'Pause' })).toBeVisible()
      await kill(`${film}/publish`)
    }
    const make = tab.getByRole('button', { name: /Make the film|Go on/ })
    const send = tab.getByRole('button', { name: 'Send it', exact: true })
    await make.or(send).first().waitFor()
    if (await make.isVisible()) await make.click()
    await expect(send).toBeVisible({ timeout: 60_000 })
    await kill(`${film}/publish`)
    await tab.getByRole('button', { name: 'Send it', exact: true }).click()
    await expect(tab.getByRole('heading', { name: 'Your film has arrived' })).toBeVisible()
    expect(kills).toBe(10)

    const answer = await request.get(`/api${film}`, { headers: member.headers })
    const { Document } = (await answer.json()) as OwnFilm
    expect(Document.Steps.map(({ StartsMs }) => StartsMs !== undefined)).toEqual([
      true,
      true,
      false,
    ])
    expect(Document.Steps[0]?.Describe?.en).toBe('A knife.')
  },
)
