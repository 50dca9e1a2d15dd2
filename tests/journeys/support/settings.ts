import type { APIRequestContext, Page } from '@playwright/test'
import type { CurrentUser } from '#contract/account.ts'
import type { Language } from '#contract/languages.ts'
import type { Member } from './member.ts'

/** The words on screen by language. */
export const SETTINGS_WORDS = {
  en: {
    langId: 1,
    title: 'Settings',
    tabs: [
      'Edit profile',
      'Change password',
      'Ways to sign in',
      'Language',
      'Measurements',
      'Kitchen and bell',
      'Push notifications',
      'Keys for scripts',
      'Offline films',
      'Feedback',
      'Reports and blocks',
      'Take it with you',
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
      'Wege ins Konto',
      'Sprache',
      'Maßeinheiten',
      'Küche und Klingel',
      'Push-Benach\u00adrichtigungen',
      'Schlüssel für Skripte',
      'Offline-Filme',
      'Feedback',
      'Meldungen',
      'Alles mitnehmen',
    ],
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail',
    username: 'Benutzername',
    save: 'Änderungen speichern',
    required: 'Bitte fülle dieses Feld aus.',
    data: 'Daten erfolgreich geändert.',
    current: 'Aktuelles Passwort',
    next: 'Neues Passwort',
    confirm: 'Passwort wiederholen',
    change: 'Passwort ändern',
    empty: 'Bitte fülle alle Felder aus.',
    mismatch: 'Die beiden neuen Passwörter stimmen nicht überein.',
    wrong: 'Das Passwort ist falsch.',
    changed: 'Passwort erfolgreich geändert.',
    message: 'Deine Nachricht',
    send: 'Feedback senden',
    sent: 'Danke für dein Feedback.',
    notSent: 'Das hat nicht geklappt, bitte versuch es später noch einmal',
    delete: 'Konto löschen',
    question: 'Möchtest du dein Konto wirklich löschen?',
    why: 'Warum gehst du?',
    yes: 'Ja',
    cancel: 'Abbrechen',
    noMessage: 'Bitte schreib eine Nachricht',
    stillThere: 'Dein Konto gibt es noch',
  },
} as const

/** The settings screens, by the last part of their addresses. */
export const SETTINGS_PATHS = [
  'edit_profile',
  'change_password',
  'sign_in',
  'language',
  'measurements',
  'kitchen',
  'push_notification',
  'keys',
  'offline',
  'feedback',
  'reports',
  'take_along',
] as const

/** Address of a settings screen in a language. */
export const settingsPath = (screen: (typeof SETTINGS_PATHS)[number], language: Language) =>
  `/settings/${screen}?lang=${language}`

/** The browser's console message about a refused call. */
export const REFUSED = /status of [45]\d\d|ApiError/

export const main = (page: Page) => page.getByRole('main')
/** A field by its exact name. */
export const settingsField = (page: Page, name: string) =>
  main(page).getByLabel(name, { exact: true })
/** A required field, by the beginning of its name. */
export const requiredField = (page: Page, name: string) => main(page).getByRole('textbox', { name })
/** Presses a button by its exact name. */
export const press = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).click()
/** The notice of a form. */
export const banner = (page: Page) => main(page).locator('[data-slot=banner]')

/** The account on the server. */
export const accountOf = async (request: APIRequestContext, { headers }: Member) =>
  (await (await request.get('/api/me/', { headers })).json()) as CurrentUser

/** Records the page's calls that change something from now on. */
export function recordChanges(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (sent) => {
    const { pathname } = new URL(sent.url())
    if (pathname.startsWith('/api/') && sent.method() !== 'GET') {
      calls.push(`${sent.method()} ${pathname}`)
    }
  })
  return calls
}

/** Holds the calls to a path that change something. @returns releases them */
export async function holdChanges(page: Page, path: string): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(path, async (route) => {
    if (route.request().method() !== 'GET') await held
    await route.fallback()
  })
  return release
}

/** Lets the calls to a path that change something fail. */
export async function breakCall(page: Page, path: string): Promise<() => Promise<void>> {
  await page.route(path, (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status: 500, json: { Code: 'ServerError', Message: 'Something broke.' } }),
  )
  return async () => page.unroute(path)
}
