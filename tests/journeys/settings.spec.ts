import type { APIRequestContext, Page } from '@playwright/test'
import sharp from 'sharp'
import type { CurrentUser } from '#contract/account.ts'
import { TOKEN_KEY } from '#app/session/token.ts'
import { expectAccessible } from './support/axe.ts'
import { pressTo } from './support/films.ts'
import { watchLayoutShift } from './support/layout-shift.ts'
import { newMember, newToken, signInAs, type Member } from './support/member.ts'
import { expect, test } from './support/test.ts'

const LANGUAGES = ['en', 'de'] as const
const WORDS = {
  en: {
    langId: 1,
    title: 'Settings',
    tabs: [
      'Edit profile',
      'Change password',
      'Language',
      'Measurements',
      'Push notifications',
      'Feedback',
    ],
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    username: 'Username',
    save: 'Save changes',
    required: 'Please fill this in.',
    data: 'Change data successfully.',
    current: 'Current password',
    next: 'New password',
    confirm: 'Confirm password',
    change: 'Change password',
    empty: 'Empty fields.',
    mismatch: "New Password and Confirm Password doesn't match.",
    wrong: 'The password is wrong.',
    changed: 'Change password successfully.',
    message: 'Your message',
    send: 'Send feedback',
    sent: 'Your feedback is created successfully.',
    notSent: 'Error, Please try again later',
    delete: 'Delete account',
    question: 'Are you sure you want to delete the account?',
    why: 'Why are you leaving?',
    yes: 'Yes',
    cancel: 'Cancel',
    noMessage: 'Please set a message',
    stillThere: 'Your account still exists',
  },
  de: {
    langId: 0,
    title: 'Einstellungen',
    tabs: [
      'Profil bearbeiten',
      'Passwort ändern',
      'Sprache',
      'Maßeinheiten',
      'Push-Benach\u00adrichtigungen',
      'Feedback',
    ],
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail',
    username: 'Benutzername',
    save: 'Änderungen speichern',
    required: 'Bitte füll das aus.',
    data: 'Daten erfolgreich geändert.',
    current: 'Aktuelles Passwort',
    next: 'Neues Passwort',
    confirm: 'Passwort wiederholen',
    change: 'Passwort ändern',
    empty: 'Leere Felder.',
    mismatch: 'Neues Passwort und Wiederholung stimmen nicht überein.',
    wrong: 'Das Passwort ist falsch.',
    changed: 'Passwort erfolgreich geändert.',
    message: 'Deine Nachricht',
    send: 'Feedback senden',
    sent: 'Dein Feedback ist erfolgreich angelegt.',
    notSent: 'Fehler, bitte versuch es später noch einmal',
    delete: 'Konto löschen',
    question: 'Möchtest du dein Konto wirklich löschen?',
    why: 'Warum gehst du?',
    yes: 'Ja',
    cancel: 'Abbrechen',
    noMessage: 'Bitte schreib eine Nachricht',
    stillThere: 'Dein Konto gibt es noch',
  },
} as const

const PATHS = [
  'edit_profile',
  'change_password',
  'language',
  'measurements',
  'push_notification',
  'feedback',
] as const
type Screen = (typeof PATHS)[number]
/** What the browser writes on the console about an answer that refuses. */
const REFUSED = /status of [45]\d\d|ApiError/

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, name: string) => main(page).getByLabel(name, { exact: true })
/** A field whose name says that it must be filled in. */
const filled = (page: Page, name: string) => main(page).getByRole('textbox', { name })
const press = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).click()
const banner = (page: Page) => main(page).locator('[data-slot=banner]')

const accountOf = async (request: APIRequestContext, { headers }: Member) =>
  (await (await request.get('/api/me/', { headers })).json()) as CurrentUser

/** Calls of the page that change something, from now on. */
function watchChanges(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (sent) => {
    const { pathname } = new URL(sent.url())
    if (pathname.startsWith('/api/') && sent.method() !== 'GET') {
      calls.push(`${sent.method()} ${pathname}`)
    }
  })
  return calls
}

/** Lets the calls to a path wait; the answer lets them go. */
async function hold(page: Page, path: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(path, async (route) => {
    if (route.request().method() !== 'GET') await held
    await route.fallback()
  })
  return release
}

