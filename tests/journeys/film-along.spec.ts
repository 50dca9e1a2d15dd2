import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { HAS_FFMPEG } from '#tests/support/ffmpeg.ts'
import { expectAccessible } from './support/axe.ts'
import { sendFilm } from './support/own-films.ts'
import { addRecipe, expectFitsPhone } from './support/publishing.ts'
import { expect, test } from './support/test.ts'

test.skip(!HAS_FFMPEG, 'ffmpeg makes the films')

test('FLM-134 a step film is saved, brought to another recipe, and saved again the same byte for byte', async ({
  page,
  open,
  signIn,
  request,
}) => {
  const member = await signIn()
  const first = await addRecipe(request, member, 'Plum crumble, taken along')
  await sendFilm(request, member, first.Id)
  const save = async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save the step film' }).click(),
    ])
    const path = await download.path()
    return { path, bytes: await readFile(path) }
  }
  await open(`/my/recipes/${first.Id}/film/publish`)
  const saved = await save()
  const names = Object.keys(unzipSync(saved.bytes)).sort()
  expect(names).toEqual([
    'captions.en.vtt',
    'chapters.en.vtt',
    'descriptions.en.vtt',
    'film.json',
    'film.mp4',
  ])

  const second = await addRecipe(request, member, 'Plum crumble, taken along')
  await open(`/my/recipes/${second.Id}/film/publish`)
  await expectAccessible(page)
  await expectFitsPhone(page)
  const input = page.locator('input[type=file]')
  await input.setInputFiles({
    name: 'notes.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from('x'),
  })
  await expect(page.getByText(/There is no film.json/)).toBeVisible()
  await input.setInputFiles({ name: 'film.zip', mimeType: 'application/zip', buffer: saved.bytes })
  await expect(page.getByRole('heading', { name: 'Your film has arrived' })).toBeVisible()
  const again = await save()
  expect(again.bytes.equals(saved.bytes)).toBe(true)
})
