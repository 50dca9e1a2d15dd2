import { readFile } from 'node:fs/promises'
import type { HowToStep } from '#contract/recipes/how-to.ts'
import { expectAccessible } from './support/axe.ts'
import { answer, expectPlace, seeBell, stageOf, wordsOf } from './support/kitchen.ts'
import { WALKED } from './support/languages.ts'
import { countPointers, heardOn, listen, transcriptOf } from './support/voice.ts'
import { expect, test } from './support/test.ts'

/** The lemon chicken tray bake: seven steps, each with a film. */
const CHICKEN = '/cook/12'

for (const [language, path, texts] of [
  [
    'en',
    CHICKEN,
    {
      simmer: 'Simmer',
      step: /^Step \p{L}+ of seven\.$/u,
      amount: 'four hundred and fifty grams',
      heat: 'two hundred and twenty degrees Celsius',
      turn: 'Your turn',
      place: (step: number) => `By ear · Step ${step} of 7`,
      last: 'That was the last step.',
    },
  ],
  [
    'de',
    `${CHICKEN}?lang=de`,
    {
      simmer: 'Simmer',
      step: /^Schritt \p{L}+ von sieben\.$/u,
      amount: 'vierhundertfünfzig Gramm',
      heat: 'zweihundertzwanzig Grad Celsius',
      turn: 'Du bist dran',
      place: (step: number) => `Nach Gehör · Schritt ${step} von 7`,
      last: 'Das war der letzte Schritt.',
    },
  ],
] as const) {
  if (!WALKED.includes(language)) continue
  test(`a recipe is cooked by sound alone, without a pointer (${language})`, async ({
    page,
    open,
  }) => {
    test.slow()
    await listen(page)
    const pointers = await countPointers(page)
    await open(path)
    await expect(stageOf(page)).toBeVisible()
    await page.keyboard.press('e')
    await answer(page, texts.simmer, async (button) => {
      await button.focus()
      await page.keyboard.press('Enter')
    })
    const current = page.locator('[data-slot=ear-way] [aria-current=step]')
    const howTo: HowToStep[] = await (
      await page.request.get(`/api/recipe/12/howto?LangId=${language === 'de' ? 0 : 1}`)
    ).json()
    for (let step = 1; step <= 7; step += 1) {
      await expect(page.locator('[data-slot=cook-bar]')).toContainText(texts.place(step))
      await expect(current).toHaveText(texts.turn, { timeout: 30_000 })
      await page.keyboard.press('Space')
      if (step < 7) await expect(current).not.toHaveText(texts.turn)
    }
    await expect(page).toHaveURL(/cook\/12\/done$/)

    const heard = await heardOn(page)
    const said = heard.filter(({ kind }) => kind === 'said')
    expect(said.filter(({ text }) => texts.step.test(text))).toHaveLength(7)
    expect(new Set(said.map(({ lang }) => lang.slice(0, 2)))).toEqual(new Set([language]))
    const all = said.map(({ text }) => text).join('\n')
    expect(all).toContain(texts.amount)
    expect(all).toContain(texts.heat)
    expect(all).toContain(texts.last)
    expect(all).not.toMatch(/\d/)
    // Every step: its number and text, its film, what the film showed, and only then the next step.
    const order = heard.filter(({ kind }) => kind !== 'film ends')
    let from = 0
    for (const { Describe = '' } of howTo) {
      const number = order.findIndex(({ text }, index) => index >= from && texts.step.test(text))
      const film = order.findIndex(({ kind }, index) => index > number && kind === 'film')
      const description = order.findIndex(
        ({ text, kind }, index) => index > film && kind === 'said' && Describe.startsWith(text),
      )
      const next = order.findIndex(({ text }, index) => index > film && texts.step.test(text))
      expect(number).toBeGreaterThanOrEqual(from)
      expect(film).toBeGreaterThan(number)
      expect(description).toBeGreaterThan(film)
      if (next >= 0) expect(description).toBeLessThan(next)
      from = description
    }
    expect(heard.some(({ kind }) => kind === 'cut')).toBe(false)
    expect(heard.filter(({ kind }) => kind === 'knock')).toHaveLength(7)
    const transcript = new URL(`support/by-ear.${language}.txt`, import.meta.url)
    expect(transcriptOf(heard)).toBe(await readFile(transcript, 'utf8'))
    expect(await pointers()).toBe(0)
  })
}

test('a timer that rings stops the voice, which goes on with that sentence @thorough', async ({
  page,
  open,
}) => {
  await listen(page)
  await page.addInitScript(() => localStorage.setItem('simmer.ear', '{"reader":"simmer"}'))
  await page.clock.install()
  await open('/cook/12')
  await expect(stageOf(page)).toBeVisible()
  await page.getByRole('button', { name: 'All steps' }).click()
  await page.getByRole('dialog').locator('.overview-steps button').nth(4).click()
  await page.getByRole('button', { name: 'Start timer: 25 minutes' }).click()
  await page.clock.fastForward('24:58')
  await page.evaluate(() => Object.assign(window, { voiceMs: 600_000 }))
  await page.keyboard.press('e')
  await expect(page.locator('[data-slot=ear-way]')).toContainText('Reads')
  await page.clock.fastForward(3000)
  const ring = page.locator('[data-slot=ring-band]')
  await expect(ring).toBeVisible()
  await expect.poll(async () => (await heardOn(page)).at(-1)?.kind).toBe('cut')
  await page.evaluate(() => Object.assign(window, { voiceMs: 40 }))
  const cut = (await heardOn(page)).at(-1)?.text
  await seeBell(page)
  await ring.getByRole('button', { name: /^Stop/ }).click()
  await page.clock.runFor(200)
  await expect
    .poll(async () => (await heardOn(page)).find(({ kind }) => kind === 'said')?.text)
    .toBe(cut)
})

test('a screen reader reads for itself: Simmer says nothing and asks only once @thorough', async ({
  page,
  open,
}) => {
  await listen(page)
  await open(CHICKEN)
  await page.getByRole('button', { name: 'By ear' }).click()
  const dialog = page.getByRole('dialog', { name: 'Who reads aloud?' })
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await answer(page, 'My screen reader')
  await expectPlace(page, 1, 'do')
  await expect(stageOf(page)).toContainText('Your screen reader reads. Simmer keeps quiet.')
  await expect(wordsOf(page)).toContainText('In the film')
  expect((await heardOn(page)).filter(({ kind }) => kind === 'said')).toEqual([])
  await page.keyboard.press('e')
  await page.keyboard.press('e')
  await expect(stageOf(page)).toContainText('Simmer keeps quiet')
  await expect(dialog).toHaveCount(0)
})

test('the real browser has the speech that the module uses', async ({ page, open }) => {
  await open(CHICKEN)
  const found = await page.evaluate(() => ({
    methods: (['speak', 'cancel', 'resume', 'getVoices', 'addEventListener'] as const).map(
      (name) => typeof speechSynthesis[name],
    ),
    voices: Array.isArray(speechSynthesis.getVoices()),
    text: new SpeechSynthesisUtterance('x').text,
    rate: new SpeechSynthesisUtterance('x').rate,
  }))
  expect(found.methods).toEqual(Array.from({ length: 5 }, () => 'function'))
  expect(found).toMatchObject({ voices: true, text: 'x', rate: 1 })
})
