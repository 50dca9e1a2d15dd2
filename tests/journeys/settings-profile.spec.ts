import {
  accountOf,
  banner,
  requiredField,
  holdChanges,
  main,
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

  test(`SET-02 SET-20 VAL-12 a member saves first and last name, both required (${language})`, async ({
    page,
    open,
    signIn,
    request,
  }) => {
    const member = await signIn({ langId: words.langId })
    await open(settingsPath('edit_profile', language))
    const calls = recordChanges(page)
    await expect(requiredField(page, words.firstName)).toHaveValue('Ada')
    await requiredField(page, words.firstName).fill('')
    await requiredField(page, words.lastName).fill('  ')
    await press(page, words.save)
    await expect(main(page).getByText(words.required)).toHaveCount(2)
    await expect(requiredField(page, words.firstName)).toBeFocused()
    expect(calls).toEqual([])
    await requiredField(page, words.firstName).fill('Augusta')
    await requiredField(page, words.lastName).fill('King')
    await page.keyboard.press('Enter')
    await expect(banner(page)).toHaveText(words.data)
    expect(await accountOf(request, member)).toMatchObject({
      FirstName: 'Augusta',
      LastName: 'King',
    })
    // In the header as well.
    await expect(page.getByRole('banner').locator('[data-slot=menu]')).toContainText('AK')
  })
}

test('SET-03 SET-04 VAL-13 a member sees e-mail address and username, read-only', async ({
  page,
  open,
  signIn,
  request,
}) => {
  const member = await signIn()
  await open('/settings/edit_profile')
  const { username } = await accountOf(request, member)
  for (const [name, value] of [
    ['E-mail', member.email],
    ['Username', username],
  ] as const) {
    await expect(settingsField(page, name)).toHaveValue(value)
    await expect(settingsField(page, name)).not.toBeEditable()
    await expect(settingsField(page, name)).toHaveAccessibleDescription('Cannot be changed here')
  }
})

test('SET-17 STA-30 a member saves and sees a spinner, then a banner that disappears by itself @thorough', async ({
  page,
  open,
  signIn,
}) => {
  await signIn()
  await open('/settings/edit_profile')
  const release = await holdChanges(page, '**/api/me/')
  await press(page, 'Save changes')
  const button = main(page).getByRole('button', { name: 'Save changes' })
  await expect(button).toHaveAttribute('aria-busy', 'true')
  await expect(button.locator('[data-slot=spinner]')).toBeVisible()
  release()
  await expect(banner(page)).toHaveText('Change data successfully.')
  await expect(banner(page)).toHaveAttribute('data-tone', 'success')
  await expect(button).not.toHaveAttribute('aria-busy', 'true')
  await expect(page.locator('[aria-live=polite]')).toContainText('Change data successfully.')
  await expect(banner(page)).toHaveCount(0, { timeout: 10_000 })
})

test('ERR-15 STA-31 a member whose profile fails to save reads why in red for a while and keeps what was typed', async ({
  page,
  open,
  signIn,
  allowComplaint,
}) => {
  allowComplaint(REFUSED)
  await signIn()
  await open('/settings/edit_profile')
  // A 200 with a code and a message is a failure, too (D-22).
  for (const status of [400, 200]) {
    await page.route('**/api/me/', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status, json: { Code: 'FieldInvalid', Message: 'That is no name.' } })
        : route.fallback(),
    )
    await requiredField(page, 'First name').fill('Augusta')
    await press(page, 'Save changes')
    await expect(banner(page)).toHaveText('That is no name.')
    await expect(banner(page)).toHaveAttribute('data-tone', 'danger')
    await expect(page.locator('[aria-live=assertive]')).toContainText('That is no name.')
    await expect(banner(page)).toHaveCount(0, { timeout: 10_000 })
    await expect(requiredField(page, 'First name')).toHaveValue('Augusta')
    await page.unroute('**/api/me/')
  }
  await press(page, 'Save changes')
  await expect(banner(page)).toHaveText('Change data successfully.')
})
