import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#contract/languages.ts'

/** One cookie's value out of a `Cookie` header. */
function cookie(header: string | undefined, name: string): string | undefined {
  const pairs = header?.split(';').map((pair) => pair.trim().split('=')) ?? []
  return pairs.find(([key]) => key === name)?.[1]
}

/**
 * Language of a page: `?lang=`, else the cookie that mirrors the visitor's choice, else English. The
 * browser's own language is not asked (D-05).
 */
export function pageLanguage(
  search: URLSearchParams,
  cookieHeader: string | undefined,
  cookieName: string,
): Language {
  const asked = search.get('lang')
  if (isLanguage(asked)) return asked
  const stored = cookie(cookieHeader, cookieName)
  return isLanguage(stored) ? stored : DEFAULT_LANGUAGE
}
