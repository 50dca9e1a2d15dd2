import { expectAccessible } from './support/axe.ts'
import { answer, stageOf } from './support/kitchen.ts'
import { blockStorage, heardOn, listen } from './support/voice.ts'
import { expect, test } from './support/test.ts'

/** The lemon chicken tray bake: seven steps, each with a film. */
const CHICKEN = '/cook/12'

for (const [language, other, path, texts] of [
  [
    'en',
    'de-DE',
    CHICKEN,
    {
      ear: 'By ear',
      title: 'This device has no English voice',
      others: 'other languages',
      none: 'no voice at all',
      search: 'Look for voices again',
      goOn: 'Go on with large text',
    },
  ],
  [
    'de',
    'en-GB',
    `${CHICKEN}?lang=de`,
    {
      ear: 'Nach Gehör',
      title: 'Dieses Gerät hat keine deutsche Stimme',
      others: 'anderer Sprachen',
      none: 'gar keine Stimme',
      search: 'Nochmal nach Stimmen suchen',
      goOn: 'Weiter mit großer Schrift',
    },
  ],
] as const) {
  test(`nothing is read aloud by a voice of another language (${language})`, async ({
    page,
    open,
  }) => {
    await listen(page, { languages: [other] })
    // Storage is blocked too, so the choice is held in memory only.
    await blockStorage(page)
    await open(path)
    await page.getByRole('button', { name: texts.ear }).click()
    await answer(page, 'Simmer')
    const dialog = page.getByRole('dialog', { name: texts.title })
    await expect(dialog).toContainText(texts.others)
    await expectAccessible(page)
    await answer(page, texts.goOn)
    await expect(stageOf(page)).toHaveAttribute('data-reach', 'far')
    await expect(stageOf(page)).toHaveAttribute('data-moment', /watch|do/)
    expect((await heardOn(page)).filter(({ kind }) => kind === 'said')).toEqual([])
  })

  test(`a device without a voice offers to look again, and finds a new one (${language})`, async ({
    page,
    open,
  }) => {
    await listen(page, { languages: [] })
    await open(path)
    await page.getByRole('button', { name: texts.ear }).click()
    await answer(page, 'Simmer')
    const dialog = page.getByRole('dialog', { name: texts.title })
    await expect(dialog).toContainText(texts.none)
    await page.evaluate((tag) => {
      Object.assign(speechSynthesis, {
        getVoices: () => [{ lang: tag, name: tag, voiceURI: tag, localService: true }],
      })
    }, language)
    await answer(page, texts.search)
    await expect(dialog).toHaveCount(0)
    await expect
      .poll(async () => (await heardOn(page)).find(({ kind }) => kind === 'said')?.lang)
      .toBe(language)
  })
}

test('with blocked storage steps are read aloud, and the next visit asks again', async ({
  page,
  open,
}) => {
  await listen(page)
  await blockStorage(page)
  await open(CHICKEN)
  const start = page.getByRole('button', { name: 'By ear' })
  const dialog = page.getByRole('dialog', { name: 'Who reads aloud?' })
  await start.click()
  await answer(page, 'Simmer')
  await expect
    .poll(async () => (await heardOn(page)).find(({ kind }) => kind === 'said')?.text)
    .toBe('Step one of seven.')
  await page.keyboard.press('e')
  await page.keyboard.press('e')
  await expect(page.locator('[data-slot=ear-way]')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await expect(stageOf(page)).toBeVisible()
  await page.keyboard.press('e')
  await expect(dialog).toBeVisible()
})
