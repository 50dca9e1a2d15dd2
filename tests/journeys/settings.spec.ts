import type { Locator, Page } from '@playwright/test'
import { STORAGE_KEYS } from '#app/lib/storage/storage-keys.ts'
import { expectAccessible } from './support/axe.ts'
import { watchLayoutShift } from './support/layout-shift.ts'
import { newToken } from './support/member.ts'
import {
  accountOf,
  banner,
  requiredField,
  main,
  press,
  REFUSED,
  SETTINGS_PATHS,
  SETTINGS_WORDS,
  settingsField,
  settingsPath,
  recordChanges,
} from './support/settings.ts'
import { WALKED } from './support/languages.ts'
import { expect, test } from './support/test.ts'

type Screen = (typeof SETTINGS_PATHS)[number]

for (const language of WALKED) {
  const words = SETTINGS_WORDS[language]

  test(`RTE-20 a member opens settings at the profile and sees links to nine screens (${language})`, async ({
    page,
    open,
    signIn,
  }) => {
    await signIn({ langId: words.langId })
    await open(`/settings?lang=${language}`)
    await expect(page).toHaveURL(settingsPath('edit_profile', language))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
    const links = page.getByRole('navigation', { name: words.title }).getByRole('link')
    await expect(links).toHaveText(words.tabs)
    for (const [index, path] of SETTINGS_PATHS.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', `/settings/${path}`)
    }
    await expect(links.first()).toHaveAttribute('aria-current', 'page')
  })

  /** Opens some screens and checks each of them. */
  const visit = async (page: Page, open: (path: string) => Promise<void>, paths: Screen[]) => {
    for (const path of paths) {
      const name = words.tabs[SETTINGS_PATHS.indexOf(path)] ?? ''
      await open(settingsPath(path, language))
      await expect(page).toHaveTitle(`${name.replaceAll('\u00ad', '')} · Simmer`)
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(name)
      await expect(main(page).locator('[data-slot=skeleton]')).toHaveCount(0)
      await expectAccessible(page)
    }
  }

  test(`RTE-21 RTE-22 RTE-23 a member opens the screens of profile, password and language (${language})`, async ({
    page,
    open,
    signIn,
  }) => {
    await signIn({ langId: words.langId })
    await visit(page, open, ['edit_profile', 'change_password', 'language'])
  })

  test(`RTE-24 RTE-25 RTE-26 a member opens the screens of measurements, kitchen, notifications and feedback (${language})`, async ({
    page,
    open,
    signIn,
  }) => {
    await signIn({ langId: words.langId })
    await visit(page, open, ['measurements', 'kitchen', 'push_notification', 'feedback'])
  })
}

test('SET-01 ROL-11 a visitor who opens a settings screen is sent to the first page', async ({
  page,
  request,
  allowComplaint,
}) => {
  // The "not found" page has status 404.
  allowComplaint(/status of 404/)
  for (const path of ['', ...SETTINGS_PATHS]) {
    await page.goto(`/settings/${path}`)
    await expect(page).toHaveURL('/')
  }
  await page.goto('/settings/anything')
  await expect(page).toHaveURL('/404')
  const html = await (await request.get('/settings/feedback')).text()
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})

test('a member keeps typed feedback after changing language and screen, and after the session ends @thorough', async ({
  page,
  open,
  signIn,
  request,
  allowComplaint,
}) => {
  allowComplaint(REFUSED)
  const member = await signIn()
  await open('/settings/feedback')
  await requiredField(page, 'Your message').fill('Lovely films')
  await page.getByRole('contentinfo').getByRole('link', { name: 'DE: Deutsch' }).click()
  await expect(requiredField(page, 'Deine Nachricht')).toHaveValue('Lovely films')
  await page.getByRole('contentinfo').getByRole('link', { name: 'EN: English' }).click()
  const tabs = page.getByRole('navigation', { name: 'Settings' })
  await tabs.getByRole('link', { name: 'Language' }).click()
  await tabs.getByRole('link', { name: 'Feedback' }).click()
  await expect(requiredField(page, 'Your message')).toHaveValue('Lovely films')
  // The token is revoked elsewhere; the call is refused and the member signed out.
  await request.post('/api/auth/logout', { headers: member.headers })
  await press(page, 'Send feedback')
  await expect(page).toHaveURL('/')
  const token = await newToken(request, member)
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    STORAGE_KEYS.token,
    token,
  ] as const)
  await open('/settings/feedback')
  await expect(requiredField(page, 'Your message')).toHaveValue('Lovely films')
  await press(page, 'Send feedback')
  await expect(banner(page)).toHaveText('Your feedback is created successfully.')
})

