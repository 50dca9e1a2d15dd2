import { STORAGE_KEYS } from '#app/lib/storage/storage-keys.ts'
import type { CurrentUser } from '#contract/account.ts'
import {
  AUTH_WORDS,
  field,
  fillSignIn,
  isRed,
  REFUSED_FORM,
  sha256,
  shown,
  storedToken,
  submit,
  recordPosts,
} from './support/auth.ts'
import { expectAccessible } from './support/axe.ts'
import { hold } from './support/hold.ts'
import { newMember } from './support/member.ts'
import { WALKED } from './support/languages.ts'
import { expect, test, UNHYDRATED } from './support/test.ts'

for (const language of WALKED) {
  const words = AUTH_WORDS[language]

  test(`RTE-02 AUT-01 VAL-01 a visitor with an incomplete sign-in reads what is missing, and nothing is sent (${language})`, async ({
    page,
    open,
  }) => {
    await open(`/auth?lang=${language}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.signIn)
    const posts = recordPosts(page)
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

  test(`AUT-25 ERR-01 a visitor whose sign-in is refused reads why in red and keeps what was typed (${language})`, async ({
    page,
    open,
    request,
    allowComplaint,
  }) => {
    allowComplaint(REFUSED_FORM)
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
}

test('ERR-01 a member with a disabled account reads so once, above the form', async ({
  page,
  open,
  allowComplaint,
}) => {
  allowComplaint(REFUSED_FORM)
  const said = 'This account has been disabled.'
  const json = { error: 'invalid_grant', error_description: said, Code: 'AccountDisabled' }
  await page.route('**/api/auth/', (route) => route.fulfill({ status: 400, json }))
  await open('/auth')
  await fillSignIn(page, 'ada@simmer.example', 'correct horse')
  await submit(page, 'Sign in').click()
  await expect(shown(page, said)).toHaveCount(1)
  expect(await isRed(page, said)).toBe(true)
  await expect(field(page, 'Password')).not.toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('main').locator('[data-slot=field-error]')).toHaveCount(0)
})

test('AUT-02 AUT-03 AUT-04 the sign-in page links to providers, registration and password reset', async ({
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

test('AUT-05 AUT-07 STA-01 a member signs in: the token is stored, and the page before opens', async ({
  page,
  open,
  request,
  isMobile,
}) => {
  const { email, password } = await newMember(request)
  await open('/recipes/5?lang=en')
  const header = page.getByRole('banner')
  if (isMobile) await header.getByRole('button', { name: 'Account' }).tap()
  await header.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/auth')
  await fillSignIn(page, email, password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/recipes/5?lang=en')
  const token = await storedToken(page)
  expect(token).toMatch(/^[\w-]{43}$/)
  const me = await request.get('/api/me/', { headers: { Authorization: `Bearer ${token}` } })
  expect(((await me.json()) as CurrentUser).Email).toBe(email)
})

test('AUT-08 AUT-22 VAL-02 a member without a return path arrives at the first page, and the password is sent hashed', async ({
  page,
  open,
  request,
}) => {
  const { email, password } = await newMember(request)
  await open('/auth')
  const posts = recordPosts(page)
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

test('a device key is stored, survives signing out, is sent with the next sign-in and is replaced @thorough', async ({
  page,
  open,
  request,
}) => {
  const { email, password } = await newMember(request)
  const posts = recordPosts(page)
  const signIn = async () => {
    await open('/auth')
    await fillSignIn(page, email, password)
    await submit(page, 'Sign in').click()
    await expect(page).toHaveURL('/')
    return (await page.evaluate(() => localStorage.getItem('simmer.devices'))) ?? ''
  }
  const first = await signIn()
  const [[, key]] = JSON.parse(first) as [[string, string]]
  expect(key).toMatch(/^[\w-]{22}\.[\w-]{43}$/)
  expect(first).not.toContain(email)
  await page.evaluate((name) => localStorage.removeItem(name), STORAGE_KEYS.token)
  const second = await signIn()
  const bodies = posts.map((post) => new URLSearchParams(post.postData() ?? ''))
  expect(bodies.map((body) => body.get('device_key'))).toEqual([null, key])
  expect(JSON.parse(second)).toHaveLength(1)
  expect(second).not.toContain(key)
})

test('a member whose browser forbids storage can still sign in @thorough', async ({
  page,
  open,
  request,
}) => {
  const { email, password } = await newMember(request)
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('forbidden', 'SecurityError')
      },
    })
  })
  await open('/auth')
  await fillSignIn(page, email, password)
  await submit(page, 'Sign in').click()
  await expect(page).toHaveURL('/')
})

test('ERR-02 a visitor sees an alert when the response has no data, and is not signed in', async ({
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

test('a visitor without a connection keeps what was typed and retries with one press', async ({
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

test('a visitor submits twice: the form is sent once, and its button is pending @thorough', async ({
  page,
  open,
  request,
}) => {
  const { email, password } = await newMember(request)
  await open('/auth')
  const posts = recordPosts(page)
  const release = await hold(page, '**/api/auth/')
  await fillSignIn(page, email, password)
  await page.keyboard.press('Enter')
  await expect(submit(page, 'Sign in')).toHaveAttribute('aria-busy', 'true')
  // Without `force`, Playwright waits until the button is enabled.
  await submit(page, 'Sign in').click({ force: true })
  await field(page, 'Password').press('Enter')
  release()
  await expect(page).toHaveURL('/')
  expect(posts).toHaveLength(1)
})

test('a form submitted before hydration is sent after it, and never put into the address', async ({
  page,
  request,
}) => {
  const { email, password } = await newMember(request)
  const letHydrate = await hold(page, '**/assets/*.js')
  const asked: string[] = []
  page.on('request', (sent) => asked.push(sent.url()))
  await page.goto('/auth', UNHYDRATED)
  await fillSignIn(page, email, password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/auth')
  letHydrate()
  await expect(page).toHaveURL('/')
  expect(asked.filter((url) => url.includes('correct'))).toEqual([])
})

test('a sign-in link pressed before hydration also returns to the page @thorough', async ({
  page,
  request,
  isMobile,
}) => {
  const { email, password } = await newMember(request)
  const letHydrate = await hold(page, '**/assets/*.js')
  await page.goto('/recipes/5', UNHYDRATED)
  if (isMobile) await page.getByRole('button', { name: 'Account' }).tap()
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/auth')
  letHydrate()
  await fillSignIn(page, email, password)
  await submit(page, 'Sign in').click()
  await expect(page).toHaveURL('/recipes/5')
})
