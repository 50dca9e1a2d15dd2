import { readFile } from 'node:fs/promises'
import { HAS_FFMPEG } from '#tests/support/ffmpeg.ts'
import { addRecipe } from './support/publishing.ts'
import { expectAccessible } from './support/axe.ts'
import { chooseFilms, phoneFilm, setStepsAt, untilStage } from './support/studio.ts'
import { expect, test } from './support/test.ts'

test.skip(!HAS_FFMPEG, 'ffmpeg makes the films')

test('FLM-37 FLM-36 words are saved, brought back from a file, given more time and a sound', async ({
  page,
  open,
  signIn,
  request,
}) => {
  test.slow()
  const member = await signIn()
  const { Id } = await addRecipe(request, member, 'Plum crumble with words')
  await open(`/my/recipes/${Id}/film`)
  await chooseFilms(page, ['IMG_4417.MOV', phoneFilm(14)])
  await page.getByRole('link', { name: 'Set the steps' }).press('Enter')
  await untilStage(page)
  await setStepsAt(page, [1])
  await page.goto(`/my/recipes/${Id}/film/words`)

  const lines = page.getByRole('textbox', { name: 'Bring your own words' })
  await lines.fill('00:05 Rub\n00:09 Bake\n99:00 Too late')
  await expect(page.getByText('2 lines understood: steps 2, 3.')).toBeVisible()
  await expect(page.getByText('Line 3: the film is over by then.')).toBeVisible()
  await page.getByRole('button', { name: 'Use these lines' }).click()

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as WebVTT (English)' }).click()
  const file = await readFile(await (await saved).path(), 'utf8')
  expect(file).toContain('Rub the flour.')

  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'WebVTT file' }).click()
  const brought = file.replace('Rub the flour.', 'Rub the flour between cold fingers, slowly.')
  await (
    await chosen
  ).setFiles({
    name: 'captions.en.vtt',
    mimeType: 'text/vtt',
    buffer: Buffer.from(brought.replace(/(00:00:04.\d+) --> .*/u, '$1 --> 00:00:05.500')),
  })
  await page.getByRole('button', { name: 'Use as English words' }).click()
  const second = page.locator('#words-rub')
  await second.locator('summary').click()
  await expect(second.getByText(/stands only/)).toBeVisible()
  await expectAccessible(page)
  await second.getByRole('button', { name: 'Let it stand longer' }).click()
  await expect(second.getByText(/stands only/)).toHaveCount(0)

  const first = page.locator('#words-halve')
  const chopping = first.getByRole('button', { name: '[chopping]' })
  await chopping.click()
  await expect(chopping).toHaveAttribute('aria-pressed', 'true')
  await expect(first.getByRole('button', { name: '[das Messer hackt]' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})
