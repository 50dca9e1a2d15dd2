import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { de } from '#app/lib/words/de.ts'
import { en } from '#app/lib/words/en.ts'
import { createTranslate } from '#app/lib/words/translate.ts'
import { expectAccessible } from './support/axe.ts'
import { grant } from './support/grant.ts'
import { WALKED } from './support/languages.ts'
import { newMember } from './support/member.ts'
import { startNewSite } from './support/new-site.ts'
import { expectFitsPhone } from './support/publishing.ts'
import { expect, test } from './support/test.ts'

test.use({ javaScriptEnabled: false })

const WORDS = { en: createTranslate(en, 'en'), de: createTranslate(de, 'de') }
/** The places of the host's page. */
const PLACES = ['overview', 'backup', 'people', 'mail', 'work', 'readonly']
const NEW_PASSWORD = 'correct horse battery'

/** Skeletons, which nothing would ever replace. */
const skeletons = (page: Page) => page.locator('main [data-slot^=skeleton]:visible')

for (const language of WALKED) {
  const t = WORDS[language]

  test(`HST-45 HST-46 without scripts somebody becomes the host, and does everything on the host's page (${language}) @any-width`, async ({
    page,
    browser,
    request,
    allowComplaint,
  }) => {
    test.slow()
    test.setTimeout(300_000)
    // It is another site than the one of the other journeys.
    allowComplaint(/^asked |status of [45]\d\d/)
    const backups = mkdtempSync(join(tmpdir(), 'simmer-plain-backups-'))
    const site = await startNewSite({ BACKUP_DIR: backups, BACKUP_AT: '00:00' })
    const at = (path: string) => `${site.origin}${path}`
    const open = async (place: string) => await page.goto(at(`/host/${place}?lang=${language}`))
    const press = async (name: string) => await page.getByRole('button', { name }).first().click()
    try {
      await page.goto(at(`/first?lang=${language}`))
      await expectFitsPhone(page)
      for (const choice of await page.getByRole('radio').all())
        await expect(choice).not.toBeChecked()
      // What is typed is kept, and what is missing is said at each question.
      const field = (name: string) => page.getByRole('textbox', { name })
      await field(t('first.words.label')).fill('a-b-c-d')
      await field(t('first.you.name')).fill('Theo Brandt')
      await field(t('auth.email')).fill('theo@lindenau.example')
      await press(t('first.submit'))
      await expect(page.getByText(t('first.place.missing'))).toBeVisible()
      await expect(page.getByText(t('first.place.examples.missing'))).toBeVisible()
      await expect(field(t('first.you.name'))).toHaveValue('Theo Brandt')
      await page.getByLabel(t('auth.password'), { exact: true }).fill(NEW_PASSWORD)
      await field(t('first.place.label')).fill('<b>Lindenau</b>')
      await page
        .getByRole('radio', { name: t('first.place.invited') })
        .first()
        .check()
      await page.getByRole('radio', { name: t('first.place.examples.no') }).check()
      await press(t('first.submit'))
      // The words were others.
      await expect(field(t('first.place.label'))).toHaveValue('<b>Lindenau</b>')
      await expect(page.getByRole('radio', { name: t('first.place.examples.no') })).toBeChecked()
      await field(t('first.words.label')).fill(site.words)
      await page.getByLabel(t('auth.password'), { exact: true }).fill(NEW_PASSWORD)
      await press(t('first.submit'))
      await expect(page.getByText(t('host.plain.done.first'))).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t('host.titleOf', { place: '<b>Lindenau</b>' }),
      )
      expect((await request.get(at('/first'))).status()).toBe(404)
      const recipes = await request.get(at('/api/recipe?LangId=1'))
      expect(JSON.stringify(await recipes.json())).not.toContain('"Id"')
      await page.reload()
      await expect(page.getByText(t('host.plain.done.first'))).toBeHidden()

      const looked = await (await browser.newContext({ javaScriptEnabled: true })).newPage()
      for (const place of PLACES) {
        await open(place)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(skeletons(page)).toHaveCount(0)
        await expectFitsPhone(page)
        // The rules are scripts, which wait for timers.
        await looked.context().addCookies(await page.context().cookies())
        await looked.goto(page.url())
        await expectAccessible(looked)
      }
      await looked.context().close()

      await open('people')
      await page.getByRole('radio', { name: t('host.people.closed') }).check()
      await press(t('host.people.choose'))
      await expect(page.getByText(t('host.plain.done.registration'))).toBeVisible()
      await expect(page.getByRole('radio', { name: t('host.people.closed') })).toBeChecked()
      await field(t('host.people.forWhom')).fill('Clara')
      await press(t('host.people.invite'))
      const link = await field(t('host.people.link')).inputValue()
      expect(link).toMatch(/\/auth\/new#invitation=[\w-]{43}$/u)
      await page.reload()
      await expect(field(t('host.people.link'))).toHaveCount(0)
      await press(t('host.people.endOf', { name: 'Clara' }))
      await expect(page.getByText(t('host.people.noInvitation'))).toBeVisible()

      await open('mail')
      await press(t('host.warningMails.stop'))
      await expect(page.getByRole('button', { name: t('host.warningMails.label') })).toBeVisible()

      await open('backup')
      await press(t('host.backup.makeNow'))
      await expect(page.getByText(t('host.plain.done.work'))).toBeVisible()

      // Enter in a field saves the words, and switches nothing.
      await open('readonly')
      const words = { en: '<img src=x onerror=alert(1)>', de: 'Wir ziehen um. „&“' }
      await field(t('host.readOnly.english')).fill(words.en)
      await field(t('host.readOnly.german')).fill(words.de)
      await page.getByLabel(t('host.readOnly.until')).press('Enter')
      await expect(page.getByText(t('host.readOnly.isOff'))).toBeVisible()
      await press(t('host.readOnly.turnOn'))
      await expect(page.getByText(t('host.readOnly.isOn'))).toBeVisible()
      await expect(field(t('host.readOnly.english'))).toHaveValue(words.en)
      const visitor = await (await browser.newContext()).newPage()
      await expect(async () => {
        await visitor.goto(at(`/?lang=${language}`))
        await expect(visitor.getByText(words[language])).toBeVisible({ timeout: 1000 })
      }).toPass()
      await visitor.context().close()
      // What does not work read-only says so.
      await open('people')
      await page.getByRole('radio', { name: t('host.people.open'), exact: true }).check()
      await press(t('host.people.choose'))
      await expect(page.getByText(t('host.plain.refused'))).toBeVisible()
      await page.goBack()
      await open('readonly')
      await press(t('host.readOnly.turnOff'))
      await expect(page.getByText(t('host.readOnly.isOff'))).toBeVisible()
      await press(t('host.plain.signOut'))
      await expect(page.getByRole('button', { name: t('host.plain.signIn') })).toBeVisible()

      // Whoever is no host gets what everybody gets.
      const there = {
        post: async (path: string, options: object) => await request.post(at(path), options),
      } as APIRequestContext
      await field(t('auth.email')).fill('theo@lindenau.example')
      await page.getByLabel(t('auth.password'), { exact: true }).fill('another password')
      await press(t('host.plain.signIn'))
      await expect(page.getByRole('alert')).toBeVisible()
      await expect(field(t('auth.email'))).toHaveValue('theo@lindenau.example')
      await page.getByLabel(t('auth.password'), { exact: true }).fill(NEW_PASSWORD)
      await press(t('host.plain.signIn'))
      await expect(page.getByText(t('host.plain.done.signIn'))).toBeVisible()
      await open('people')
      await page.getByRole('radio', { name: t('host.people.open'), exact: true }).check()
      await press(t('host.people.choose'))
      await expect(page.getByText(t('host.plain.done.registration'))).toBeVisible()
      await press(t('host.plain.signOut'))
      const mia = await newMember(there, { firstName: 'Mia' })
      await field(t('auth.email')).fill(mia.email)
      await page.getByLabel(t('auth.password'), { exact: true }).fill(mia.password)
      await press(t('host.plain.signIn'))
      await expect(page).toHaveURL(/\/404$/u)
      await open('overview')
      await expect(page.getByRole('button', { name: t('host.plain.signIn') })).toBeVisible()
      await grant(mia, 'admin', site.folder)
      await field(t('auth.email')).fill(mia.email)
      await page.getByLabel(t('auth.password'), { exact: true }).fill(mia.password)
      await press(t('host.plain.signIn'))
      await expect(page.getByText(t('host.plain.done.signIn'))).toBeVisible()
    } finally {
      await site.close()
      rmSync(backups, { recursive: true, force: true })
    }
  })
}
