import type { APIRequestContext } from '@playwright/test'
import { LANGUAGES, langIdOf } from '#contract/languages.ts'
import { storedToken } from './support/auth.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, test } from './support/elsewhere.ts'
import type { Member } from './support/member.ts'
import { agree, goToTown, main, someone, TOWN, whoIs, WORDS } from './support/town.ts'

/** What people read who would be left without a way in. */
const LAST_WAY = { en: /^This is the last way/, de: /^Das ist der letzte Weg/ } as const

/** What a session of the API gets for its member. */
const statusOf = async (request: APIRequestContext, { headers }: Pick<Member, 'headers'>) =>
  (await request.get('/api/me/', { headers })).status()

for (const language of LANGUAGES) {
  const t = WORDS[language]

  test(`HST-55 a member links a provider with another address there, comes in with it, and unlinks it, in ${language}`, async ({
    page,
    open,
    signIn,
    request,
    elsewhere,
    allowComplaint,
  }) => {
    allowComplaint(new RegExp(`^asked ${elsewhere.provider}/`))
    const member = await signIn({ langId: langIdOf(language) })
    await elsewhere.become(someone())
    await open(`/settings/sign_in?lang=${language}`)
    const area = main(page)
    await area.getByRole('button', { name: t('signInWays.providers.linkOf', TOWN) }).press('Enter')
    await agree(page, elsewhere)
    await expect(page).toHaveURL(
      new RegExp(`/settings/sign_in\\?lang=${language}$|/settings/sign_in$`),
    )
    await expect(area.getByText(t('signInWays.providers.nowLinked', TOWN))).toBeVisible()
    const unlink = area.getByRole('button', { name: t('signInWays.providers.unlinkOf', TOWN) })
    await expect(unlink).toBeVisible()
    await expectAccessible(page)

    // In another browser the provider leads into the same account.
    await page.evaluate(() => localStorage.removeItem('simmer.token'))
    await open(`/auth?lang=${language}`)
    await goToTown(page, language)
    await expect.poll(async () => await storedToken(page)).not.toBeNull()
    expect(await whoIs(page, request)).toMatchObject({ Email: member.email, FirstName: 'Ada' })

    await open(`/settings/sign_in?lang=${language}`)
    await area.getByRole('button', { name: t('signInWays.devices.signOut') }).click()
    await page.getByRole('button', { name: t('signInWays.devices.signOutConfirm') }).click()
    await expect(page.getByText(t('signInWays.devices.signedOut'), { exact: true })).toBeVisible()
    await expect.poll(async () => await statusOf(request, member)).toBe(401)
    await unlink.click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: t('signInWays.providers.unlinkConfirm') }).click()
    await expect(
      area.getByRole('button', { name: t('signInWays.providers.linkOf', TOWN) }),
    ).toBeVisible()
    await expect(
      page.getByText(t('signInWays.providers.nowUnlinked', TOWN), { exact: true }),
    ).toBeVisible()
  })

  test(`HST-56 who has a provider alone keeps it, signs out here and there, and comes back, in ${language}`, async ({
    page,
    open,
    request,
    elsewhere,
    allowComplaint,
  }) => {
    allowComplaint(new RegExp(`^asked ${elsewhere.provider}/`))
    // The provider's page asks for a font of its own.
    allowComplaint(/status of 409|ApiError|fonts\.googleapis/)
    const grace = someone()
    await elsewhere.become(grace)
    await open(`/auth?lang=${language}`)
    await goToTown(page, language)
    await agree(page, elsewhere)
    await expect.poll(async () => await storedToken(page)).not.toBeNull()
    await open(`/settings/sign_in?lang=${language}`)
    const unlink = main(page).getByRole('button', {
      name: t('signInWays.providers.unlinkOf', TOWN),
    })
    await unlink.click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('signInWays.providers.unlinkConfirm') })
      .click()
    await expect(page.getByText(LAST_WAY[language])).toBeVisible()
    await expect(unlink).toBeVisible()

    // The provider knows this browser: it does not ask, until the session there has ended as well.
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('member.account') })
      .click()
    await page.getByRole('button', { name: t('member.signOut'), exact: true }).click()
    await expect(page).toHaveURL(new RegExp(`^${elsewhere.provider}/session/end`))
    await page.getByRole('button', { name: /^Yes/ }).click()
    await expect(page).toHaveURL('/')
    expect(await storedToken(page)).toBeNull()
    await open(`/auth?lang=${language}`)
    await goToTown(page, language)
    await agree(page, elsewhere)
    await expect.poll(async () => await storedToken(page)).not.toBeNull()
    expect(await whoIs(page, request)).toMatchObject({ Email: grace.email })
  })
}
