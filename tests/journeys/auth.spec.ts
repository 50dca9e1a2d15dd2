import { createHash, randomUUID } from 'node:crypto'
import type { Page, Request } from '@playwright/test'
import { TOKEN_KEY } from '#app/session/token.ts'
import type { CurrentUser } from '#contract/account.ts'
import { expectAccessible } from './support/axe.ts'
import { newMember, signInAs } from './support/member.ts'
import { expect, test } from './support/test.ts'

/** What the screens say, by language. */
const WORDS = {
  en: {
    signIn: 'Sign in',
    create: 'Create account',
    email: 'E-mail',
    password: 'Password',
    name: 'Full name',
    username: 'Username',
    missing: 'Please fill this in.',
    wrong: 'The e-mail address or the password is wrong.',
    empty: 'Empty fields.',
    short: 'The password needs at least 8 characters.',
  },
  de: {
    signIn: 'Anmelden',
    create: 'Konto erstellen',
    email: 'E-Mail',
    password: 'Passwort',
    name: 'Vor- und Nachname',
    username: 'Benutzername',
    missing: 'Bitte füll das aus.',
    wrong: 'Die E-Mail-Adresse oder das Passwort ist falsch.',
    empty: 'Leere Felder.',
    short: 'Das Passwort braucht mindestens 8 Zeichen.',
  },
} as const
const LANGUAGES = ['en', 'de'] as const
/** What the browser writes on the console about an answer that refuses. */
const REFUSED = /status of 4\d\d/

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const storedToken = (page: Page) => page.evaluate((key) => localStorage.getItem(key), TOKEN_KEY)
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const submit = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Calls that change something, from now on. */
function watchPosts(page: Page): Request[] {
  const posts: Request[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request)
  })
  return posts
}

/** What stands on the screen; live regions say it once more. */
const shown = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true })

/** Whether it has the colour of what went wrong. */
async function isRed(page: Page, text: string): Promise<boolean> {
  return await shown(page, text).evaluate((node) => {
    const sample = document.createElement('i')
    sample.style.color = 'var(--color-danger)'
    document.body.append(sample)
    const [red, own] = [sample, node].map((it) => getComputedStyle(it).color)
    sample.remove()
    return red === own
  })
}

async function fillSignIn(
  page: Page,
  email: string,
  password: string,
  language: 'en' | 'de' = 'en',
) {
  await field(page, WORDS[language].email).fill(email)
  await field(page, WORDS[language].password).fill(password)
}

