import type { Browser, Page } from '@playwright/test'
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
/** Why Imani is refused at first, and put on hold later. */
const REMARK = 'Please write three recipes of your own first.'
const REASON = 'Insults under three recipes.'

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

/** Nothing is wider than the window, and the smallest phone shows everything. */
async function expectFitsPhone(page: Page): Promise<void> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 320, height: 640 })
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(width).toBe(320)
  if (size) await page.setViewportSize(size)
}

for (const language of WALKED) {
  const t = WORDS[language]

  test(`DSK-50 DSK-52 DSK-53 a member asks, is refused, asks again and becomes an author (${language})`, async ({
    page,
    open,
    context,
    request,
    browser,
    baseURL,
    allowComplaint,
  }) => {
    test.slow()
    allowComplaint(/status of 403|ApiError/)
    const langId = langIdOf(language)
    const lastName = `Okafor ${language}`
    const imani = await newMember(request, { firstName: 'Imani', lastName, langId })
    const clara = await newMember(request, { firstName: 'Clara', lastName: 'Meier', langId })
    await grant(clara, 'editor')
    await signInAs(context, imani)
    const name = `Imani ${lastName}`

    // From the settings to the form: what is missing is named.
    await open('/settings/edit_profile')
    await page.getByRole('link', { name: t('settings.becomeAuthor') }).click()
    const about = page.getByRole('textbox', { name: t('authorship.about') })
    await expect(page.getByRole('textbox', { name: t('authorship.name') })).toHaveValue(name)
    const send = page.getByRole('button', { name: t('authorship.send') })
    await send.click()
    await expect(about).toBeFocused()
    await about.fill('I cook what my two\ngrandmothers cooked.')
    await page.getByRole('textbox', { name: t('authorship.place') }).fill('Leipzig')
    await page.getByRole('textbox', { name: t('authorship.links.first') }).fill('imani.example')
    for (const box of await page.getByRole('checkbox').all()) await box.check()
    await expectAccessible(page)
    await expectFitsPhone(page)
    // What is typed survives a step back, and another press sends nothing twice.
    await page.goBack()
    await page.goForward()
    await expect(about).toHaveValue(/grandmothers cooked/)
    await send.dblclick()
    await expect(page.getByText(t('authorship.waiting.title'), { exact: true })).toBeVisible()
    await expect(page.getByText('https://imani.example')).toBeVisible()
    await expectAccessible(page)

    // Nobody else knows of the desk.
    await open('/desk')
    await expect(page).toHaveURL(/\/404$/)

    // An editor answers.
    const desk = await openElsewhere(browser, baseURL, clara)
    await desk.open(`/?lang=${language}`)
    const account = desk.page.getByRole('banner').locator('[data-slot=menu]')
    await account.getByRole('button', { name: t('member.account') }).click()
    await account.getByRole('link', { name: t('member.desk') }).click()
    await expect(desk.page).toHaveURL(/\/desk\/review/)
    await desk.page.getByRole('link', { name: t('desk.tabs.people') }).click()
    const row = desk.page.getByRole('listitem').filter({ hasText: name })
    await expect(row).toContainText('I cook what my two grandmothers cooked.')
    await expectAccessible(desk.page)
    await expectFitsPhone(desk.page)
    const answer = row.getByRole('button', { name: t('desk.applications.answerOf', { name }) })
    await answer.click()
    const sheet = desk.page.getByRole('dialog')
    await sheet.getByRole('textbox').fill(REMARK)
    await expectAccessible(desk.page)
    await desk.page.keyboard.press('Escape')
    await expect(answer).toBeFocused()
    await answer.click()
    await expect(sheet.getByRole('textbox')).toHaveValue(REMARK)
    await sheet.getByRole('button', { name: t('desk.applications.refuse') }).dblclick()
    await expect(row).toHaveCount(0)

    await open('/my/author')
    await expect(page.getByText(REMARK)).toBeVisible()
    await expect(about).toHaveValue('I cook what my two grandmothers cooked.')
    for (const box of await page.getByRole('checkbox').all()) await box.check()
    await send.click()
    await expect(page.getByText(t('authorship.waiting.title'), { exact: true })).toBeVisible()

    await reload(desk.page)
    const label = t('desk.applications.approveOf', { name })
    await row.getByRole('button', { name: label }).dblclick()
    await expect(row).toHaveCount(0)

    // The author changes the own page, which is found under its name.
    await reload(page)
    await page.getByRole('link', { name: t('authorship.page.profile'), exact: true }).click()
    await expect(page.getByRole('heading', { name: t('authorship.profile.seen') })).toBeVisible()
    const form = page.locator('form')
    const place = form.getByRole('textbox', { name: t('authorship.place') })
    await place.fill('Lagos')
    const save = page.getByRole('button', { name: t('authorship.profile.save') })
    await save.click()
    await expect(form.getByText(t('authorship.profile.saved'))).toBeVisible()
    await page.getByRole('link', { name: t('authorship.page.asOthers') }).click()
    await expect(page).toHaveURL(/\/authors\/\d+/)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.goBack()
    await expect(place).toHaveValue('Lagos')

    // On hold, the author reads why and until when, and keeps what was typed.
    await desk.page.getByRole('searchbox').fill(imani.email)
    await desk.page.getByRole('button', { name: t('desk.members.rightsOf', { name }) }).click()
    await sheet.getByRole('button', { name: t('desk.hold.open') }).click()
    await sheet.getByRole('textbox').fill(REASON)
    await sheet.getByRole('button', { name: t('desk.hold.confirm'), exact: true }).dblclick()
    await expect(sheet).toHaveCount(0)
    await place.fill('Leipzig')
    await save.click()
    await expect(form.getByText(REASON)).toBeVisible()
    await expect(place).toHaveValue('Leipzig')
    await desk.page.getByRole('button', { name: t('desk.members.rightsOf', { name }) }).click()
    await expect(sheet.getByText(REASON)).toBeVisible()
    await sheet.getByRole('button', { name: t('desk.hold.lift') }).click()
    await expect(sheet).toHaveCount(0)
    await save.click()
    await expect(form.getByText(t('authorship.profile.saved'))).toBeVisible()

    // The log has it all, and a step back leads to the people, with the term.
    await desk.page.getByRole('link', { name: t('desk.tabs.log'), exact: true }).click()
    const lines = desk.page.getByRole('row').filter({ hasText: name })
    await expect(lines.first()).toContainText(t('desk.log.actions.suspension-lifted'))
    await expect(lines.filter({ hasText: REASON })).toContainText('Clara Meier')
    await expectAccessible(desk.page)
    await expectFitsPhone(desk.page)
    await desk.page.goBack()
    await expect(desk.page.getByRole('searchbox')).toHaveValue(imani.email)
    await desk.page.context().close()
  })
}

