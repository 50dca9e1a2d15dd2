import { langIdOf, type LangId, type Language } from '#contract/languages.ts'

/** Timeout of the country lookup in milliseconds (D-13). */
const LIMIT_MS = 2000

/** The country whose new accounts are German. */
const GERMANY = 'DE'

/**
 * Looks up the country of this browser with the service of `GEO_URL` (D-13), which responds with JSON:
 * `country` is a code of ISO 3166-1. The service receives nothing but the IP address.
 *
 * @param url empty without a service
 * @returns undefined when it does not respond in time
 */
export async function lookUpCountry(url: string): Promise<string | undefined> {
  if (url === '') return undefined
  try {
    const response = await fetch(url, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(LIMIT_MS),
    })
    const { country } = (await response.json()) as { country?: unknown }
    return typeof country === 'string' ? country : undefined
  } catch {
    return undefined
  }
}

/**
 * Language of a new account: the chosen one, else German in Germany, else English (AUT-24, D-13).
 *
 * @param chosen undefined without a choice
 */
export function accountLanguage(country: string | undefined, chosen: Language | undefined): LangId {
  if (chosen) return langIdOf(chosen)
  return langIdOf(country === GERMANY ? 'de' : 'en')
}