/** Answers calls that change something at a path with a failure. */
async function breakCall(page: Page, path: string): Promise<() => Promise<void>> {
  await page.route(path, (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status: 500, json: { Code: 'ServerError', Message: 'Something broke.' } }),
  )
  return async () => page.unroute(path)
}

for (const language of LANGUAGES) {
  const words = WORDS[language]
  const pathOf = (tab: string) => `/settings/${tab}?lang=${language}`

  test(`RTE-20 settings open with the profile and lead to six screens (${language})`, async ({
    page,
    open,
    context,
    request,
  }) => {
    await signInAs(context, await newMember(request, { langId: words.langId }))
    await open(`/settings?lang=${language}`)
    await expect(page).toHaveURL(pathOf('edit_profile'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title)
    const links = page.getByRole('navigation', { name: words.title }).getByRole('link')
    await expect(links).toHaveText(words.tabs)
    for (const [index, path] of PATHS.entries()) {
      await expect(links.nth(index)).toHaveAttribute('href', `/settings/${path}`)
    }
    await expect(links.first()).toHaveAttribute('aria-current', 'page')
  })

  /** Opens each of some screens and looks at it. */
  const visit = async (page: Page, open: (path: string) => Promise<void>, paths: Screen[]) => {
    for (const path of paths) {
      const name = words.tabs[PATHS.indexOf(path)] ?? ''
      await open(pathOf(path))
      await expect(page).toHaveTitle(`${name.replaceAll('\u00ad', '')} · Simmer`)
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(name)
      await expect(main(page).locator('[data-slot=skeleton]')).toHaveCount(0)
      await expectAccessible(page)
    }
  }

  test(`RTE-21 RTE-22 RTE-23 profile, password and language are screens of their own (${language})`, async ({
    page,
    open,
    context,
    request,
  }) => {
    await signInAs(context, await newMember(request, { langId: words.langId }))
    await visit(page, open, ['edit_profile', 'change_password', 'language'])
  })

  test(`RTE-24 RTE-25 RTE-26 measurements, notifications and feedback are screens of their own (${language})`, async ({
    page,
    open,
    context,
    request,
  }) => {
    await signInAs(context, await newMember(request, { langId: words.langId }))
    await visit(page, open, ['measurements', 'push_notification', 'feedback'])
  })

  test(`SET-02 SET-20 VAL-12 both names are required, and saved (${language})`, async ({
    page,
    open,
    context,
    request,
  }) => {
    const member = await newMember(request, { langId: words.langId })
    await signInAs(context, member)
    await open(pathOf('edit_profile'))
    const calls = watchChanges(page)
    await expect(filled(page, words.firstName)).toHaveValue('Ada')
    await filled(page, words.firstName).fill('')
    await filled(page, words.lastName).fill('  ')
    await press(page, words.save)
    await expect(main(page).getByText(words.required)).toHaveCount(2)
    await expect(filled(page, words.firstName)).toBeFocused()
    expect(calls).toEqual([])
    await filled(page, words.firstName).fill('Augusta')
    await filled(page, words.lastName).fill('King')
    await page.keyboard.press('Enter')
    await expect(banner(page)).toHaveText(words.data)
    expect(await accountOf(request, member)).toMatchObject({
      FirstName: 'Augusta',
      LastName: 'King',
    })
    // The header knows it as well.
    await expect(page.getByRole('banner').locator('[data-slot=menu]')).toContainText('AK')
  })

  test(`VAL-08 VAL-09 SET-07 what is wrong with a new password is said, and nothing is sent (${language})`, async ({
    page,
    open,
    context,
    request,
  }) => {
    await signInAs(context, await newMember(request, { langId: words.langId }))
    await open(pathOf('change_password'))
    const calls = watchChanges(page)
    const good = { current: 'correct horse', next: 'better horse', confirm: 'better horse' }
    for (const [fields, said] of [
      [{ current: '', next: '', confirm: '' }, words.empty],
      [{ ...good, current: ' ' }, words.empty],
      [{ ...good, next: '' }, words.empty],
      [{ ...good, confirm: '' }, words.empty],
      [{ ...good, confirm: 'other horse' }, words.mismatch],
    ] as const) {
      await field(page, words.current).fill(fields.current)
      await field(page, words.next).fill(fields.next)
      await field(page, words.confirm).fill(fields.confirm)
      await press(page, words.change)
      await expect(banner(page)).toHaveText(said)
    }
    await expect(banner(page)).toHaveAttribute('data-tone', 'danger')
    await expectAccessible(page)
    expect(calls).toEqual([])
  })

  test(`VAL-10 ERR-14 SET-18 a new password, after a wrong old one (${language})`, async ({
    page,
    open,
    context,
    request,
    allowComplaint,
  }) => {
    allowComplaint(REFUSED)
    const member = await newMember(request, { langId: words.langId })
    await signInAs(context, member)
    await open(pathOf('change_password'))
    await field(page, words.current).fill('wrong horse')
    await field(page, words.next).fill('better horse')
    await field(page, words.confirm).fill('better horse')
    await press(page, words.change)
    // In the server's own words, above the form, and nothing is lost.
    await expect(banner(page)).toHaveText(words.wrong)
    const above = (await banner(page).boundingBox())?.y ?? Infinity
    expect(above).toBeLessThan((await field(page, words.current).boundingBox())?.y ?? 0)
    await expect(field(page, words.next)).toHaveValue('better horse')
    await field(page, words.current).fill(member.password)
    await page.keyboard.press('Enter')
    await expect(banner(page)).toHaveText(words.changed)
    await expect(field(page, words.next)).toHaveValue('')
    await newToken(request, { email: member.email, password: 'better horse' })
    expect((await accountOf(request, member)).Email).toBe(member.email)
  })

  test(`SET-12 CON-03 VAL-15 feedback has five stars at first and needs a message (${language})`, async ({
    page,
    open,
    context,
    request,
  }) => {
    await signInAs(context, await newMember(request, { langId: words.langId }))
    await open(pathOf('feedback'))
    const stars = main(page).getByRole('radio')
    await expect(stars).toHaveCount(5)
    await expect(stars.last()).toBeChecked()
    const calls = watchChanges(page)
    await press(page, words.send)
    await expect(main(page).getByText(words.required)).toBeVisible()
    expect(calls).toEqual([])
    await stars.nth(3).check({ force: true })
    await filled(page, words.message).fill('Lovely films\nand soups')
    const sent = page.waitForRequest('**/api/feedback')
    await press(page, words.send)
    expect(Object.fromEntries(new URLSearchParams((await sent).postData() ?? ''))).toEqual({
      Description: 'Lovely films\nand soups',
      FeedbackValue: '4',
    })
    await expect(banner(page)).toHaveText(words.sent)
    await expect(filled(page, words.message)).toHaveValue('')
    await expect(stars.last()).toBeChecked()
  })

  test(`STA-33 ERR-16 ERR-17 feedback that fails says so, and text and stars stay (${language})`, async ({
    page,
    open,
    context,
    request,
    allowComplaint,
  }) => {
    allowComplaint(REFUSED)
    await signInAs(context, await newMember(request, { langId: words.langId }))
    await open(pathOf('feedback'))
    const mend = await breakCall(page, '**/api/feedback')
    await main(page).getByRole('radio').nth(1).check({ force: true })
    await filled(page, words.message).fill('Hm')
    await press(page, words.send)
    await expect(banner(page)).toHaveText(words.notSent)
    await expect(banner(page)).toHaveCount(0)
    await expect(filled(page, words.message)).toHaveValue('Hm')
    await expect(main(page).getByRole('radio').nth(1)).toBeChecked()
    await mend()
    await press(page, words.send)
    await expect(banner(page)).toHaveText(words.sent)
  })

  test(`SET-14 SET-15 SET-16 leaving asks first, and cancelling sends nothing (${language})`, async ({
    page,
    open,
    context,
    request,
  }) => {
    const member = await newMember(request, { langId: words.langId })
    await signInAs(context, member)
    await open(pathOf('language'))
    const calls = watchChanges(page)
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

  test(`VAL-11 STA-34 an account goes with a message, and the member to /auth (${language})`, async ({
    page,
    open,
    context,
    request,
    allowComplaint,
  }) => {
    // What is read at the very moment is refused.
    allowComplaint(REFUSED)
    const member = await newMember(request, { langId: words.langId })
    await signInAs(context, member)
    await open(pathOf('edit_profile'))
    const calls = watchChanges(page)
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
    expect(await page.evaluate((key) => localStorage.getItem(key), TOKEN_KEY)).toBeNull()
    expect((await request.get('/api/me/', { headers: member.headers })).status()).toBe(401)
    await expect(page.locator('[data-slot=toast]')).toHaveCount(0)
  })

  test(`STA-34 after a failure the member is signed out as well, and told that the account exists (${language})`, async ({
    page,
    open,
    context,
    request,
    allowComplaint,
  }) => {
    allowComplaint(REFUSED)
    const member = await newMember(request, { langId: words.langId })
    await signInAs(context, member)
    await open(pathOf('feedback'))
    await breakCall(page, '**/api/me/delete_account')
    await press(page, words.delete)
    const dialog = page.getByRole('alertdialog', { name: words.question })
    await dialog.getByRole('textbox').fill('Bye')
    await dialog.getByRole('button', { name: words.yes }).click()
    await expect(page).toHaveURL('/auth')
    await expect(page.getByText(words.stillThere).first()).toBeVisible()
    expect(await page.evaluate((key) => localStorage.getItem(key), TOKEN_KEY)).toBeNull()
    await newToken(request, member)
  })
}

test('SET-01 ROL-11 a visitor of any settings goes to the first page', async ({
  page,
  request,
  allowComplaint,
}) => {
  // The page that says "not found" has that status.
  allowComplaint(/status of 404/)
  for (const path of ['', ...PATHS]) {
    await page.goto(`/settings/${path}`)
    await expect(page).toHaveURL('/')
  }
  await page.goto('/settings/anything')
  await expect(page).toHaveURL('/404')
  const html = await (await request.get('/settings/feedback')).text()
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})

test('SET-03 SET-04 VAL-13 e-mail address and username are there to read', async ({
  page,
  open,
  context,
  request,
}) => {
  const member = await newMember(request)
  await signInAs(context, member)
  await open('/settings/edit_profile')
  const { username } = await accountOf(request, member)
  for (const [name, value] of [
    ['E-mail', member.email],
    ['Username', username],
  ] as const) {
    await expect(field(page, name)).toHaveValue(value)
    await expect(field(page, name)).not.toBeEditable()
    await expect(field(page, name)).toHaveAccessibleDescription('Cannot be changed here')
  }
})

test('SET-17 STA-30 saving shows a spinner, then a banner that goes by itself', async ({
  page,
  open,
  context,
  request,
}) => {
  await signInAs(context, await newMember(request))
  await open('/settings/edit_profile')
  const release = await hold(page, '**/api/me/')
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

test('ERR-15 STA-31 a profile that is not saved says why in red, for a while, and keeps what was typed', async ({
  page,
  open,
  context,
  request,
  allowComplaint,
}) => {
  allowComplaint(REFUSED)
  await signInAs(context, await newMember(request))
  await open('/settings/edit_profile')
  // A 200 with a code and a message is a failure, too (D-22).
  for (const status of [400, 200]) {
    await page.route('**/api/me/', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status, json: { Code: 'FieldInvalid', Message: 'That is no name.' } })
        : route.fallback(),
    )
    await filled(page, 'First name').fill('Augusta')
    await press(page, 'Save changes')
    await expect(banner(page)).toHaveText('That is no name.')
    await expect(banner(page)).toHaveAttribute('data-tone', 'danger')
    await expect(page.locator('[aria-live=assertive]')).toContainText('That is no name.')
    await expect(banner(page)).toHaveCount(0, { timeout: 10_000 })
    await expect(filled(page, 'First name')).toHaveValue('Augusta')
    await page.unroute('**/api/me/')
  }
  await press(page, 'Save changes')
  await expect(banner(page)).toHaveText('Change data successfully.')
})

/** A photo of two halves, red and blue. */
async function photo(type: 'png' | 'jpeg'): Promise<Buffer> {
  const half = await sharp({
    create: { width: 200, height: 200, channels: 3, background: 'blue' },
  })
    .png()
    .toBuffer()
  const whole = sharp({ create: { width: 400, height: 200, channels: 3, background: 'red' } })
  return await whole
    .composite([{ input: half, left: 200, top: 0 }])
    .toFormat(type)
    .toBuffer()
}

for (const type of ['png', 'jpeg'] as const) {
  test(`SET-05 SET-06 a ${type} becomes the picture, in the part that was chosen by keys`, async ({
    page,
    open,
    context,
    request,
  }) => {
    const member = await newMember(request)
    await signInAs(context, member)
    await open('/settings/edit_profile')
    const input = main(page).locator('input[type=file]')
    await expect(input).toHaveAttribute('accept', 'image/png,image/jpeg')
    const chooser = page.waitForEvent('filechooser')
    await pressTo(page, main(page).getByRole('button', { name: 'Change picture' }))
    await page.keyboard.press('Enter')
    await (
      await chooser
    ).setFiles({ name: `me.${type}`, mimeType: `image/${type}`, buffer: await photo(type) })
    const dialog = page.getByRole('dialog', { name: 'Choose the part that people see' })
    const frame = dialog.getByRole('application', { name: 'Your picture' })
    await expect(frame).toBeFocused()
    await expectAccessible(page)
    // To its left end, which is red.
    for (let presses = 0; presses < 12; presses++) await page.keyboard.press('ArrowRight')
    await pressTo(page, dialog.getByRole('slider', { name: 'Zoom' }))
    await page.keyboard.press('PageUp')
    await pressTo(page, dialog.getByRole('button', { name: 'Use this picture' }))
    await page.keyboard.press('Enter')
    await expect(dialog).toHaveCount(0)
    const { AvatarPath } = await accountOf(request, member)
    const kept = await request.get(AvatarPath ?? '')
    const { channels } = await sharp(await kept.body()).stats()
    expect(channels[0]?.mean).toBeGreaterThan(240)
    expect(channels[2]?.mean).toBeLessThan(15)
    // In the form and in the header at once.
    await expect(main(page).locator('[data-slot=avatar] img')).toHaveAttribute(
      'src',
      AvatarPath ?? '',
    )
    await expect(page.getByRole('banner').locator('[data-slot=avatar] img')).toHaveAttribute(
      'src',
      new RegExp(AvatarPath ?? ''),
    )
  })
}

test('VAL-14 what is no PNG or JPEG, or more than 5 MB, is refused with words and not sent', async ({
  page,
  open,
  context,
  request,
}) => {
  await signInAs(context, await newMember(request))
  await open('/settings/edit_profile')
  const calls = watchChanges(page)
  const input = main(page).locator('input[type=file]')
  const gif = { name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') }
  const large = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.alloc(5 * 1024 * 1024 + 1) }
  const broken = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('no picture') }
  for (const [file, said] of [
    [gif, /neither a PNG nor a JPEG/],
    [large, /larger than 5\s?MB/],
    [broken, /cannot be opened/],
  ] as const) {
    await input.setInputFiles(file)
    await expect(main(page).locator('[data-slot=field-error]')).toHaveText(said)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await expectAccessible(page)
  expect(calls).toEqual([])
})

test('a picture that is not taken stays in its dialog, and can be sent again', async ({
  page,
  open,
  context,
  request,
  allowComplaint,
}) => {
  allowComplaint(REFUSED)
  const member = await newMember(request)
  await signInAs(context, member)
  await open('/settings/edit_profile')
  const mend = await breakCall(page, '**/api/me/avatar')
  const input = main(page).locator('input[type=file]')
  await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await photo('png') })
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await expect(dialog.locator('[data-slot=banner]')).toHaveText('Something broke.')
  await mend()
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await expect(dialog).toHaveCount(0)
  expect((await accountOf(request, member)).AvatarPath).not.toBeNull()
})

test('SET-08 SET-09 SET-19 the saved language is that of the interface, too', async ({
  page,
  open,
  context,
  request,
}) => {
  const member = await newMember(request, { langId: 1 })
  await signInAs(context, member)
  await open('/settings/language?lang=en')
  const group = main(page).getByRole('radiogroup', { name: 'Language of Simmer' })
  await expect(group.getByRole('radio')).toHaveCount(2)
  await expect(group.getByRole('radio', { name: 'English' })).toBeChecked()
  await pressTo(page, group.getByRole('radio', { name: 'English' }))
  await page.keyboard.press('ArrowUp')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await press(page, 'Save changes')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(banner(page)).toHaveText('Sprache erfolgreich geändert.')
  expect((await accountOf(request, member)).Language).toBe(0)
  await main(page).getByText('Englisch').click()
  await press(page, 'Änderungen speichern')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(banner(page)).toHaveText('Change language successfully.')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings')
  expect((await accountOf(request, member)).Language).toBe(1)
})

test('who switches the language back before it is saved stays there, on the account as well', async ({
  page,
  open,
  context,
  request,
}) => {
  const member = await newMember(request)
  await signInAs(context, member)
  await open('/settings/language')
  await expect(main(page).getByRole('radio', { name: 'English' })).toBeChecked()
  const release = await hold(page, '**/api/me/')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: 'DE: Deutsch' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await footer.getByRole('link', { name: 'EN: English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const last = page.waitForResponse(async (answer) => {
    return (
      answer.request().method() === 'PATCH' && ((await answer.json()) as CurrentUser).Language === 1
    )
  })
  release()
  await last
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect((await accountOf(request, member)).Language).toBe(1)
})

test('SET-10 SET-20 CON-40 with Inch amounts also stand in imperial units, with Meter no longer', async ({
  page,
  open,
  context,
  request,
}) => {
  const member = await newMember(request)
  await signInAs(context, member)
  await open('/settings/measurements')
  const group = main(page).getByRole('radiogroup', { name: 'Measurements' })
  await expect(group.getByRole('radio', { name: 'Meter' })).toBeChecked()
  await main(page).getByText('Inch', { exact: true }).click()
  await press(page, 'Save changes')
  await expect(banner(page)).toHaveText('Change data successfully.')
  expect((await accountOf(request, member)).UnitSystem).toBe(1)
  await page.reload()
  await expect(group.getByRole('radio', { name: 'Inch' })).toBeChecked()
  // A recipe measured in grams.
  const recipes = (await (await request.get('/api/recipe?term=shakshuka&LangId=1')).json()) as {
    Id: number
  }[]
  const recipe = `/recipes/${recipes[0]?.Id}`
  await open(recipe)
  const amounts = page.locator('#ingredients li b')
  await expect(
    amounts.filter({ hasText: /\d\s(g|ml|kg|l)\s\(≈\s[\d¼½¾⅓⅔.]+\s(oz|lb|fl\soz|qt)/ }).first(),
  ).toBeVisible()
  await expect(page.locator('#how-to b').filter({ hasText: '≈' }).first()).toBeVisible()
  await open('/settings/measurements')
  await main(page).getByText('Meter', { exact: true }).click()
  await press(page, 'Save changes')
  await expect(banner(page)).toHaveText('Change data successfully.')
  await open(recipe)
  await expect(amounts.first()).toBeVisible()
  await expect(page.getByText('≈')).toHaveCount(0)
})

test('what was typed stays over another language, another screen and an end of the session', async ({
  page,
  open,
  context,
  request,
  allowComplaint,
}) => {
  allowComplaint(REFUSED)
  const member = await newMember(request)
  await signInAs(context, member)
  await open('/settings/feedback')
  await filled(page, 'Your message').fill('Lovely films')
  await page.getByRole('contentinfo').getByRole('link', { name: 'DE: Deutsch' }).click()
  await expect(filled(page, 'Deine Nachricht')).toHaveValue('Lovely films')
  await page.getByRole('contentinfo').getByRole('link', { name: 'EN: English' }).click()
  const tabs = page.getByRole('navigation', { name: 'Settings' })
  await tabs.getByRole('link', { name: 'Language' }).click()
  await tabs.getByRole('link', { name: 'Feedback' }).click()
  await expect(filled(page, 'Your message')).toHaveValue('Lovely films')
  // The token is revoked elsewhere; the call is refused and the member signed out.
  await request.post('/api/auth/logout', { headers: member.headers })
  await press(page, 'Send feedback')
  await expect(page).toHaveURL('/')
  const token = await newToken(request, member)
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    TOKEN_KEY,
    token,
  ] as const)
  await open('/settings/feedback')
  await expect(filled(page, 'Your message')).toHaveValue('Lovely films')
  await press(page, 'Send feedback')
  await expect(banner(page)).toHaveText('Your feedback is created successfully.')
})

test('ROL-16 a member has every screen of settings, and nothing moves when it arrives', async ({
  page,
  context,
  request,
}) => {
  await signInAs(context, await newMember(request))
  const shift = await watchLayoutShift(page)
  for (const path of PATHS) {
    await page.goto(`/settings/${path}`)
    await expect(main(page).locator('[data-slot=skeleton]')).toHaveCount(0)
    expect(await shift()).toBeLessThanOrEqual(0.01)
  }
})
