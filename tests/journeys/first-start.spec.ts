import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { de } from '#app/lib/words/de.ts'
import { en } from '#app/lib/words/en.ts'
import { createTranslate } from '#app/lib/words/translate.ts'
import { STORAGE_KEYS } from '#app/lib/storage/storage-keys.ts'
import type { DeskApplication } from '#contract/desk/authorship.ts'
import { AUTHOR_TERMS_VERSION } from '#contract/desk/limits.ts'
import { type Language, langIdOf } from '#contract/languages.ts'
import type { DeskSubmissions } from '#contract/publishing/desk.ts'
import { untilHydrated } from '#tests/support/hydrated.ts'
import { expectAccessible } from './support/axe.ts'
import { grant } from './support/grant.ts'
import { WALKED } from './support/languages.ts'
import { type NewSite, startNewSite } from './support/new-site.ts'
import { addRecipe, expectFitsPhone } from './support/publishing.ts'
import { expect, test } from './support/test.ts'

const WORDS = { en: createTranslate(en, 'en'), de: createTranslate(de, 'de') }
/** What the host says who asks to become an author. */
const APPLICATION = {
  Name: 'Theo Brandt',
  Place: 'Lindenau',
  Description: 'I cook what my two grandmothers cooked.',
  Links: [],
  AcceptsTextLicence: true,
  AcceptsPictureLicence: true,
  TermsVersion: AUTHOR_TERMS_VERSION,
}
const PASSWORD = 'correct horse battery'

/** Fills the four questions of /first. */
async function answer(
  page: Page,
  { words, language, email }: { words: string; language: Language; email: string },
): Promise<void> {
  const t = WORDS[language]
  await page.getByRole('textbox', { name: t('first.words.label') }).fill(words)
  await page.getByRole('textbox', { name: t('first.you.name') }).fill('Theo Brandt')
  await page.getByRole('textbox', { name: t('auth.email') }).fill(email)
  await page.getByLabel(t('auth.password'), { exact: true }).fill(PASSWORD)
  await page.getByRole('textbox', { name: t('first.place.label') }).fill('Lindenau')
  await page
    .getByRole('radio', { name: t('first.place.invited'), exact: false })
    .first()
    .check()
  await page.getByRole('radio', { name: /\d+/u }).first().check()
}

const token = async (page: Page) =>
  (await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.token)) ?? ''

/** Opens a page of the new site, and waits until it can be used. */
async function visit(page: Page, { origin }: NewSite, path: string): Promise<void> {
  await page.goto(`${origin}${path}`)
  await untilHydrated(page)
}

