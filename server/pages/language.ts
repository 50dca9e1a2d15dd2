import {
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_COOKIE,
  type Language,
} from '#contract/languages.ts'
import { cookieOf } from '#server/http/cookie.ts'

/**
 * Language of a page: `?lang=`, else the cookie with the visitor's choice, else English. The
 * browser's language is ignored.
 */
export function pageLanguage(search: URLSearchParams, cookieHeader: string | undefined): Language {
  const asked = search.get('lang')
  if (isLanguage(asked)) return asked
  const stored = cookieOf(cookieHeader, LANGUAGE_COOKIE)
  return isLanguage(stored) ? stored : DEFAULT_LANGUAGE
}
