import { HAS_FFMPEG } from '#tests/support/ffmpeg.ts'
import { addRecipe } from './support/publishing.ts'
import { chooseFilms, phoneFilm, setSteps, untilSet, untilStage } from './support/studio.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'

test.skip(!HAS_FFMPEG, 'ffmpeg makes the films')

test('FLM-34 a film is made in one tab at a time: another one watches, and goes on when told or when the first is closed', async ({
  page,
  open,
  signIn,
  request,
  context,
}) => {
  test.slow()
  const member = await signIn()
  const { Id } = await addRecipe(request, member, 'Plum crumble in two tabs')
  await open(`/my/recipes/${Id}/film`)
  await chooseFilms(page, ['IMG_4417.MOV', phoneFilm()])
  await page.getByRole('link', { name: 'Set the steps' }).press('Enter')
  await untilStage(page)

  const other = await context.newPage()
  await other.goto(`/my/recipes/${Id}/film`)
  const elsewhere = { name: 'Open in another tab' }
  await expect(other.getByRole('heading', elsewhere)).toBeVisible()
  await setSteps(page, [0.5, 3])
  await expect(other.getByRole('heading', { name: '2 of 3 steps set' })).toBeVisible()
  await expectAccessible(other)

  await other.getByRole('button', { name: 'Go on here' }).click()
  await other.getByRole('link', { name: 'Go on with the steps' }).press('Enter')
  await expect(page.getByRole('heading', elsewhere)).toBeVisible()
  await untilSet(other, '2 of 3 steps set')
  await other.keyboard.press('z')
  await expect(page.getByRole('heading', { name: '1 of 3 steps set' })).toBeVisible()

  await other.close()
  await untilSet(page, '1 of 3 steps set')
  await expect(page.getByRole('heading', elsewhere)).toHaveCount(0)
})
