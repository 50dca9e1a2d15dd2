import type { APIRequestContext, Browser } from '@playwright/test'
import { de } from '#app/lib/words/de.ts'
import { en } from '#app/lib/words/en.ts'
import { createTranslate } from '#app/lib/words/translate.ts'
import { langIdOf } from '#contract/languages.ts'
import { expectAccessible } from './support/axe.ts'
import { grant } from './support/grant.ts'
import { WALKED } from './support/languages.ts'
import { newMember, signInAs, type Member } from './support/member.ts'
import { expect, reload, test, untilHydrated } from './support/test.ts'

const WORDS = { en: createTranslate(en, 'en'), de: createTranslate(de, 'de') }
const RECIPE = 4
const REMARK = 'Raw beans are poisonous. Please write: boil.'

/** A page of another browser, signed in. */
async function openElsewhere(browser: Browser, baseURL: string | undefined, member: Member) {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) })
  await signInAs(context, member)
  await context.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
    if (location.protocol !== 'about:') localStorage.setItem('simmer.app', 'dismissed')
  })
  const page = await context.newPage()
  return {
    page,
    open: async (path: string) => {
      await page.goto(path)
      await untilHydrated(page)
    },
  }
}

async function comment(request: APIRequestContext, { headers }: Member, text: string) {
  const url = `/api/recipe/${RECIPE}/comment?LangId=1`
  const sent = await request.post(url, { headers, form: { text } })
  expect(sent.status()).toBe(201)
}

