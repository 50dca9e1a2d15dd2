import { randomUUID } from 'node:crypto'
import { storedToken } from './support/auth.ts'
import { expectAccessible } from './support/axe.ts'
import { WALKED } from './support/languages.ts'
import { expect, test } from './support/elsewhere.ts'
import { agree, goToTown, main, someone, startHosting, whoIs, WORDS } from './support/town.ts'

/** What people read who may not come in. */
const REFUSALS = {
  en: {
    invited: 'Whoever is new here needs an invitation. Ask somebody who cooks here already.',
    closed: 'Nobody new can register at the moment.',
  },
  de: {
    invited: 'Wer hier neu ist, braucht eine Einladung. Frag jemanden, der hier schon kocht.',
    closed: 'Zurzeit kann sich niemand neu registrieren.',
  },
} as const

for (const language of WALKED) {
  const t = WORDS[language]
  const refusals = REFUSALS[language]

  test(`HST-57 where whoever is new needs an invitation, a provider makes no account without one, in ${language}`, async ({
    page,
    open,
    request,
    elsewhere,
    allowComplaint,
  }) => {
    allowComplaint(new RegExp(`^asked ${elsewhere.provider}/`))
    allowComplaint(/status of 40[34]/)
    const { choose, invite, members } = await startHosting(request, elsewhere)
    const edith = someone()
    await elsewhere.become(edith)
    const before = await members()
    try {
      await choose('invited')
      await open(`/auth?lang=${language}`)
      await goToTown(page, language)
      await agree(page, elsewhere)
      const banner = main(page).locator('[data-slot="banner"]')
      await expect(banner).toHaveText(refusals.invited)
      // Another attempt would be refused as well.
      await expect(banner.getByRole('link')).toHaveCount(0)
      await expectAccessible(page)
      expect(await storedToken(page)).toBeNull()
      expect(await members()).toBe(before)

      await choose('closed')
      await goToTown(page, language)
      await expect(banner).toHaveText(refusals.closed)
      expect(await members()).toBe(before)

      // The invitation is kept while she is at the provider.
      await choose('invited')
      await open(`/auth/new?lang=${language}#invitation=${await invite(language)}`)
      await expect(main(page).getByLabel(t('auth.register.name'))).toBeVisible()
      await open(`/auth?lang=${language}`)
      await goToTown(page, language)
      await expect.poll(async () => await storedToken(page)).not.toBeNull()
      expect(await whoIs(page, request)).toMatchObject({ Email: edith.email })
      expect(await members()).toBe(before + 1)
    } finally {
      await choose('open')
    }
  })

  test(`HST-57 who is refused while registering keeps what they typed, in ${language}`, async ({
    page,
    open,
    request,
    elsewhere,
    allowComplaint,
  }) => {
    allowComplaint(/status of 40[03]/)
    const { choose, members } = await startHosting(request, elsewhere)
    const before = await members()
    try {
      await open(`/auth/new?lang=${language}`)
      const email = `${randomUUID()}@simmer.example`
      const area = main(page)
      await area.getByLabel(t('auth.register.name')).fill('Edith Clarke')
      await area.getByLabel(t('auth.register.username')).fill(randomUUID().slice(0, 12))
      await area.getByLabel(t('auth.email')).fill(email)
      const password = area.getByLabel(t('auth.password'), { exact: true })
      await password.fill('iloveyou')
      const submit = area.getByRole('button', { name: t('auth.register.submit') })
      await submit.click()
      await expect(password).toBeFocused()
      await expect(password).toHaveAccessibleDescription(/stolen passwords|gestohlener Passwörter/)
      await password.fill('correct horse')
      await choose('closed')
      await submit.click()
      await expect(area.getByText(refusals.closed)).toBeVisible()
      await expect(area.getByLabel(t('auth.email'))).toHaveValue(email)
      await expect(password).toHaveValue('correct horse')
      await expectAccessible(page)
      expect(await members()).toBe(before)
      await choose('open')
      await submit.click()
      await expect.poll(async () => await storedToken(page)).not.toBeNull()
    } finally {
      await choose('open')
    }
  })
}
