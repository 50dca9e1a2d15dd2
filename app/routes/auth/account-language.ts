import { langIdOf, type LangId, type Language } from '#contract/languages.ts'

/** How long somebody is kept waiting for the country, in milliseconds (D-13). */
const LIMIT_MS = 2000

/** The country whose accounts begin in German. */
const GERMANY = 'DE'

/**
 * Asks the service of `GEO_URL` where this browser is (D-13). It answers JSON with `country`, a code
 * of ISO 3166-1. It learns nothing but the address that asks.
 *
 * @param url empty: there is none
 * @returns undefined when it does not answer in time
 */
export async function lookUpCountry(url: string): Promise<string | undefined> {
  if (url === '') return undefined
  try {
    const answer = await fetch(url, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(LIMIT_MS),
    })
    const { country } = (await answer.json()) as { country?: unknown }
    return typeof country === 'string' ? country : undefined
  } catch {
    return undefined
  }
}

/**
 * Language of a new account: what somebody chose, else German in Germany, else English (AUT-24, D-13).
 *
 * @param chosen undefined where nobody has chosen
 */
export function accountLanguage(country: string | undefined, chosen: Language | undefined): LangId {
  if (chosen) return langIdOf(chosen)
  return langIdOf(country === GERMANY ? 'de' : 'en')
}
