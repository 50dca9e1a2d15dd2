import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { de } from '#app/lib/words/de.ts'
import { en } from '#app/lib/words/en.ts'
import { createTranslate } from '#app/lib/words/translate.ts'
import { untilHydrated } from '#tests/support/hydrated.ts'
import { expectAccessible } from './support/axe.ts'
import { grant } from './support/grant.ts'
import { WALKED } from './support/languages.ts'
import { newMember, signInAs } from './support/member.ts'
import { startNewSite } from './support/new-site.ts'
import { expectFitsPhone } from './support/publishing.ts'
import { expect, test } from './support/test.ts'

const WORDS = { en: createTranslate(en, 'en'), de: createTranslate(de, 'de') }

/** The places of the host's page. */
const PLACES = ['overview', 'backup', 'people', 'mail', 'work', 'readonly']

for (const language of WALKED) {
  const t = WORDS[language]

  test(`HST-25 a host makes a backup, tests it, and keeps the site read-only over a start (${language}) @any-width`, async ({
    page,
    context,
    request,
    browser,
    allowComplaint,
  }) => {
    test.slow()
    test.setTimeout(300_000)
    // It is another site than the one of the other journeys, and it starts once more.
    allowComplaint(/^asked |status of 503|ApiError|ERR_CONNECTION_REFUSED/)
    const backups = mkdtempSync(join(tmpdir(), 'simmer-host-backups-'))
    const site = await startNewSite({ BACKUP_DIR: backups, BACKUP_AT: '00:00' })
    const at = (path: string) => `${site.origin}${path}`
    try {
      const there = {
        post: async (path: string, options: object) => await request.post(at(path), options),
      } as APIRequestContext
      const theo = await newMember(there, { firstName: 'Theo' })
      await grant(theo, 'admin', site.folder)
      await signInAs(context, theo)
      const open = async (path: string) => {
        await page.goto(at(path))
        await untilHydrated(page)
      }
      for (const place of PLACES) {
        await open(`/host/${place}?lang=${language}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessible(page)
        await expectFitsPhone(page)
      }

      // What is due is made first: of two backups in a folder the second is refused.
      await open('/host/backup')
      await expect(async () => {
        await page.reload()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByText(/ 00:00/u)).toBeVisible()
        await expect(page.getByText(t('host.backup.none'))).toBeHidden({ timeout: 3000 })
      }).toPass({ timeout: 120_000 })
      await page.getByRole('button', { name: t('host.backup.makeNow') }).click()
      await expect(page.getByText(t('host.backup.asked.backup'))).toBeVisible()
      await expect(page.getByText(t('host.backup.good.backup'))).toBeVisible({ timeout: 120_000 })
      await page.getByRole('button', { name: t('host.backup.testNow') }).click()
      await expect(page.getByText(t('host.backup.good.restoreTest'))).toBeVisible({
        timeout: 120_000,
      })

      await open('/host/readonly')
      const words = { en: 'We are moving house.', de: 'Wir ziehen um.' }
      await page.getByRole('textbox', { name: t('host.readOnly.english') }).fill(words.en)
      await page.getByRole('textbox', { name: t('host.readOnly.german') }).fill(words.de)
      await page.getByRole('button', { name: t('host.readOnly.turnOn') }).click()
      await expect(page.getByText(t('host.readOnly.isOn'))).toBeVisible()

      // It holds over a start, and everybody reads why.
      await site.restart()
      const visitor = await (await browser.newContext()).newPage()
      await visitor.goto(at(`/recipes?lang=${language}`))
      await expect(visitor.getByText(words[language])).toBeVisible()
      const refused = await request.post(at('/api/signup'), {
        form: {
          firstname: 'Eve',
          lastname: '',
          email: 'eve@simmer.example',
          password: 'a'.repeat(64),
        },
        headers: { 'accept-language': language },
      })
      expect([refused.status(), await refused.json()]).toMatchObject([
        503,
        { Code: 'ReadOnly', Message: words[language] },
      ])
      await open('/host/readonly')
      await expectAccessible(page)
      await page.getByRole('button', { name: t('host.readOnly.turnOff') }).click()
      await expect(page.getByText(t('host.readOnly.isOff'))).toBeVisible()
      await expect(async () => {
        await visitor.reload()
        await expect(visitor.getByText(words[language])).toBeHidden({ timeout: 1000 })
      }).toPass()
      await visitor.context().close()
    } finally {
      await site.close()
      rmSync(backups, { recursive: true, force: true })
    }
  })
}
