import { createHash } from 'node:crypto'
import type { Page, Request } from '@playwright/test'
import { STORAGE_KEYS } from '#app/lib/storage/storage-keys.ts'

/** The words on screen by language. */
export const AUTH_WORDS = {
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
    missing: 'Bitte fülle dieses Feld aus.',
    wrong: 'Die E-Mail-Adresse oder das Passwort ist falsch.',
    empty: 'Bitte fülle alle Felder aus.',
    short: 'Das Passwort braucht mindestens 8 Zeichen.',
  },
} as const
/** The browser's console message about a refused call. */
export const REFUSED_FORM = /status of 4\d\d/

/** A password as the app sends it (D-09). */
export const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
/** The stored token; null for visitors. */
export const storedToken = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.token)
/** A field by its exact name. */
export const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
/** A button by its exact name. */
export const submit = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/**
 * Records the calls that change something from now on. The sign-in screen asks for a suggestion of passkeys as soon
 * as it is opened; that is none of them.
 */
export function recordPosts(page: Page): Request[] {
  const posts: Request[] = []
  page.on('request', (request) => {
    if (request.method() !== 'POST' || request.url().endsWith('/auth/passkey/options')) return
    posts.push(request)
  })
  return posts
}

/** A visible text, outside the live regions. */
export const shown = (page: Page, text: string) =>
  page.getByRole('main').getByText(text, { exact: true })

/** Whether a text has the colour of errors. */
export async function isRed(page: Page, text: string): Promise<boolean> {
  return await shown(page, text).evaluate((node) => {
    const sample = document.createElement('i')
    sample.style.color = 'var(--color-danger)'
    document.body.append(sample)
    const [red, own] = [sample, node].map((it) => getComputedStyle(it).color)
    sample.remove()
    return red === own
  })
}

/** Fills the form of /auth. */
export async function fillSignIn(
  page: Page,
  email: string,
  password: string,
  language: 'en' | 'de' = 'en',
) {
  await field(page, AUTH_WORDS[language].email).fill(email)
  await field(page, AUTH_WORDS[language].password).fill(password)
}
