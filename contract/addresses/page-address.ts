import { ADDRESSES, type AddressName } from './addresses.ts'
import { isLanguage } from '../languages.ts'
import { tagParameter } from './tag-parameter.ts'

/** The router ignores case and one final slash. */
const PATTERNS = Object.entries(ADDRESSES).map(([name, { path, query }]) => {
  const segments = path
    .replaceAll(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+))?')
    .replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')
  const pattern = new RegExp(`^${segments.replace(/^\/$/, '')}/?$`, 'i')
  return { name: name as AddressName, path, query, pattern }
})

/** A page of the site. */
export interface PageAddress {
  name: AddressName
  /** Its path in {@link ADDRESSES}, for logs: an address may contain a secret. */
  route: string
  /** Parameters of the path, as they stand in the address. */
  params: Readonly<Record<string, string | undefined>>
  /** Path and query, without parameters that the page does not read. */
  address: string
}

/**
 * The page of an address. Two addresses of the same page give the same result, whatever the order of
 * their parameters; values of one parameter keep their order.
 *
 * @returns undefined for a path that the site does not have
 */
export function pageAddress({ pathname, searchParams }: URL): PageAddress | undefined {
  const found = PATTERNS.find(({ pattern }) => pattern.test(pathname))
  if (!found) return undefined
  const { name, path, query, pattern } = found
  // A tag may be named by another parameter.
  const names = name === 'tags' ? [tagParameter(searchParams) ?? 'Term'] : query
  const search = new URLSearchParams()
  for (const parameter of names) {
    for (const value of searchParams.getAll(parameter)) search.append(parameter, value)
  }
  const lang = searchParams.get('lang')
  if (isLanguage(lang)) search.set('lang', lang)
  const address = search.size === 0 ? pathname : `${pathname}?${search}`
  return { name, route: path, params: pattern.exec(pathname)?.groups ?? {}, address }
}
