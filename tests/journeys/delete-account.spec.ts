import { STORAGE_KEYS } from '#app/lib/storage/storage-keys.ts'
import { expectAccessible } from './support/axe.ts'
import { pressTo } from './support/films.ts'
import { newToken } from './support/member.ts'
import {
  accountOf,
  breakCall,
  press,
  REFUSED,
  SETTINGS_WORDS,
  settingsPath,
  recordChanges,
} from './support/settings.ts'
import { WALKED } from './support/languages.ts'
import { expect, test } from './support/test.ts'

for (const language of WALKED) {
  const words = SETTINGS_WORDS[language]

  test(`SET-14 SET-15 SET-16 a member who deletes the account is asked first, and cancelling sends nothing (${language})`, async ({
    page,
    open,
    signIn,
    request,
  }) => {
    const member = await signIn({ langId: words.langId })
    await open(settingsPath('language', language))
    const calls = recordChanges(page)
    const opener = page
      .getByRole('navigation', { name: words.title })
      .getByRole('button', { name: words.delete })
    await pressTo(page, opener)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('alertdialog', { name: words.question })
    await expect(dialog.getByRole('button', { name: words.cancel })).toBeFocused()
    await dialog.getByRole('textbox', { name: words.why }).fill('Too hungry')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: words.cancel }).click()
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
    expect(calls).toEqual([])
    expect((await accountOf(request, member)).Email).toBe(member.email)
  })

  test(`VAL-11 STA-34 a member deletes the account with a message and arrives at /auth (${language})`, async ({
    page,
    open,
    signIn,
    request,
    allowComplaint,
  }) => {
    // Reads at that very moment are refused.
    allowComplaint(REFUSED)
    const member = await signIn({ langId: words.langId })
    await open(settingsPath('edit_profile', language))
    const calls = recordChanges(page)
    await press(page, words.delete)
    const dialog = page.getByRole('alertdialog', { name: words.question })
    await dialog.getByRole('textbox').fill(' \n ')
    await dialog.getByRole('button', { name: words.yes }).click()
    const alert = page.getByRole('alertdialog', { name: words.noMessage })
    await expect(alert).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(alert).toHaveCount(0)
    expect(calls).toEqual([])
    await dialog.getByRole('textbox').fill('Bye')
    await dialog.getByRole('button', { name: words.yes }).click()
    await expect(page).toHaveURL('/auth')
    expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.token)).toBeNull()
    expect((await request.get('/api/me/', { headers: member.headers })).status()).toBe(401)
    await expect(page.locator('[data-slot=toast]')).toHaveCount(0)
  })

  test(`STA-34 a member whose deletion fails is signed out and reads that the account still exists (${language})`, async ({
    page,
    open,
    signIn,
    request,
    allowComplaint,
  }) => {
    allowComplaint(REFUSED)
    const member = await signIn({ langId: words.langId })
    await open(settingsPath('feedback', language))
    await breakCall(page, '**/api/me/delete_account')
    await press(page, words.delete)
    const dialog = page.getByRole('alertdialog', { name: words.question })
    await dialog.getByRole('textbox').fill('Bye')
    await dialog.getByRole('button', { name: words.yes }).click()
    await expect(page).toHaveURL('/auth')
    await expect(page.getByText(words.stillThere).first()).toBeVisible()
    expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.token)).toBeNull()
    await newToken(request, member)
  })
}