for (const language of WALKED) {
  const t = WORDS[language]

  test(`HST-10 HST-24 from an empty database to the first published recipe, which a visitor sees (${language}) @any-width`, async ({
    page,
    browser,
    request,
    allowComplaint,
  }) => {
    test.slow()
    test.setTimeout(300_000)
    // It is another site than the one of the other journeys, and it starts once more.
    allowComplaint(/^asked |status of 4\d\d|ApiError|ERR_CONNECTION_REFUSED/)
    const site = await startNewSite()
    try {
      const email = `theo-${randomUUID()}@lindenau.example`
      expect(site.words).toMatch(/^[a-z]+(-[a-z]+){3}$/u)

      // A second tab is there before anybody has answered.
      await visit(page, site, `/first?lang=${language}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('first.title'))
      await expectAccessible(page)
      await expectFitsPhone(page)
      const second = await page.context().newPage()
      await visit(second, site, `/first?lang=${language}`)
      await answer(second, { words: site.words, language, email: `eve-${email}` })

      await answer(page, { words: 'a-b-c-d', language, email })
      await page.getByRole('button', { name: t('first.submit') }).click()
      const words = page.getByRole('textbox', { name: t('first.words.label') })
      await expect(words).toBeFocused()
      // The rest of the form is kept.
      await expect(page.getByLabel(t('auth.email'))).toHaveValue(email)
      await words.fill(site.words.replaceAll('-', ' '))
      await page.getByRole('button', { name: t('first.submit') }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t('host.begin.title', { place: 'Lindenau' }),
      )
      // A reload, and Back from what is worth doing, find the page again.
      await page.reload()
      await untilHydrated(page)
      await page.getByRole('link', { name: t('host.begin.backup') }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('host.tabs.backup'))
      await page.goBack()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t('host.begin.title', { place: 'Lindenau' }),
      )
      // The other tab is late: the page is nowhere any more.
      await second.getByRole('button', { name: t('first.submit') }).click()
      await expect(second.getByRole('heading', { level: 1 })).toHaveText(t('first.late.title'))
      await expect(second.getByRole('link', { name: t('first.late.home') })).toBeVisible()
      await second.close()
      expect((await request.get(`${site.origin}/first`)).status()).toBe(404)

      // The desk needs two: somebody comes by an invitation.
      const host = { Authorization: `Bearer ${await token(page)}` }
      await visit(page, site, '/host/people')
      const invite = async (name: string) => {
        await page.getByRole('button', { name: t('host.people.invite'), exact: true }).click()
        const sheet = page.getByRole('dialog')
        await sheet.getByRole('textbox', { name: t('host.people.forWhom') }).fill(name)
        await sheet.getByRole('button', { name: t('host.people.makeLink') }).click()
        const link = await sheet.getByRole('textbox', { name: t('host.people.link') }).inputValue()
        await page.keyboard.press('Escape')
        return link
      }
      const link = await invite('Clara')
      await invite('Ben')
      const end = page.getByRole('button', { name: t('host.people.endOf', { name: 'Ben' }) })
      await end.press('Enter')
      await expect(end).toHaveCount(0)
      await expect(
        page.getByRole('heading', { name: t('host.people.invitations'), exact: false }),
      ).toBeFocused()
      const clara = await browser.newContext()
      const guest = await clara.newPage()
      await guest.goto(`http://${link.replace('#', `?lang=${language}#`)}`)
      await untilHydrated(guest)
      const claraMail = `clara-${email}`
      await guest.getByRole('textbox', { name: t('auth.register.name') }).fill('Clara Vogt')
      await guest.getByRole('textbox', { name: t('auth.register.username') }).fill('clara')
      await guest.getByRole('textbox', { name: t('auth.email') }).fill(claraMail)
      await guest.getByLabel(t('auth.password'), { exact: true }).fill(PASSWORD)
      await guest.getByRole('button', { name: t('auth.register.submit') }).click()
      await expect.poll(async () => await token(guest)).not.toBe('')
      const there = {
        post: async (path: string, options: object) =>
          await request.post(site.origin + path, options),
      } as APIRequestContext
      const editor = { Authorization: `Bearer ${await token(guest)}` }
      await grant({ email: claraMail }, 'editor', site.folder)

      // The host writes a recipe; the other reads and publishes it.
      const api = async (path: string, headers: Record<string, string>, data?: object) => {
        const sent = await request.fetch(`${site.origin}/api${path}`, {
          method: data ? 'POST' : 'GET',
          headers,
          ...(data && { data }),
        })
        expect([path, sent.status() < 300]).toEqual([path, true])
        return (await sent.json()) as unknown
      }
      await api('/my/author/application', host, APPLICATION)
      const { Applications } = (await api('/desk/applications', editor)) as {
        Applications: DeskApplication[]
      }
      const application = Applications[0]?.Id
      const approved = await request.patch(
        `${site.origin}/api/desk/applications/${application}/approve`,
        { headers: editor },
      )
      expect(approved.status()).toBe(200)
      const name = `Crumble ${randomUUID().slice(0, 8)}`
      const recipe = await addRecipe(there, { headers: host }, name)
      const submitted = { Version: recipe.Version, IsPromised: true }
      await api(`/my/recipes/${recipe.Id}/submission`, host, submitted)
      const list = `/desk/submissions?List=waiting&LangId=${langIdOf(language)}`
      const submission = ((await api(list, editor)) as DeskSubmissions).Submissions[0]?.Id
      await api(`/desk/submissions/${submission}/approval`, editor, {})

      // A visitor finds it.
      const visitor = await (await browser.newContext()).newPage()
      await expect(async () => {
        await visitor.goto(`${site.origin}/recipes?lang=${language}`)
        await visitor.getByRole('link', { name, exact: true }).click({ timeout: 5000 })
        await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(name)
      }).toPass({ timeout: 60_000 })
      await clara.close()
      await visitor.context().close()

      // A start afterwards has no words.
      await site.restart()
      expect(site.words).toBe('')
    } finally {
      await site.close()
    }
  })
}
