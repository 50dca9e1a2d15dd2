import { expectAccessible } from './support/axe.ts'
import { newToken } from './support/member.ts'
import {
  accountOf,
  banner,
  press,
  REFUSED,
  SETTINGS_WORDS,
  settingsField,
  settingsPath,
  recordChanges,
} from './support/settings.ts'
import { WALKED } from './support/languages.ts'
import { expect, test } from './support/test.ts'

for (const language of WALKED) {
  const words = SETTINGS_WORDS[language]

  test(`VAL-08 VAL-09 SET-07 a member reads what is wrong with a new password, and nothing is sent (${language})`, async ({
    page,
    open,
    signIn,
  }) => {
    await signIn({ langId: words.langId })
    await open(settingsPath('change_password', language))
    const calls = recordChanges(page)
    const good = { current: 'correct horse', next: 'better horse', confirm: 'better horse' }
    for (const [fields, said] of [
      [{ current: '', next: '', confirm: '' }, words.empty],
      [{ ...good, current: ' ' }, words.empty],
      [{ ...good, next: '' }, words.empty],
      [{ ...good, confirm: '' }, words.empty],
      [{ ...good, confirm: 'other horse' }, words.mismatch],
    ] as const) {
      await settingsField(page, words.current).fill(fields.current)
      await settingsField(page, words.next).fill(fields.next)
      await settingsField(page, words.confirm).fill(fields.confirm)
      await press(page, words.change)
      await expect(banner(page)).toHaveText(said)
    }
    await expect(banner(page)).toHaveAttribute('data-tone', 'danger')
    await expectAccessible(page)
    expect(calls).toEqual([])
  })

  test(`VAL-10 ERR-14 SET-18 a member changes the password after entering a wrong old one (${language})`, async ({
    page,
    open,
    signIn,
    request,
    allowComplaint,
  }) => {
    allowComplaint(REFUSED)
    const member = await signIn({ langId: words.langId })
    await open(settingsPath('change_password', language))
    await settingsField(page, words.current).fill('wrong horse')
    await settingsField(page, words.next).fill('better horse')
    await settingsField(page, words.confirm).fill('better horse')
    await press(page, words.change)
    // The server's message is above the form, and the input is kept.
    await expect(banner(page)).toHaveText(words.wrong)
    const above = (await banner(page).boundingBox())?.y ?? Infinity
    expect(above).toBeLessThan((await settingsField(page, words.current).boundingBox())?.y ?? 0)
    await expect(settingsField(page, words.next)).toHaveValue('better horse')
    await settingsField(page, words.current).fill(member.password)
    await page.keyboard.press('Enter')
    await expect(banner(page)).toHaveText(words.changed)
    await expect(settingsField(page, words.next)).toHaveValue('')
    await newToken(request, { email: member.email, password: 'better horse' })
    expect((await accountOf(request, member)).Email).toBe(member.email)
  })
}
