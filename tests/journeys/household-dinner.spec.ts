import type { APIRequestContext } from '@playwright/test'
import { langIdOf } from '#contract/languages.ts'
import type { NewInvitation } from '#contract/household.ts'
import { cookOn, DINNER_DAY, idsOf, inBerlin } from './support/dinner.ts'
import { newMember, signInAs, type Member } from './support/member.ts'
import { expect, test, untilHydrated } from './support/test.ts'

/** Just before it is time to begin, for seven. */
const NOW = inBerlin('17:30:00')

const wordsOf = {
  en: {
    put: 'Put the week on the list',
    things: /^Put \d+ things on the list$/,
    on: /things are on/,
    offer: 'Dinner at seven?',
    plan: 'See the plan',
    begin: 'Begin',
    step: /^Step (\d+) of/,
    eat: /^Eat at/,
    skip: 'Skip',
    skipIt: 'Skip it',
    table: /^On the table at \d\d:\d\d$/,
    log: 'Lemon chicken tray bake',
  },
  de: {
    put: 'Woche auf die Liste',
    things: /^\d+ Zutaten auf die Liste$/,
    on: /Zutaten stehen auf/,
    offer: 'Essen um sieben?',
    plan: 'Zum Plan',
    begin: 'Anfangen',
    step: /^Schritt (\d+) von/,
    eat: /^Um .* essen$/,
    skip: 'Auslassen',
    skipIt: 'Auslassen',
    table: /^Um \d\d:\d\d auf dem Tisch$/,
    log: 'Zitronenhähnchen vom Blech',
  },
} as const

/** Makes one household of these members, of whom the first keeps it. */
async function together(request: APIRequestContext, [keeper, ...others]: readonly Member[]) {
  const headers = keeper?.headers ?? {}
  await request.post('/api/household', { headers, form: { Name: 'Südstraße' } })
  for (const other of others) {
    const invitation = await request.post('/api/household/invitation', { headers })
    const { Token } = (await invitation.json()) as NewInvitation
    const form = { Token }
    const join = await request.post('/api/household/join', { headers: other.headers, form })
    expect(join.ok()).toBe(true)
  }
}

/** Plans a dish for tonight. */
async function plan(request: APIRequestContext, { headers }: Member, RecipeId: number) {
  const meal = { Key: crypto.randomUUID(), Day: DINNER_DAY, Slot: 'dinner', Persons: 4, RecipeId }
  const answer = await request.post('/api/week/meals?LangId=1', { headers, data: meal })
  expect(answer.status()).toBe(201)
}

/** Runs in the browser: whether the bell may ring on a closed page, and the app, are asked about elsewhere. */
function withoutQuestions(): void {
  if (location.protocol === 'about:') return
  localStorage.setItem('simmer.bell', 'no')
  localStorage.setItem('simmer.app', 'dismissed')
}

for (const [language, tag] of [
  ['en', []],
  ['de', ['@thorough']],
] as const)
  test(
    `DIN-57 three plan a dinner, shop it, and cook it on a tablet and a phone, late and without a step (${language})`,
    { tag: [...tag] },
    async ({ page: tablet, context, open, request, browser, baseURL }) => {
      test.slow()
      const words = wordsOf[language]
      const langId = langIdOf(language)
      const imani = await newMember(request, { firstName: 'Imani', lastName: 'Okafor', langId })
      const ben = await newMember(request, { firstName: 'Ben', lastName: 'Krause', langId })
      const sara = await newMember(request, { firstName: 'Sara', lastName: 'Lind', langId })
      await together(request, [imani, ben, sara])
      const [chicken = 0, fattoush = 0] = await idsOf(request, [
        'Lemon chicken tray bake',
        'Fattoush',
      ])
      await plan(request, ben, chicken)
      await plan(request, sara, fattoush)

      // What two have planned, the third one buys.
      await tablet.setViewportSize({ width: 820, height: 1180 })
      await signInAs(context, imani)
      await tablet.clock.install({ time: NOW })
      await tablet.addInitScript(withoutQuestions)
      await open(`/week?lang=${language}`)
      await tablet.getByRole('button', { name: words.put }).first().click()
      await tablet.getByRole('dialog').getByRole('button', { name: words.things }).click()
      await expect(tablet.getByText(words.on).first()).toBeVisible()
      await open('/shopping')
      await expect(tablet.getByRole('checkbox').first()).toBeVisible()

      // The dinner begins on the tablet.
      await open('/week')
      await tablet.getByRole('link', { name: words.offer }).click()
      const see = tablet.getByRole('button', { name: words.plan })
      await expect(see).toBeEnabled()
      await see.click()
      await tablet.getByRole('link', { name: words.begin }).click()
      await expect(tablet.locator('.lay-out')).toBeVisible()
      await tablet.keyboard.press('ArrowRight')
      const isAt = (step: number) => async () => {
        const place = await tablet
          .locator('.cook-title p')
          .innerText()
          .catch(() => '')
        return Number(words.step.exec(place)?.[1] ?? 0) >= step
      }
      await cookOn(tablet, isAt(3))
      await tablet.keyboard.press('l')
      await tablet.getByRole('dialog').getByRole('button', { name: words.eat }).click()
      await expect(tablet.getByRole('dialog')).toBeHidden()

      // It goes on where it was on a phone, which leaves out a step.
      const now = await tablet.evaluate(() => Date.now())
      const phones = await browser.newContext({
        ...(baseURL && { baseURL }),
        viewport: { width: 375, height: 812 },
        timezoneId: 'Europe/Berlin',
      })
      await signInAs(phones, imani)
      await phones.addInitScript(withoutQuestions)
      await phones.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
      const phone = await phones.newPage()
      await phone.clock.install({ time: now })
      await phone.goto(`${new URL(tablet.url()).pathname}?lang=${language}`)
      await untilHydrated(phone)
      await expect(phone.locator('.cook-title p')).toHaveText(words.step)
      await phone.keyboard.press('o')
      await phone.getByRole('dialog').getByRole('button', { name: words.skip, exact: true }).click()
      await phone.getByRole('dialog').getByRole('button', { name: words.skipIt }).click()
      await cookOn(phone, async () => phone.url().endsWith('/done'))
      await expect(phone.getByRole('heading', { level: 1 })).toHaveText(words.table)

      // The tablet has heard of it, and both dishes are in the log.
      await expect(tablet).toHaveURL(/\/done$/)
      await phone.goto(`/my/cooked?lang=${language}`)
      await expect(phone.getByText(words.log).first()).toBeVisible()
      await expect(phone.getByText('Fattoush').first()).toBeVisible()
      await phones.close()
    },
  )