test('DSK-51 the page for authors leads to the form, and a visitor comes back to it after signing in', async ({
  page,
  open,
  request,
}) => {
  const ada = await newMember(request)
  await open('/authors')
  const services = page.getByRole('region', { name: 'For recipe authors' })
  await services.getByRole('link', { name: 'Become an author' }).click()
  await page.getByRole('textbox', { name: 'E-mail' }).fill(ada.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(ada.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/my\/author$/)
  await expect(page.getByRole('heading', { name: 'Become an author' })).toBeVisible()
})

test('DSK-52 a visitor who opens the desk comes to the page that does not exist', async ({
  page,
  open,
}) => {
  await open('/desk/log')
  await expect(page).toHaveURL(/\/404$/)
})

test('DSK-02 an admin makes a member an editor, with the reason in the log @thorough', async ({
  page,
  open,
  signIn,
  request,
}) => {
  const admin = await signIn({ firstName: 'Jonas', lastName: 'Weber' })
  await grant(admin, 'admin')
  const clara = await newMember(request, { firstName: 'Clara', lastName: 'Vogel' })
  await open(`/desk/people?Term=${clara.email}`)
  await page.getByRole('button', { name: 'Rights of Clara Vogel' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText(clara.email)).toBeVisible()
  await sheet.getByRole('checkbox', { name: 'Editor' }).check()
  await sheet.getByRole('textbox', { name: 'Why' }).fill('Jonas is away.')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('cell', { name: 'Editor' })).toBeVisible()
  await open('/desk/log')
  const line = page.getByRole('row').filter({ hasText: 'Clara Vogel' })
  await expect(line).toContainText('made editor')
  await expect(line).toContainText('Jonas is away.')
})