for (const language of LANGUAGES) {
  const words = WORDS[language]

  test(`RTE-02 AUT-01 VAL-01 an incomplete sign-in says what is missing and sends nothing (${language})`, async ({
    page,
    open,
  }) => {
    await open(`/auth?lang=${language}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.signIn)
    const posts = watchPosts(page)
    for (const name of [words.email, words.password]) {
      await expect(field(page, name)).toHaveAttribute('required')
    }
    await submit(page, words.signIn).click()
    await expect(page.getByText(words.missing)).toHaveCount(2)
    await expect(field(page, words.email)).toBeFocused()
    await expect(field(page, words.email)).toHaveAccessibleDescription(words.missing)
    await field(page, words.email).fill('ada@simmer.example')
    await page.keyboard.press('Enter')
    await expect(field(page, words.password)).toBeFocused()
    await expect(page.getByText(words.missing)).toHaveCount(1)
    expect(posts).toEqual([])
    await expectAccessible(page)
  })

  test(`AUT-25 ERR-01 who is refused reads why in red, and types nothing again (${language})`, async ({
    page,
    open,
    request,
    allowComplaint,
  }) => {
    allowComplaint(REFUSED)
    const { email } = await newMember(request)
    await open(`/auth?lang=${language}`)
    await fillSignIn(page, email, 'wrong password', language)
    await submit(page, words.signIn).click()
    await expect(shown(page, words.wrong)).toBeVisible()
    expect(await isRed(page, words.wrong)).toBe(true)
    await expect(page.locator('[aria-live=assertive]')).toContainText(words.wrong)
    await expect(field(page, words.email)).toHaveValue(email)
    await expect(field(page, words.password)).toHaveValue('wrong password')
    await expect(field(page, words.password)).toBeFocused()
    expect(await storedToken(page)).toBeNull()
    await expectAccessible(page)
  })

  test(`RTE-03 AUT-09 VAL-03 registering asks for name, username, e-mail and password (${language})`, async ({
    page,
    open,
  }) => {
    await open(`/auth/new?lang=${language}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.create)
    const posts = watchPosts(page)
    for (const name of [words.name, words.username, words.email]) {
      await expect(field(page, name)).toHaveAttribute('required')
    }
    await submit(page, words.create).click()
    await expect(page.getByText(words.missing)).toHaveCount(4)
    await expect(field(page, words.name)).toBeFocused()
    expect(posts).toEqual([])
    await expectAccessible(page)
  })

  test(`RTE-04 AUT-12 VAL-06 asking for a new password needs an e-mail (${language})`, async ({
    page,
    open,
  }) => {
    await open(`/auth/forgetpassword?lang=${language}`)
    const [title, send] =
      language === 'en'
        ? ['Request password reset', 'Send the link']
        : ['Passwort zurücksetzen', 'Link schicken']
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const posts = watchPosts(page)
    await expect(field(page, words.email)).toHaveAttribute('required')
    await submit(page, send).click()
    await expect(field(page, words.email)).toBeFocused()
    await expect(page.getByText(words.missing)).toBeVisible()
    expect(posts).toEqual([])
    await expectAccessible(page)
  })

  test(`RTE-05 AUT-14 VAL-07 the two new passwords are compared before they are sent (${language})`, async ({
    page,
    open,
  }) => {
    await open(`/auth/resetPassword/some-token?lang=${language}`)
    const [title, first, second, mismatch] =
      language === 'en'
        ? [
            'Set new password',
            'New password',
            'Confirm password',
            "New Password and Confirm Password doesn't match.",
          ]
        : [
            'Neues Passwort setzen',
            'Neues Passwort',
            'Passwort wiederholen',
            'Neues Passwort und Wiederholung stimmen nicht überein.',
          ]
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const posts = watchPosts(page)
    for (const [one, other, fault] of [
      ['', '', words.empty],
      ['long enough', '', words.empty],
      ['long enough', 'something else', mismatch],
      ['short', 'short', words.short],
    ] as const) {
      await field(page, first).fill(one)
      await field(page, second).fill(other)
      await submit(page, title).click()
      await expect(shown(page, fault)).toBeVisible()
      expect(await isRed(page, fault)).toBe(true)
    }
    expect(posts).toEqual([])
    await expectAccessible(page)
  })
}

test('SHL-01 the pages of signing in stand alone, all others in the shell', async ({
  page,
  open,
  allowComplaint,
}) => {
  allowComplaint(REFUSED)
  for (const path of ['/auth', '/auth/new', '/auth/forgetpassword', '/auth/resetPassword/x']) {
    await open(path)
    await expect(page.getByRole('main')).toBeVisible()
    for (const role of ['banner', 'contentinfo', 'navigation'] as const) {
      await expect(page.getByRole(role)).toHaveCount(0)
    }
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  }
  await page.getByRole('link', { name: 'Simmer' }).click()
  await expect(page).toHaveURL('/')
  for (const role of ['banner', 'contentinfo'] as const) {
    await expect(page.getByRole(role)).toBeVisible()
  }
  await page.goto('/auth/nowhere')
  await expect(page).toHaveURL('/404')
})