/** The main control of each settings screen. */
const controlOf: Record<Screen, (screen: Locator) => Locator> = {
  edit_profile: (screen) => screen.getByRole('button', { name: 'Save changes' }),
  change_password: (screen) => screen.getByRole('button', { name: 'Change password' }),
  sign_in: (screen) => screen.getByRole('button', { name: 'Add a passkey' }),
  language: (screen) => screen.getByRole('radio', { name: 'English' }),
  measurements: (screen) => screen.getByRole('radio', { name: 'Inch' }),
  // Without service workers, as in most journeys.
  kitchen: (screen) => screen.getByText('This browser cannot ring when it is closed'),
  push_notification: (screen) => screen.getByRole('checkbox', { name: 'Push on this device' }),
  keys: (screen) => screen.getByRole('button', { name: 'New key' }),
  offline: (screen) => screen.getByRole('heading', { level: 2, name: 'Offline films' }),
  feedback: (screen) => screen.getByRole('button', { name: 'Send feedback' }),
  reports: (screen) => screen.getByText('You have reported nothing.'),
  take_along: (screen) => screen.getByRole('button', { name: 'Pack everything' }),
}

test('ROL-16 a member opens every screen of settings, sees its control, and nothing moves', async ({
  page,
  signIn,
}) => {
  await signIn()
  const shift = await watchLayoutShift(page)
  for (const path of SETTINGS_PATHS) {
    await page.goto(`/settings/${path}`)
    await expect(controlOf[path](main(page))).toBeVisible()
    await expect(main(page).getByRole('button', { name: 'Delete account' })).toBeVisible()
    await expect(main(page).locator('[data-slot=skeleton]')).toHaveCount(0)
    await expect(page).toHaveURL(`/settings/${path}`)
    expect(await shift()).toBeLessThanOrEqual(0.01)
  }
})

test('ROL-16 a member sends feedback, changes the account in every way, and deletes it @thorough', async ({
  page,
  open,
  signIn,
  request,
}) => {
  const member = await signIn()
  const calls = recordChanges(page)
  const saved = async (path: Screen, act: () => Promise<void>, button: string) => {
    await open(`/settings/${path}`)
    await act()
    await press(page, button)
    await expect(banner(page)).toHaveAttribute('data-tone', 'success')
  }
  await saved('feedback', () => requiredField(page, 'Your message').fill('Lovely'), 'Send feedback')
  expect(calls).toEqual(['POST /api/feedback'])
  await saved('edit_profile', () => requiredField(page, 'First name').fill('Grace'), 'Save changes')
  await saved(
    'measurements',
    () => main(page).getByText('Inch (imperial)', { exact: true }).click(),
    'Save changes',
  )
  const newPassword = async () => {
    await settingsField(page, 'Current password').fill(member.password)
    await settingsField(page, 'New password').fill('better horse')
    await settingsField(page, 'Confirm password').fill('better horse')
  }
  await saved('change_password', newPassword, 'Change password')
  await newToken(request, { ...member, password: 'better horse' })
  await saved(
    'language',
    () => main(page).getByText('German', { exact: true }).click(),
    'Save changes',
  )
  expect(await accountOf(request, member)).toMatchObject({
    FirstName: 'Grace',
    UnitSystem: 1,
    Language: 0,
  })
  const { delete: opener, why, yes } = SETTINGS_WORDS.de
  await press(page, opener)
  await page.getByRole('textbox', { name: why }).fill('Satt')
  await page.getByRole('button', { name: yes, exact: true }).click()
  await expect(page).toHaveURL('/auth')
  expect((await request.get('/api/me/', { headers: member.headers })).status()).toBe(401)
})
