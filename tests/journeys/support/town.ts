import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { de } from '#app/lib/words/de.ts'
import { en } from '#app/lib/words/en.ts'
import { createTranslate } from '#app/lib/words/translate.ts'
import type { HostRegistration, Registration } from '#contract/host/registration.ts'
import { type Language, langIdOf } from '#contract/languages.ts'
import { storedToken } from './auth.ts'
import { type Elsewhere, expect } from './elsewhere.ts'
import { grant } from './grant.ts'
import { newMember } from './member.ts'

/** The app's words by language. */
export const WORDS = { en: createTranslate(en, 'en'), de: createTranslate(de, 'de') }
/** What people call the provider of the town. */
export const TOWN = { provider: 'Town card' }

/** The page without header and footer. */
export const main = (page: Page) => page.getByRole('main')

/** Somebody whom neither the provider nor the site knows. */
export const someone = () => {
  const sub = randomUUID()
  return {
    sub,
    email: `${sub}@town.example`,
    email_verified: true,
    given_name: 'Grace',
    family_name: 'Hopper',
  }
}

/** Agrees at the provider, which asks whoever is not signed in there. */
export async function agree(page: Page, { provider }: Elsewhere): Promise<void> {
  await expect(page).toHaveURL(new RegExp(`^${provider}/interaction/`))
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Follows the button of the sign-in screen. */
export const goToTown = async (page: Page, language: Language) =>
  await main(page)
    .getByRole('link', { name: WORDS[language]('auth.provider.continue', TOWN) })
    .click()

/** Makes a host of the site, who decides who may come in. */
export async function startHosting(request: APIRequestContext, { folder }: Elsewhere) {
  const host = await newMember(request)
  await grant(host, 'admin', folder)
  const { headers } = host
  return {
    choose: async (Registration: Registration) => {
      const answer = await request.patch('/api/host/registration', {
        headers,
        form: { Registration },
      })
      expect(answer.status()).toBe(200)
    },
    members: async () => {
      const answer = await request.get('/api/host/registration', { headers })
      return ((await answer.json()) as HostRegistration).Members
    },
    invite: async (language: Language) => {
      const data = { Name: 'Edith', Places: 1, Days: 7, LangId: langIdOf(language) }
      const answer = await request.post('/api/host/invitations', { headers, data })
      expect(answer.status()).toBe(201)
      return ((await answer.json()) as { Token: string }).Token
    },
  }
}

/** The member's name as the API gives it to the token of a page. */
export const whoIs = async (page: Page, request: APIRequestContext) => {
  const headers = { Authorization: `Bearer ${(await storedToken(page)) ?? ''}` }
  return (await (await request.get('/api/me/', { headers })).json()) as Partial<
    Record<'Email' | 'FirstName', string>
  >
}