test('AUT-02 AUT-03 AUT-04 the sign-in page leads to providers, a new account and a new password', async ({
  page,
  open,
}) => {
  await open('/auth')
  for (const [name, href] of [
    ['Continue with Google', '/api/signup/external/google/start'],
    ['Continue with Facebook', '/api/signup/external/facebook/start'],
  ] as const) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', href)
  }
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page).toHaveURL('/auth/new')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(page).toHaveURL('/auth/forgetpassword')
  await page.getByRole('link', { name: 'Back to sign in' }).click()
  await expect(page).toHaveURL('/auth')
})

test('AUT-05 AUT-07 STA-01 signing in stores the token and leads back to where somebody was', async ({
  page,
  open,
  request,
  isMobile,
}) => {
  const { email, password } = await newMember(request)
  await open('/recipes/5?lang=en')
  const header = page.getByRole('banner')
  if (isMobile) await header.getByRole('button', { name: 'Account' }).tap()
  await header.getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/auth')
  await fillSignIn(page, email, password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/recipes/5?lang=en')
  const token = await storedToken(page)
  expect(token).toMatch(/^[\w-]{43}$/)
  const me = await request.get('/api/me/', { headers: { Authorization: `Bearer ${token}` } })
  expect(((await me.json()) as CurrentUser).Email).toBe(email)
})

test('AUT-08 AUT-22 VAL-02 without a page to go back to it is the first one; the password is not sent as typed', async ({
  page,
  open,
  request,
}) => {
  const { email, password } = await newMember(request)
  await open('/auth')
  const posts = watchPosts(page)
  await fillSignIn(page, email, password)
  await submit(page, 'Sign in').click()
  await expect(page).toHaveURL('/')
  const bodies = posts.map((post) => new URLSearchParams(post.postData() ?? ''))
  expect(bodies.map((body) => Object.fromEntries(body))).toEqual([
    {
      grant_type: 'password',
      username: email,
      password: sha256(password),
      client_id: 'recipe-web',
      scope: 'api',
    },
  ])
  expect(posts.map((post) => post.url() + post.postData()).join()).not.toContain('correct')
})

test('ERR-02 an answer without data is an alert, and nobody is signed in', async ({
  page,
  open,
}) => {
  for (const answer of [{ json: null }, { json: {} }, { body: '' }]) {
    await page.route('**/api/auth/', (route) => route.fulfill({ status: 200, ...answer }))
    await open('/auth')
    await fillSignIn(page, 'ada@simmer.example', 'correct horse')
    await submit(page, 'Sign in').click()
    const alert = page.getByRole('alertdialog', { name: 'Data are null' })
    await expect(alert.getByRole('button', { name: 'OK' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(alert).toHaveCount(0)
    await expect(field(page, 'E-mail')).toHaveValue('ada@simmer.example')
    expect(await storedToken(page)).toBeNull()
  }
})

test('without a connection nothing that was typed is lost, and one press tries again', async ({
  page,
  open,
  request,
  allowComplaint,
}) => {
  allowComplaint(/Failed to fetch|ERR_FAILED/)
  const { email, password } = await newMember(request)
  await open('/auth')
  await page.route('**/api/auth/', (route) => route.abort())
  await fillSignIn(page, email, password)
  await submit(page, 'Sign in').click()
  await expect(shown(page, 'No connection')).toBeVisible()
  await expect(field(page, 'Password')).toHaveValue(password)
  await page.unroute('**/api/auth/')
  await submit(page, 'Try again').click()
  await expect(page).toHaveURL('/')
})

test('a form that is sent twice goes once, and its button says that it is on its way', async ({
  page,
  open,
  request,
}) => {
  const { email, password } = await newMember(request)
  await open('/auth')
  const posts = watchPosts(page)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/auth/', async (route) => {
    await held
    await route.continue()
  })
  await fillSignIn(page, email, password)
  await page.keyboard.press('Enter')
  await expect(submit(page, 'Sign in')).toHaveAttribute('aria-busy', 'true')
  // Playwright itself waits for what is not available.
  await submit(page, 'Sign in').click({ force: true })
  await field(page, 'Password').press('Enter')
  release()
  await expect(page).toHaveURL('/')
  expect(posts).toHaveLength(1)
})

test('what is typed and sent before the page is awake is sent when it is, and stands in no address', async ({
  page,
  request,
}) => {
  const { email, password } = await newMember(request)
  const { promise: released, resolve: wakeUp } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  const asked: string[] = []
  page.on('request', (sent) => asked.push(sent.url()))
  await page.goto('/auth')
  await fillSignIn(page, email, password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/auth')
  wakeUp()
  await expect(page).toHaveURL('/')
  expect(asked.filter((url) => url.includes('correct'))).toEqual([])
})

test('a link to sign in that is pressed before the page is awake leads back, too', async ({
  page,
  request,
  isMobile,
}) => {
  const { email, password } = await newMember(request)
  const { promise: released, resolve: wakeUp } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/recipes/5')
  if (isMobile) await page.getByRole('button', { name: 'Account' }).tap()
  await page.getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/auth')
  wakeUp()
  await fillSignIn(page, email, password)
  await submit(page, 'Sign in').click()
  await expect(page).toHaveURL('/recipes/5')
})

test('another language keeps what is typed', async ({ page, open }) => {
  await open('/auth/new')
  await field(page, 'Full name').fill('Ada Lovelace')
  await field(page, 'Password').fill('correct horse')
  await page.getByRole('link', { name: 'DE: Deutsch' }).click()
  await expect(field(page, 'Vor- und Nachname')).toHaveValue('Ada Lovelace')
  await expect(field(page, 'Passwort')).toHaveValue('correct horse')
})

test('password managers know every field, and a password can be looked at', async ({
  page,
  open,
}) => {
  const expected = {
    '/auth': { 'E-mail': 'username', Password: 'current-password' },
    '/auth/new': {
      'Full name': 'name',
      Username: 'username',
      'E-mail': 'email',
      Password: 'new-password',
    },
    '/auth/resetPassword/x': {
      'New password': 'new-password',
      'Confirm password': 'new-password',
    },
  }
  for (const [path, fields] of Object.entries(expected)) {
    await open(path)
    for (const [name, token] of Object.entries(fields)) {
      await expect(field(page, name)).toHaveAttribute('autocomplete', token)
    }
  }
  await open('/auth')
  await expect(field(page, 'Password')).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(field(page, 'Password')).toHaveAttribute('type', 'text')
})

test('VAL-04 VAL-21 a password is asked for without the attribute; whoever registers is at least 13', async ({
  page,
  open,
}) => {
  await open('/auth/new')
  await expect(field(page, 'Password')).not.toHaveAttribute('required')
  const terms = page.getByText(
    'By registering you confirm you are at least 13 and accept the terms.',
  )
  await expect(terms.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms')
})

/** Fills the form of /auth/new. */
async function fillRegistration(page: Page, email: string, username: string): Promise<void> {
  await field(page, 'Full name').fill('  Ludwig  van Beethoven ')
  await field(page, 'Username').fill(username)
  await field(page, 'E-mail').fill(email)
  await field(page, 'Password').fill('correct horse')
}

test('AUT-10 AUT-11 STA-28 a new account leads to sign-in, where its password is good', async ({
  page,
  open,
}) => {
  const email = `${randomUUID()}@simmer.example`
  const username = randomUUID().slice(0, 12)
  await open('/auth/new')
  const posts = watchPosts(page)
  await fillRegistration(page, email, username)
  await submit(page, 'Create account').click()
  await expect(page).toHaveURL('/auth')
  expect(Object.fromEntries(new URLSearchParams(posts[0]?.postData() ?? ''))).toEqual({
    firstname: 'Ludwig',
    lastname: 'van Beethoven',
    email,
    username,
    password: sha256('correct horse'),
    language: '1',
  })
  await expect(shown(page, 'Your account is ready')).toBeVisible()
  await expect(field(page, 'E-mail')).toHaveValue(email)
  await field(page, 'Password').fill('correct horse')
  await submit(page, 'Sign in').click()
  await expect(page).toHaveURL('/')
  expect(await storedToken(page)).not.toBeNull()
})

test('AUT-26 ERR-06 VAL-07 who cannot have the account reads why in red, beside the field', async ({
  page,
  open,
  request,
  allowComplaint,
}) => {
  allowComplaint(REFUSED)
  const { email } = await newMember(request)
  await open('/auth/new')
  await fillRegistration(page, email, randomUUID().slice(0, 12))
  await field(page, 'Password').fill('short')
  await submit(page, 'Create account').click()
  await expect(field(page, 'Password')).toHaveAccessibleDescription(
    /The password needs at least 8 characters\./,
  )
  await field(page, 'Password').fill('correct horse')
  for (const [address, message] of [
    [email, 'There is already an account with this e-mail address.'],
    ['nobody', 'Please enter a valid e-mail address.'],
  ] as const) {
    await field(page, 'E-mail').fill(address)
    await submit(page, 'Create account').click()
    await expect(field(page, 'E-mail')).toHaveAccessibleDescription(message)
    expect(await isRed(page, message)).toBe(true)
    await expect(field(page, 'E-mail')).toBeFocused()
  }
  await expect(field(page, 'Full name')).toHaveValue('  Ludwig  van Beethoven ')
  await expectAccessible(page)
})

test('AUT-13 AUT-27 STA-27 a good e-mail address is answered in place of the form, a bad one in red', async ({
  page,
  open,
  allowComplaint,
}) => {
  allowComplaint(REFUSED)
  await open('/auth/forgetpassword')
  await field(page, 'E-mail').fill('nobody')
  await submit(page, 'Send the link').click()
  const message = 'Please enter a valid e-mail address.'
  await expect(shown(page, message)).toBeVisible()
  expect(await isRed(page, message)).toBe(true)
  await field(page, 'E-mail').fill('nobody@simmer.example')
  await submit(page, 'Send the link').click()
  await expect(shown(page, 'Please check your e-mail')).toBeVisible()
  await expect(page.getByRole('main').getByText(/Follow the link/)).toBeVisible()
  await expect(page.locator('form')).toHaveCount(0)
  await expectAccessible(page)
})

test('ERR-07 too many requests for a new password are refused in red', async ({
  page,
  open,
  allowComplaint,
}) => {
  allowComplaint(REFUSED)
  await open('/auth/forgetpassword')
  const message = 'That was a little fast. Please try again in a minute.'
  await page.route('**/api/signup/passwordreset', (route) =>
    route.fulfill({ status: 429, json: { Code: 'TooManyRequests', Message: message } }),
  )
  await field(page, 'E-mail').fill('nobody@simmer.example')
  await submit(page, 'Send the link').click()
  await expect(shown(page, message)).toBeVisible()
  expect(await isRed(page, message)).toBe(true)
})

test('a link that is no good says so in red, and nothing typed is lost', async ({
  page,
  open,
  allowComplaint,
}) => {
  allowComplaint(REFUSED)
  await open('/auth/resetPassword/nonsense')
  await field(page, 'New password').fill('correct horse')
  await field(page, 'Confirm password').fill('correct horse')
  await submit(page, 'Set new password').click()
  const message = 'This link has expired or was used already. Please ask for a new one.'
  await expect(shown(page, message)).toBeVisible()
  expect(await isRed(page, message)).toBe(true)
  await expect(field(page, 'New password')).toHaveValue('correct horse')
})

test('SHL-02 ROL-12 members have no business at sign-in and go to the first page', async ({
  page,
  context,
  request,
}) => {
  await signInAs(context, await newMember(request))
  for (const path of ['/auth', '/auth/new', '/auth/forgetpassword', '/auth/resetPassword/x']) {
    await page.goto(path)
    await expect(page).toHaveURL('/')
  }
})
