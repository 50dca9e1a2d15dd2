import type { APIRequestContext, Page } from '@playwright/test'
import { langIdOf } from '#contract/languages.ts'
import type { NewInvitation } from '#contract/household.ts'
import { expectAccessible } from './support/axe.ts'
import { WALKED } from './support/languages.ts'
import { newMember, signInAs, type Member } from './support/member.ts'
import { expect, test, untilHydrated } from './support/test.ts'

/** What the week says by language. */
const WORDS = {
  en: {
    empty: 'Nothing planned yet',
    tonight: 'Plan tonight',
    field: 'What are you having?',
    dinner: /, dinner: Red lentil dal, for/,
    lunch: /, lunch: Red lentil dal, for/,
    soup: /, dinner: Soup/,
    plan: /^Plan something for/,
    write: /^Just write/,
    offline: 'No connection',
    cook: 'Who cooks',
    done: 'Done',
    cooks: /Ben cooks/,
    put: 'Put the week on the list',
    things: /^Put \d+ things on the list$/,
    on: /things are on/,
    find: 'lentil dal',
    dish: /Red lentil dal/,
  },
  de: {
    empty: 'Noch nichts geplant',
    tonight: 'Heute Abend planen',
    field: 'Was gibt es?',
    dinner: /, Abend: Rote-Linsen-Dal, für/,
    lunch: /, Mittag: Rote-Linsen-Dal, für/,
    soup: /, Abend: Soup/,
    plan: /^Etwas für .* planen/,
    write: /^Nur schreiben/,
    offline: 'Keine Verbindung',
    cook: 'Wer kocht',
    done: 'Fertig',
    cooks: /Ben kocht/,
    put: 'Woche auf die Liste',
    things: /^\d+ Zutaten auf die Liste$/,
    on: /Zutaten stehen auf/,
    find: 'Linsen-Dal',
    // Longer than what is searched: just writing that is offered first.
    dish: /Rote-Linsen-Dal/,
  },
} as const

/** Makes one household of two members. */
async function joined(request: APIRequestContext, keeper: Member, other: Member) {
  const { headers } = keeper
  await request.post('/api/household', { headers, form: { Name: 'Südstraße' } })
  const invitation = await request.post('/api/household/invitation', { headers })
  const { Token } = (await invitation.json()) as NewInvitation
  const join = await request.post('/api/household/join', {
    headers: other.headers,
    form: { Token },
  })
  expect(join.ok()).toBe(true)
}

const place = (page: Page, name: RegExp) => page.getByRole('button', { name }).first()

for (const language of WALKED) {
  test(`WEK-50 WEK-52 WEK-53 a household plans a week, by keys and without a connection, and buys for it (${language})`, async ({
    page,
    context,
    open,
    request,
    browser,
    baseURL,
    allowComplaint,
  }) => {
    test.slow()
    const t = WORDS[language]
    const langId = langIdOf(language)
    const imani = await newMember(request, { firstName: 'Imani', lastName: 'Okafor', langId })
    const ben = await newMember(request, { firstName: 'Ben', lastName: 'Krause', langId })
    await joined(request, imani, ben)
    await signInAs(context, imani)
    await open(`/week?lang=${language}`)
    await expect(page.getByRole('heading', { name: t.empty })).toBeVisible()
    await expectAccessible(page)

    // From the empty week to a recipe for tonight.
    await page.getByRole('button', { name: t.tonight }).click()
    await page.getByRole('searchbox', { name: t.field }).fill(t.find)
    await page.getByRole('dialog').getByRole('button', { name: t.dish }).click()
    await expect(place(page, t.dinner)).toBeVisible()

    // Who cooks, in the sheet.
    await place(page, t.dinner).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: 'Ben' }).click()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: t.done, exact: true }).click()
    await expect(place(page, t.cooks)).toBeVisible()

    // By keys alone to lunch.
    await place(page, t.dinner).focus()
    await page.keyboard.press('m')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await expect(place(page, t.lunch)).toBeFocused()
    await page.keyboard.press('+')

    // The other member sees it.
    const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) })
    await signInAs(elsewhere, ben)
    await elsewhere.addInitScript(() =>
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
    )
    const other = await elsewhere.newPage()
    await other.goto(`/week?lang=${language}`)
    await untilHydrated(other)
    await expect(place(other, t.lunch)).toBeVisible()

    // Without a connection, and back.
    allowComplaint(/Failed to load resource|ERR_INTERNET_DISCONNECTED|Failed to fetch/)
    await context.setOffline(true)
    await place(page, t.plan).click()
    await page.getByRole('searchbox', { name: t.field }).fill('Soup')
    await page.getByRole('button', { name: t.write }).click()
    await expect(place(page, t.soup)).toBeVisible()
    await expect(page.getByText(t.offline)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(t.offline)).toBeHidden()
    await expect(place(other, t.soup)).toBeVisible()
    await elsewhere.close()

    // On the list.
    await page.getByRole('button', { name: t.put }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: t.things }).click()
    await expect(page.getByText(t.on).first()).toBeVisible()
    await expectAccessible(page)
    await open('/shopping')
    await expect(page.getByRole('checkbox').first()).toBeVisible()
  })
}
