import { de } from '#app/lib/words/de.ts'
import { en } from '#app/lib/words/en.ts'
import { createTranslate } from '#app/lib/words/translate.ts'
import { langIdOf } from '#contract/languages.ts'
import { expectAccessible } from './support/axe.ts'
import { WALKED } from './support/languages.ts'
import { main } from './support/settings.ts'
import { expect, test } from './support/test.ts'

const WORDS = { en: createTranslate(en, 'en'), de: createTranslate(de, 'de') }

for (const language of WALKED) {
  const t = WORDS[language]
  test(`KEY-10 a member makes a key, a script uses it, and the member revokes it, in ${language}`, async ({
    page,
    open,
    signIn,
    request,
  }) => {
    await signIn({ langId: langIdOf(language) })
    await open(`/settings/keys?lang=${language}`)
    const area = main(page)
    await expect(area.getByText(t('scriptKeys.none'))).toBeVisible()
    await area.getByRole('button', { name: t('scriptKeys.add') }).click()
    await area.getByRole('textbox', { name: t('scriptKeys.form.name') }).fill('Fridge')
    await area.getByText(t('scriptKeys.form.scope.lists:write')).click()
    await area.getByRole('radio', { name: t('scriptKeys.form.day.d30') }).press('Space')
    await area.getByRole('button', { name: t('scriptKeys.form.make') }).click()
    const key =
      (await area.getByLabel(t('scriptKeys.once.key'), { exact: true }).textContent()) ?? ''
    expect(key).toMatch(/^smr_/u)
    await expectAccessible(page)
    const write = async () =>
      await request.post('/api/shopping/note', {
        headers: { authorization: `Bearer ${key}` },
        form: { Name: 'milk' },
      })
    expect((await write()).status()).toBe(201)
    await area.getByRole('button', { name: t('scriptKeys.once.done') }).click()
    await page.reload()
    await expect(area.getByRole('listitem').filter({ hasText: key.slice(-4) })).toBeVisible()
    await expect(page.getByText(key)).toHaveCount(0)
    await area
      .getByRole('button', { name: t('scriptKeys.revoke.openFor', { name: 'Fridge' }) })
      .click()
    await page.getByRole('button', { name: t('scriptKeys.revoke.confirm') }).click()
    await expect(area.getByText(t('scriptKeys.none'))).toBeVisible()
    expect((await write()).status()).toBe(401)
    await area.getByRole('link', { name: t('scriptKeys.guide') }).click()
    await expect(page.locator('pre')).toHaveCount(6)
    await expectAccessible(page)
  })
}
