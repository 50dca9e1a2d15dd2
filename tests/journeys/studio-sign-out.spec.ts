import { HAS_FFMPEG } from '#tests/support/ffmpeg.ts'
import { addRecipe } from './support/publishing.ts'
import { chooseFilms, filesOnDevice, phoneFilm } from './support/studio.ts'
import { expect, test } from './support/test.ts'

test.skip(!HAS_FFMPEG, 'ffmpeg makes the films')

test('FLM-153 signing out asks before a film is lost that was not sent', async ({
  page,
  open,
  signIn,
  request,
}) => {
  const member = await signIn()
  const { Id } = await addRecipe(request, member, 'Plum crumble of a shared laptop')
  await open(`/my/recipes/${Id}/film`)
  await chooseFilms(page, ['IMG_4417.MOV', phoneFilm()])
  await expect(page.getByRole('link', { name: 'Set the steps' })).toBeVisible()
  const copies = async () =>
    (await filesOnDevice(page)).filter((name) => name.startsWith('source-'))
  await expect.poll(copies).toHaveLength(1)
  await open('/my/recipes')
  const signOut = async () => {
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
  }
  await signOut()
  const question = page.getByRole('alertdialog', {
    name: '1 film that you are making here has not been sent',
  })
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(await copies()).toHaveLength(1)
  await signOut()
  await question.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(() => filesOnDevice(page)).toEqual([])
})
