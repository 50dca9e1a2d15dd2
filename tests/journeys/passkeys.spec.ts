import type { Page } from '@playwright/test'
import { de } from '#app/lib/words/de.ts'
import { en } from '#app/lib/words/en.ts'
import { STORAGE_KEYS } from '#app/lib/storage/storage-keys.ts'
import { createTranslate } from '#app/lib/words/translate.ts'
import { langIdOf } from '#contract/languages.ts'
import { expectAccessible } from './support/axe.ts'
import { WALKED } from './support/languages.ts'
import { main } from './support/settings.ts'
import { expect, test } from './support/test.ts'

const WORDS = { en: createTranslate(en, 'en'), de: createTranslate(de, 'de') }

/** Gives the browser an authenticator as a phone has one, whose owner agrees to everything at once. */
async function giveAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    passkeys: async () =>
      (await client.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  }
}

/** Takes the suggestions from a browser: one that agrees at once would sign in before a button is pressed. */
const suggestNothing = async (page: Page) =>
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => Promise.resolve(false)
  })

/** Signs out on this device. */
const signOut = async (page: Page) =>
  await page.evaluate((key) => localStorage.removeItem(key), STORAGE_KEYS.token)

for (const language of WALKED) {
  const t = WORDS[language]
  test(`HST-39 a member adds a passkey by keyboard, signs in with it, and removes it, in ${language}`, async ({
    page,
    open,
    signIn,
  }) => {
    const device = await giveAuthenticator(page)
    await suggestNothing(page)
    await signIn({ langId: langIdOf(language) })
    await open(`/settings/sign_in?lang=${language}`)
    const area = main(page)
    await expect(area.getByText(t('signInWays.passkeys.none'))).toBeVisible()
    await area.getByRole('button', { name: t('signInWays.passkeys.add') }).press('Enter')
    const name = area.getByRole('textbox', { name: t('signInWays.passkeys.name') })
    await expect(name).toBeFocused()
    await page.keyboard.type('Phone')
    await page.keyboard.press('Enter')
    const rename = t('signInWays.passkeys.renameOf', { name: 'Phone' })
    await expect(area.getByRole('button', { name: rename })).toBeFocused()
    expect(await device.passkeys()).toMatchObject([{ isResidentCredential: true }])
    await expectAccessible(page)
    // One device has one passkey for an account.
    await area.getByRole('button', { name: t('signInWays.passkeys.add') }).click()
    await expect(area.getByText(t('signInWays.passkeys.known'))).toBeVisible()

    await signOut(page)
    await open(`/auth?lang=${language}`)
    await expectAccessible(page)
    await main(page)
      .getByRole('button', { name: t('auth.passkey.submit') })
      .press('Enter')
    await expect(page).not.toHaveURL(/auth/)
    await open(`/settings/sign_in?lang=${language}`)
    await expect(area.getByRole('listitem').filter({ hasText: 'Phone' })).toBeVisible()
    const remove = t('signInWays.passkeys.removeOf', { name: 'Phone' })
    await area.getByRole('button', { name: remove }).click()
    await page.getByRole('button', { name: t('signInWays.passkeys.removeConfirm') }).click()
    await expect(area.getByText(t('signInWays.passkeys.none'))).toBeVisible()
  })
}

test('HST-39 the browser suggests a passkey in the field of the address', async ({
  page,
  open,
  signIn,
}) => {
  const device = await giveAuthenticator(page)
  await signIn()
  await open('/settings/sign_in')
  await main(page).getByRole('button', { name: 'Add a passkey' }).click()
  await expect(main(page).getByRole('textbox')).toBeFocused()
  expect(await device.passkeys()).toHaveLength(1)
  await signOut(page)
  // An owner who agrees at once stands for one who has chosen the suggestion.
  await page.goto('/auth')
  await expect(page).not.toHaveURL(/auth/)
  await open('/settings/sign_in')
  await expect(main(page).getByText(/last used on/)).toBeVisible()
})

test('HST-39 a removed passkey signs nobody in, and the page says what else to do', async ({
  page,
  open,
  signIn,
  request,
  allowComplaint,
}) => {
  allowComplaint(/status of 400/)
  await giveAuthenticator(page)
  await suggestNothing(page)
  const { headers } = await signIn()
  await open('/settings/sign_in')
  await main(page).getByRole('button', { name: 'Add a passkey' }).click()
  await expect(main(page).getByRole('textbox')).toBeFocused()
  const ways = await (await request.get('/api/me/sign_in', { headers })).json()
  await request.delete(`/api/me/passkeys/${ways.Passkeys[0].Id}`, { headers })
  await signOut(page)
  await open('/auth')
  await main(page).getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(main(page).getByText(/^This passkey did not work/)).toBeVisible()
})
