import { createHash, randomUUID } from 'node:crypto'
import { expect, type APIRequestContext, type BrowserContext } from '@playwright/test'
import { STORAGE_KEYS } from '#app/lib/storage/storage-keys.ts'
import type { LangId } from '#contract/languages.ts'

/** A member of one journey. */
export interface Member {
  firstName: string
  lastName: string
  email: string
  /** As typed. */
  password: string
  /** A session token. */
  token: string
  /** The header for calls of this member: `request.get(path, { headers })`. */
  headers: { Authorization: string }
}

/** Options of {@link newMember}. */
export interface MemberOptions {
  firstName?: string
  lastName?: string
  password?: string
  /** Language of the account; 0 German, 1 English. @default 1 */
  langId?: LangId
}

/** A password as the app sends it (D-09). */
function sent(password: string): string {
  return createHash('sha256').update(password).digest('hex')
}

/** Creates an account with a unique e-mail address through the API, and signs in. */
export async function newMember(
  request: APIRequestContext,
  {
    firstName = 'Ada',
    lastName = 'Lovelace',
    password = 'correct horse',
    langId = 1,
  }: MemberOptions = {},
): Promise<Member> {
  const email = `${randomUUID()}@simmer.example`
  const account = { firstname: firstName, lastname: lastName, email, language: String(langId) }
  const signUp = await request.post('/api/signup', {
    form: { ...account, password: sent(password) },
  })
  expect(signUp.status()).toBe(201)
  const token = await newToken(request, { email, password })
  const headers = { Authorization: `Bearer ${token}` }
  return { firstName, lastName, email, password, token, headers }
}

/** Another token of a member, as on another device. */
export async function newToken(
  request: APIRequestContext,
  { email, password }: Pick<Member, 'email' | 'password'>,
): Promise<string> {
  const grant = { grant_type: 'password', client_id: 'recipe-web', scope: 'api' }
  const signIn = await request.post('/api/auth/', {
    form: { ...grant, username: email, password: sent(password) },
  })
  expect(signIn.status()).toBe(200)
  return ((await signIn.json()) as { access_token: string }).access_token
}

/**
 * Signs the pages of a context in: the token is stored before the first one loads, and not again, so
 * that signing out has an effect.
 */
export async function signInAs(context: BrowserContext, { token }: Member): Promise<void> {
  await context.addInitScript(
    ([key, value, mark]) => {
      // The initial empty page has no storage.
      if (location.protocol === 'about:' || localStorage.getItem(mark) !== null) return
      localStorage.setItem(mark, 'done')
      localStorage.setItem(key, value)
    },
    [STORAGE_KEYS.token, token, 'journey.signedIn'] as const,
  )
}
