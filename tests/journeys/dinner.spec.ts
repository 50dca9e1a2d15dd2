import { expectAccessible } from './support/axe.ts'
import { cookOn, DINNER_DAY, idsOf, inBerlin } from './support/dinner.ts'
import { expect, reload, test } from './support/test.ts'

/** Just before it is time to begin, for seven. */
const NOW = inBerlin('17:30:00')

const wordsOf = {
  en: {
    dishes: ['Lemon chicken tray bake', 'Fattoush'],
    plan: 'See the plan',
    begin: 'Begin',
    late: 'How late are you?',
    eat: /^Eat at/,
    evening: 'The evening',
    skip: 'Skip',
    skipIt: 'Skip it',
    table: /^On the table at \d\d:\d\d$/,
  },
  de: {
    dishes: ['Zitronenhähnchen vom Blech', 'Fattoush'],
    plan: 'Zum Plan',
    begin: 'Anfangen',
    late: 'Wie spät bist du dran?',
    eat: /^Um .* essen$/,
    evening: 'Der Abend',
    skip: 'Auslassen',
    skipIt: 'Auslassen',
    table: /^Um \d\d:\d\d auf dem Tisch$/,
  },
} as const

for (const [language, tag] of [
  ['en', []],
  ['de', ['@thorough']],
] as const)
  test(
    `DIN-41 two dishes are planned for seven and cooked by Next, with keys alone (${language})`,
    {
      tag: [...tag],
    },
    async ({ page, open, signIn, request }) => {
      test.slow()
      const words = wordsOf[language]
      await signIn({ langId: language === 'de' ? 0 : 1 })
      await page.clock.install({ time: NOW })
      // Whether the bell may ring on a closed page is asked elsewhere.
      await page.addInitScript(() => localStorage.setItem('simmer.bell', 'no'))
      const [chicken, fattoush] = await idsOf(request, ['Lemon chicken tray bake', 'Fattoush'])
      await open(
        `/week/new?recipe=${chicken}&recipe=${fattoush}&day=${DINNER_DAY}&lang=${language}`,
      )
      await expect(page.getByRole('button', { name: words.plan })).toBeEnabled()
      await expectAccessible(page)
      await page.getByRole('button', { name: words.plan }).press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        language === 'en' ? 'Dinner at seven' : 'Essen um sieben',
      )
      await expectAccessible(page)
      await page.getByRole('link', { name: words.begin }).press('Enter')
      await expect(page.locator('.lay-out')).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('ArrowRight')
      await expect(page.locator('.cook-number')).toBeVisible()
      await expectAccessible(page)

      const place = page.locator('.cook-title p')
      const isStep = language === 'en' ? /^Step (\d+) of/ : /^Schritt (\d+) von/
      // A bell may come in between: then it is the one after.
      const isAt = (step: number) => async () =>
        Number(isStep.exec(await place.innerText().catch(() => ''))?.[1] ?? 0) >= step
      await cookOn(page, isAt(4))
      const there = isStep.exec(await place.innerText())?.[0] ?? ''

      // Late: the new time is said before anything moves.
      await page.keyboard.press('l')
      const late = page.getByRole('dialog', { name: words.late })
      await expect(late.getByRole('button', { name: words.eat })).toBeEnabled()
      await expectAccessible(page)
      await late.getByRole('button', { name: words.eat }).press('Enter')
      await expect(late).toBeHidden()

      // The place is there again after a reload.
      await expect(place).toContainText(there)
      await reload(page)
      await expect(place).toContainText(there)

      await cookOn(page, isAt(9))
      await page.keyboard.press('o')
      const evening = page.getByRole('dialog', { name: words.evening })
      await expectAccessible(page)
      await evening.getByRole('button', { name: words.skip, exact: true }).press('Enter')
      await page.getByRole('dialog').getByRole('button', { name: words.skipIt }).press('Enter')

      await cookOn(page, async () => page.url().endsWith('/done'))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.table)
      for (const name of words.dishes)
        await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
      await expectAccessible(page)
    },
  )

test('DIN-58 what is chosen for a dinner outlasts a reload, and is there on Back from its plan', async ({
  page,
  open,
  signIn,
  request,
}) => {
  await signIn()
  await page.clock.install({ time: NOW })
  const [chicken, fattoush, lasagne] = await idsOf(request, [
    'Lemon chicken tray bake',
    'Fattoush',
    'Vegetable lasagne',
  ])
  const dishes = [chicken, fattoush, lasagne].map((id) => `recipe=${id}`).join('&')
  await open(`/week/new?${dishes}&day=${DINNER_DAY}&at=1320&lang=en`)
  const time = page.getByRole('textbox', { name: 'On the table at' })
  await page.getByRole('button', { name: 'Leave out Vegetable lasagne' }).click()
  await page.getByLabel('When Fattoush is eaten').selectOption({ label: 'before them' })
  await time.fill('21:20')
  await time.press('Enter')
  const rings = page.getByRole('radiogroup', { name: 'Rings on the hob' })
  await rings.getByRole('radio', { name: '3' }).check({ force: true })
  const isChosen = async () => {
    await expect(rings.getByRole('radio', { name: '3' })).toBeChecked()
    await expect(time).toHaveValue('21:20')
    await expect(page.getByLabel('When Fattoush is eaten')).toHaveValue('before')
    await expect(page.getByRole('button', { name: /^Leave out/ })).toHaveCount(2)
  }
  await page.clock.runFor(1000)
  await expect(page).toHaveURL(/at=1280/)
  await reload(page)
  await isChosen()
  await page.getByRole('button', { name: 'See the plan' }).click()
  await expect(page.getByRole('link', { name: 'Begin' })).toBeVisible()
  await page.goBack()
  await isChosen()
})
