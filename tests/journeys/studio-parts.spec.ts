import { HAS_FFMPEG } from '#tests/support/ffmpeg.ts'
import { addRecipe } from './support/publishing.ts'
import { expectAccessible } from './support/axe.ts'
import { chooseFilms, phoneFilm } from './support/studio.ts'
import { expect, test } from './support/test.ts'

test.skip(!HAS_FFMPEG, 'ffmpeg makes the films')

test('FLM-39 four films for three steps are put in order by keys and by dragging, and the shortest is left over', async ({
  page,
  open,
  signIn,
  request,
}) => {
  test.slow()
  const member = await signIn()
  const { Id } = await addRecipe(request, member, 'Plum crumble in four films')
  await open(`/my/recipes/${Id}/film`)
  await chooseFilms(
    page,
    ['IMG_2.MOV', phoneFilm(5)],
    ['IMG_10.MOV', phoneFilm(6)],
    ['IMG_3.MOV', phoneFilm(2)],
    ['IMG_1.MOV', phoneFilm(4)],
  )
  await expect(page.getByRole('heading', { name: '4 films for 3 steps?' })).toBeVisible()
  const rows = page.locator('.studio-part small')
  const inOrder = async (...names: string[]) =>
    await expect(rows).toContainText(names.map((name) => `${name}.MOV`))
  await inOrder('IMG_2', 'IMG_10', 'IMG_1', 'IMG_3')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'IMG_1.MOV: up' }).press('Enter')
  await inOrder('IMG_2', 'IMG_1', 'IMG_10', 'IMG_3')
  await page.keyboard.press('Enter')
  await inOrder('IMG_1', 'IMG_2', 'IMG_10', 'IMG_3')
  await page.locator('[data-part="bake"]').dragTo(page.locator('[data-part="halve"]'))
  await inOrder('IMG_10', 'IMG_2', 'IMG_1', 'IMG_3')
  await page.getByRole('button', { name: 'Sort by name' }).click()
  await inOrder('IMG_1', 'IMG_2', 'IMG_10', 'IMG_3')
  await page.getByRole('button', { name: 'IMG_3.MOV: up' }).click()
  await inOrder('IMG_1', 'IMG_2', 'IMG_3', 'IMG_10')

  await page.getByRole('link', { name: 'Look at the beginnings' }).press('Enter')
  await expect(page.getByText('3 of 3 steps set')).toBeVisible()
  await page.keyboard.press('z')
  await page.getByRole('button', { name: 'Film , done' }).click()
  await inOrder('IMG_1', 'IMG_2', 'IMG_10', 'IMG_3')
})
