import { de } from '#app/lib/words/de.ts'
import { en } from '#app/lib/words/en.ts'
import { createTranslate } from '#app/lib/words/translate.ts'
import type { CookbookOfTheMonth } from '#contract/cookbook.ts'
import type { DeskMonths, MonthChoices } from '#contract/cookbooks/month.ts'
import { langIdOf, LOCALES } from '#contract/languages.ts'
import { expectAccessible } from './support/axe.ts'
import { grant } from './support/grant.ts'
import { WALKED } from './support/languages.ts'
import { newMember, signInAs } from './support/member.ts'
import { expect, test } from './support/test.ts'

const WORDS = { en: createTranslate(en, 'en'), de: createTranslate(de, 'de') }
const SENTENCES = { en: 'For the one day that has time for it.', de: 'Für den Tag, der Zeit hat.' }

for (const language of WALKED) {
  const t = WORDS[language]

  test(`DSK-90 DSK-91 BOK-61 an editor chooses the cookbook of the month, and the landing page shows it (${language})`, async ({
    page,
    open,
    context,
    request,
    allowComplaint,
  }) => {
    test.slow()
    // One editor is slower than another.
    allowComplaint(/status of 409/)
    const langId = langIdOf(language)
    const member = { firstName: 'Clara', lastName: `Monat ${language}`, langId }
    const clara = await newMember(request, member)
    const tim = await newMember(request, { ...member, firstName: 'Tim' })
    for (const one of [clara, tim]) await grant(one, 'editor')
    const read = async <Body>(path: string) =>
      (await (await request.get(`/api${path}`, { headers: tim.headers })).json()) as Body
    const shown = async () => await read<CookbookOfTheMonth>(`/slider/month?LangId=${langId}`)
    const before = await shown()
    const { Months } = await read<DeskMonths>(`/desk/months?LangId=${langId}`)
    const [now = ''] = Months.map(({ Month }) => Month)
    const path = `/desk/months/${now}`
    const { Choices } = await read<MonthChoices>(`${path}/choices?LangId=${langId}`)
    const fitting = Choices.filter(({ Misses, Id }) => Misses.length === 0 && Id !== before.BookId)
    const [first, second] = fitting.map(({ Id, Name }) => ({ id: Id, name: Name }))
    if (!first || !second) throw new Error('The catalogue has two cookbooks that fit.')
    const inLocale = (format: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(LOCALES[language], { ...format, timeZone: 'UTC' }).format(
        new Date(`${now}-01`),
      )
    const whole = { month: inLocale({ month: 'long', year: 'numeric' }) }
    const month = { month: inLocale({ month: 'long' }) }

    await signInAs(context, clara)
    await open('/desk/month')
    await expectAccessible(page)
    await page.getByRole('button', { name: t('desk.months.chooseOf', whole) }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('searchbox').fill(first.name)
    await sheet.getByRole('radio', { name: new RegExp(`^${first.name}`) }).check()
    // Tim is faster: nothing of his is overwritten without a question.
    const data = { CookbookId: second.id }
    expect((await request.post(`/api${path}`, { headers: tim.headers, data })).status()).toBe(200)
    const choose = sheet.getByRole('button', { name: t('desk.months.choose') })
    await choose.click()
    const faster = t('desk.months.faster', { name: second.name, ...whole })
    await expect(sheet.getByRole('alert')).toHaveText(faster)
    await expectAccessible(page)
    await choose.click()
    await expect(sheet).toBeHidden()

    // The preview is the banner of the landing page, with what is being typed.
    const banner = page.frameLocator('.month-frame iframe')
    await expect(banner.getByText(first.name)).toBeVisible()
    for (const one of ['en', 'de'] as const) {
      const label = t(`desk.months.sentence.${one}`, month)
      await page.getByRole('textbox', { name: label }).fill(SENTENCES[one])
    }
    await expect(banner.getByText(SENTENCES[language])).toBeVisible()
    await page.getByRole('radio', { name: t('desk.months.phone') }).check()
    await page.getByRole('radio', { name: language === 'de' ? 'EN' : 'DE', exact: true }).check()
    await expect(banner.getByText(SENTENCES[language === 'de' ? 'en' : 'de'])).toBeVisible()
    await page.getByRole('button', { name: t('desk.months.save') }).click()
    await expect(page.getByText(t('desk.months.saved', month), { exact: true })).toBeVisible()

    await expect.poll(async () => (await shown()).BookId).toBe(first.id)
    const landing = page.getByRole('region', { name: first.name })
    await expect(async () => {
      await open('/')
      await expect(landing.getByText(SENTENCES[language])).toBeVisible({ timeout: 2000 })
    }).toPass()

    await open('/desk/month')
    await page.getByRole('button', { name: t('desk.months.previewOf', whole) }).click()
    await page.getByRole('button', { name: t('desk.months.clear', month) }).click()
    await expect(page.getByText(t('desk.months.cleared', month), { exact: true })).toBeVisible()
    expect((await shown()).BookId).toBe(before.BookId)
  })
}
