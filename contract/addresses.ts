import { isLanguage } from './languages.ts'
import { SHELL_PATH } from './shell.ts'
import { tagParameter } from './tag-parameter.ts'

/** Names of the query parameters that make another page of one path. */
type Parameters = readonly string[] | ((search: URLSearchParams) => readonly string[])

/**
 * Every path of the site, as the router writes it, and the query parameters its page reads. `lang` is
 * not listed: every page reads it (D-05).
 */
export const ADDRESSES: Readonly<Record<string, Parameters>> = {
  '/': [],
  '/cookbooks': ['Term', 'AuthorId', 'OrderBy', 'OrderAsc', 'page'],
  '/cookbooks/:id': [],
  '/recipes': ['DishTypes', 'CookTime', 'maxCalories', 'IncludedIng[]', 'ExcludedIng[]', 'page'],
  '/recipes/:id': [],
  '/tags': (search) => [tagParameter(search) ?? 'Term'],
  '/blog/:id?': [],
  '/terms': [],
  '/privacy': [],
  '/authors': [],
  '/authors/:id': [],
  '/auth': [],
  '/auth/new': [],
  '/auth/forgetpassword': [],
  '/auth/resetPassword/:token': [],
  '/shopping': [],
  '/favorites/:tab?': [],
  '/settings/:tab?': [],
  '/404': [],
  [SHELL_PATH]: [],
}

/** The router ignores case and one final slash. */
const PATTERNS = Object.entries(ADDRESSES).map(([path, parameters]) => {
  const segments = path.replaceAll(/\/:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')
  return { path, parameters, pattern: new RegExp(`^${segments.replace(/^\/$/, '')}/?$`, 'i') }
})

/** A page of the site. */
export interface PageAddress {
  /** Its path in {@link ADDRESSES}: what a log may say, because an address may hold a secret. */
  route: string
  /** Path and query, without parameters that the page does not read. */
  address: string
}

/**
 * The page that an address names. Two addresses of the same page give the same result, whatever the
 * order of their parameters; values of one parameter keep theirs.
 *
 * @returns undefined for a path that is not of the site (SHL-03)
 */
export function pageAddress({ pathname, searchParams }: URL): PageAddress | undefined {
  const found = PATTERNS.find(({ pattern }) => pattern.test(pathname))
  if (!found) return undefined
  const { path, parameters } = found
  const names = typeof parameters === 'function' ? parameters(searchParams) : parameters
  const search = new URLSearchParams()
  for (const name of names) {
    for (const value of searchParams.getAll(name)) search.append(name, value)
  }
  const lang = searchParams.get('lang')
  if (isLanguage(lang)) search.set('lang', lang)
  return { route: path, address: search.size === 0 ? pathname : `${pathname}?${search}` }
}
