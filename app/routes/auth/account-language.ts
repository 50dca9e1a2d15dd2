import {
  langIdOf,
  type LangId,
  type Language,
  DEFAULT_LANGUAGE,
  LANGUAGES,
} from '#contract/languages.ts'

/** Timeout of the country lookup in milliseconds. */
const LIMIT_MS = 2000

/** Countries whose new accounts are in each language; {@link DEFAULT_LANGUAGE} in all others. */
const COUNTRIES: Record<Language, readonly string[]> = { de: ['DE'], en: [] }

/**
 * Looks up the country of this browser with the service of `GEO_URL`, which responds with JSON:
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
 * Language of a new account: the chosen one, else German in Germany, else English.
 *
 * @param chosen undefined without a choice
 */
export function accountLanguage(country: string | undefined, chosen: Language | undefined): LangId {
  if (chosen) return langIdOf(chosen)
  const own = LANGUAGES.find((language) => COUNTRIES[language].some((one) => one === country))
  return langIdOf(own ?? DEFAULT_LANGUAGE)
}
