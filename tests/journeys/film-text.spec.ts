import { readFile } from 'node:fs/promises'
import webvtt from 'webvtt-parser'
import { expectAccessible } from './support/axe.ts'
import { goToStep, stageOf } from './support/kitchen.ts'
import { WALKED } from './support/languages.ts'
import { expect, test } from './support/test.ts'

/** The lemon chicken tray bake: its film begins with a pepper mill. */
const CHICKEN = 12

for (const [language, path, texts] of [
  [
    'en',
    `/recipes/${CHICKEN}`,
    { title: 'The film as text', sound: '[pepper mill]', files: ['Captions', 'Descriptions'] },
  ],
  [
    'de',
    `/recipes/${CHICKEN}?lang=de`,
    {
      title: 'Der Film als Text',
      sound: '[Pfeffermühle]',
      files: ['Untertitel', 'Beschreibungen'],
    },
  ],
] as const) {
  if (!WALKED.includes(language)) continue
  test(`a film is read and its tracks are taken along (${language})`, async ({ page, open }) => {
    await open(path)
    const text = page.locator('details.film-text')
    await text.locator('summary', { hasText: texts.title }).click()
    await expect(text.getByText(texts.sound)).toBeVisible()
    await expect(text.getByRole('heading', { level: 3 })).toHaveCount(7)
    await expectAccessible(page)
    for (const [index, kind] of (['captions', 'descriptions'] as const).entries()) {
      const coming = page.waitForEvent('download')
      await text.getByRole('link', { name: texts.files[index] }).click()
      const file = await coming
      expect(file.suggestedFilename()).toBe(`${CHICKEN}-${kind}.${language}.vtt`)
      const track = await readFile(await file.path(), 'utf8')
      const { cues, errors } = new webvtt.WebVTTParser().parse(track, kind)
      expect(errors).toEqual([])
      expect(cues.length).toBeGreaterThanOrEqual(7)
    }
  })
}

test('sounds stand below the captions in the kitchen, until they are turned off @thorough', async ({
  page,
  open,
}) => {
  await open(`/cook/${CHICKEN}`)
  await expect(stageOf(page)).toBeVisible()
  await page.keyboard.press('Space')
  const sound = page.locator('[data-slot=sound]')
  await expect(sound).toHaveText('[pepper mill]')
  await page.getByRole('button', { name: 'All steps' }).click()
  const settings = page.getByRole('dialog')
  await settings.getByRole('switch', { name: 'Sounds in brackets' }).click()
  await page.keyboard.press('Escape')
  await goToStep(page, 1)
  // The knife on the board.
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('[data-slot=caption]')).toBeVisible()
  const film = page.locator('[data-slot=step-film] video')
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime))
    .toBeGreaterThan(8)
  await expect(page.locator('[data-slot=caption]')).toBeVisible()
  await expect(sound).toHaveCount(0)
})