for (const language of WALKED) {
  const t = WORDS[language]

  test(`RPT-50 RPT-52 RPT-56 a comment is reported, hidden by the desk, and its writer objects (${language})`, async ({
    page,
    open,
    context,
    request,
    browser,
    baseURL,
    allowComplaint,
  }) => {
    test.slow()
    allowComplaint(/status of 5\d\d|ApiError/)
    const langId = langIdOf(language)
    const kim = await newMember(request, {
      firstName: 'Kim',
      lastName: `Krause ${language}`,
      langId,
    })
    const ana = await newMember(request, { firstName: 'Ana', langId })
    const ed = await newMember(request, { firstName: 'Ed', langId })
    await grant(ed, 'editor')
    const text = `Eat the beans raw, says ${kim.email}.`
    await comment(request, kim, text)
    await signInAs(context, ana)

    // By keys alone: the menu, the dialog, a reason, and it is gone.
    await open(`/recipes/${RECIPE}?lang=${language}`)
    const article = page.getByRole('article').filter({ hasText: text }).last()
    const name = `Kim Krause ${language}`
    const menu = article.getByRole('button', { name: t('memberActions.more.menu', { name }) })
    await menu.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Eat the beans raw', { exact: false })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(menu).toBeFocused()

    // A failing call brings it back and says so.
    await page.route('**/api/report?*', (route) => route.fulfill({ status: 500, json: {} }))
    await menu.click()
    await article.getByRole('button', { name: t('memberActions.more.report'), exact: true }).click()
    await dialog.getByRole('radio', { name: t('reports.reasons.danger') }).check()
    await dialog.getByRole('button', { name: t('reports.send') }).click()
    await expect(page.getByText(t('reports.failed.report'), { exact: true })).toBeVisible()
    await expect(article.getByText(text)).toBeVisible()
    await page.unroute('**/api/report?*')

    // A double click reports once.
    await menu.click()
    await article.getByRole('button', { name: t('memberActions.more.report'), exact: true }).click()
    await dialog.getByRole('button', { name: t('reports.send') }).click()
    await expect(dialog.getByText(t('reports.missing'))).toBeVisible()
    await dialog.getByRole('radio', { name: t('reports.reasons.danger') }).check()
    await dialog.getByRole('textbox').fill('Poisonous.')
    await dialog.getByRole('button', { name: t('reports.send') }).dblclick()
    const here = page.getByText(t('reports.here'))
    await expect(here).toBeVisible()
    await expect(page.getByText(text)).toBeHidden()
    // The page says so before the server has answered.
    const reports = async () => {
      const mine = await request.get('/api/my/reports', { headers: ana.headers })
      return ((await mine.json()) as { Reports: unknown[] }).Reports
    }
    await expect.poll(reports).toHaveLength(1)
    await page.getByRole('button', { name: t('reports.own.showAgain') }).click()
    await expect(page.getByText(text)).toBeVisible()
    await open('/settings/reports')
    await expect(page.getByText(t('reports.own.open'))).toBeVisible()
    await page.getByRole('button', { name: t('reports.own.hideAgain') }).click()
    await expectAccessible(page)

    // An editor hides it, with a remark.
    const desk = await openElsewhere(browser, baseURL, ed)
    await desk.open(`/desk/reports?lang=${language}`)
    const row = desk.page.getByRole('listitem').filter({ hasText: text })
    const hide = row.getByRole('button', { name: t('desk.reports.hide') })
    if ((await row.getByRole('textbox').count()) === 0) await hide.click()
    await row.getByRole('textbox').fill(REMARK)
    await expectAccessible(desk.page)
    await hide.dblclick()
    await expect(row).toHaveCount(0)

    // The writer reads why, and objects.
    const writer = await openElsewhere(browser, baseURL, kim)
    await writer.open(`/recipes/${RECIPE}?lang=${language}`)
    const own = writer.page.getByRole('article').filter({ hasText: text }).last()
    await expect(own.getByText(REMARK, { exact: false })).toBeVisible()
    await own.getByRole('button', { name: t('reports.cases.object') }).click()
    const objection = writer.page.getByRole('dialog')
    await objection.getByRole('textbox').fill('I meant tinned ones.')
    await objection.getByRole('button', { name: t('reports.cases.confirm.object') }).dblclick()
    await expect(own.getByText('I meant tinned ones.', { exact: false })).toBeVisible()
    await expectAccessible(writer.page)

    // Somebody else decides about that.
    await reload(desk.page)
    await expect(row.getByText(t('desk.reports.forOthers'))).toBeVisible()
    await expect(row.getByRole('button')).toHaveCount(0)
    await open('/settings/reports')
    await expect(page.getByText(t('reports.own.open'))).toBeVisible()
  })

  test(`RPT-54 a member blocks another, and sees them again (${language})`, async ({
    page,
    open,
    context,
    request,
  }) => {
    const langId = langIdOf(language)
    const kim = await newMember(request, { firstName: 'Kim', lastName: `Blau ${language}`, langId })
    const ana = await newMember(request, { firstName: 'Ana', langId })
    const text = `Nothing helps, says ${kim.email}.`
    await comment(request, kim, text)
    await signInAs(context, ana)
    await open(`/recipes/${RECIPE}?lang=${language}`)
    const name = `Kim Blau ${language}`
    await page.getByRole('button', { name: t('memberActions.more.menu', { name }) }).click()
    await page.getByRole('button', { name: t('memberActions.more.block', { name }) }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('reports.blocks.confirm') })
      .click()
    await expect(page.getByText(text)).toHaveCount(0)
    await open('/settings/reports')
    await page.getByRole('button', { name: t('reports.blocks.liftOf', { name }) }).click()
    await expect(page.getByText(t('reports.blocks.none'))).toBeVisible()
    await open(`/recipes/${RECIPE}?lang=${language}`)
    await expect(page.getByText(text)).toBeVisible()
  })

  test(`RPT-51 RPT-55 whoever has no account is led to sign in, or writes a notice, on a phone (${language})`, async ({
    page,
    open,
    allowComplaint,
  }) => {
    allowComplaint(/ERR_FAILED|ApiError/)
    await page.setViewportSize({ width: 375, height: 740 })
    await open(`/recipes/${RECIPE}?lang=${language}`)
    // The button is fetched when the cook comes near it.
    await page.locator('.film-text').scrollIntoViewIfNeeded()
    await page.getByRole('button', { name: t('filmText.report') }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('link', { name: t('reports.signIn') })).toHaveAttribute(
      'href',
      '/auth',
    )
    await expectAccessible(page)
    await dialog.getByRole('link', { name: t('reports.noAccount') }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: t('reports.notice.title') }),
    ).toBeVisible()
    const send = page.getByRole('button', { name: t('reports.notice.send') })
    await send.click()
    const address = page.getByRole('textbox', { name: t('reports.notice.page') })
    await expect(address).toBeFocused()
    await expect(address).toHaveValue(new RegExp(`/recipes/${RECIPE}$`))
    await page.getByRole('radio', { name: t('reports.reasons.copied') }).check()
    await page.getByRole('textbox', { name: t('reports.notice.what') }).fill('Page 44 of my book.')
    await page.getByRole('textbox', { name: t('reports.notice.name') }).fill('Jo Weber')
    await page.getByRole('textbox', { name: t('reports.notice.email') }).fill('jo@weber.example')
    await page.getByRole('checkbox').check()
    await expectAccessible(page)
    await page.route('**/api/notice?*', (route) => route.abort())
    await send.click()
    await expect(page.getByText(t('reports.notice.failedText'), { exact: true })).toBeVisible()
    await expect(page.getByRole('textbox', { name: t('reports.notice.name') })).toHaveValue(
      'Jo Weber',
    )
    await page.unroute('**/api/notice?*')
    await send.dblclick()
    await expect(page.getByRole('heading', { name: t('reports.notice.thanks') })).toBeVisible()
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    expect(await width()).toBe(375)
  })
}
