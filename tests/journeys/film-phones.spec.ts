import type { Page } from '@playwright/test'
import type { FilmStep, OwnFilm } from '#contract/films/own-film.ts'
import { ffmpeg, H264, HAS_FFMPEG, PICTURE, TONE } from '#tests/support/ffmpeg.ts'
import { changedAt } from '#tests/support/mp4-atoms.ts'
import { grant } from './support/grant.ts'
import { newMember } from './support/member.ts'
import { addRecipe, publish } from './support/publishing.ts'
import { chooseFilms, setSteps, untilStage } from './support/studio.ts'
import { expect, test } from './support/test.ts'

test.skip(!HAS_FFMPEG, 'ffmpeg makes the films')

const AAC = '-c:a aac -ar 48000'

/** A film of a phone that was held upright. */
function turned(): Buffer {
  const sideways = ffmpeg(`${PICTURE(6, '640x360')} ${H264}`)
  const once = changedAt(sideways, ['moov', 'trak', 'tkhd'], 40, '0000000000010000')
  return changedAt(once, ['moov', 'trak', 'tkhd'], 52, 'ffff000000000000')
}

/** Films as phones make them, with the sides and the sound that the made film has. */
const PHONES: [name: string, make: () => Buffer, sides: [number, number], hasSound: boolean][] = [
  ['turned.mp4', turned, [360, 640], false],
  [
    'uneven.mp4',
    () =>
      ffmpeg(
        `${PICTURE(6)} ${TONE(6)} -vf select='lt(n\\,60)+not(mod(n\\,4))' -fps_mode vfr ${H264} ${AAC}`,
      ),
    [320, 180],
    true,
  ],
  [
    'hdr.mp4',
    () =>
      ffmpeg(
        `${PICTURE(6)} ${TONE(6)} ${H264} -color_primaries bt2020 -color_trc arib-std-b67 -colorspace bt2020nc ${AAC}`,
      ),
    [320, 180],
    true,
  ],
  [
    'edited.mov',
    () => ffmpeg(`-itsoffset 0.5 ${PICTURE(6)} ${TONE(6)} ${H264} ${AAC}`, 'mov'),
    [320, 180],
    true,
  ],
  ['between.mp4', () => ffmpeg(`${PICTURE(6, '1600x900')} ${H264}`), [1280, 720], false],
]

/** Somebody cooks along with a published recipe, from its first step to its last, each with its part of the film. */
async function expectCooks(page: Page, recipe: number, steps: readonly FilmStep[]): Promise<void> {
  await page.goto(`/cook/${recipe}`)
  const stage = page.locator('[data-slot=cook-stage]')
  await expect(stage).toBeVisible()
  const video = stage.locator('video').first()
  const place = () =>
    video.evaluate((element: HTMLVideoElement) =>
      element.readyState < 2 ? -1 : element.currentTime * 1000,
    )
  for (const [index, { StartsMs = 0 }] of steps.entries()) {
    const here = page.getByText(new RegExp(`^Step ${index + 1} of ${steps.length} ·`)).first()
    // While a film plays, a press goes to its step first.
    await expect(async () => {
      if (!(await here.isVisible())) await page.keyboard.press('ArrowRight')
      await expect(here).toBeVisible({ timeout: 2000 })
    }).toPass()
    await expect(video).toBeVisible()
    // It plays on from where the step begins, up to where the next one does.
    await expect.poll(place).toBeGreaterThanOrEqual(StartsMs - 50)
    expect(await place()).toBeLessThan((steps[index + 1]?.StartsMs ?? Infinity) + 500)
  }
}

for (const [index, [name, make, [Width, Height], HasSound]] of PHONES.entries())
  test(
    `FLM-138 a film as a phone makes it becomes one that is cooked along with: ${name}`,
    // One of them is enough for an ordinary run.
    { tag: index > 0 ? ['@thorough'] : [] },
    async ({ page, open, signIn, request, browser, baseURL }) => {
      test.slow()
      const member = await signIn()
      const editor = await newMember(request)
      await grant(member, 'author')
      await grant(editor, 'editor')
      const recipe = await addRecipe(request, member, `Plum crumble ${name}`)
      const { Id } = recipe
      const film = `/my/recipes/${Id}/film`
      await open(film)
      await chooseFilms(page, [name, make()])
      await page.getByRole('link', { name: 'Set the steps' }).press('Enter')
      await untilStage(page)
      await setSteps(page, [0.5, 2, 4])
      await page.goto(`${film}/publish`)
      await page.getByRole('button', { name: 'Make the film' }).click()
      const send = page.getByRole('button', { name: 'Send it', exact: true })
      await expect(send).toBeVisible({ timeout: 60_000 })
      await send.click()
      await expect(page.getByRole('heading', { name: 'Your film has arrived' })).toBeVisible({
        timeout: 30_000,
      })
      const answer = await request.get(`/api${film}`, { headers: member.headers })
      const own = (await answer.json()) as OwnFilm
      expect(own).toMatchObject({ Width, Height, HasSound })
      // On a busy machine keys are pressed late.
      expect(own.Document.DurationMs).toBeGreaterThan(2000)

      const publicId = await publish(request, recipe, { author: member, editor })
      const visiting = await browser.newContext({ ...(baseURL && { baseURL }) })
      await expectCooks(await visiting.newPage(), publicId, own.Document.Steps)
      await visiting.close()
    },
  )
