import { pageAddress, type Site } from './address.ts'

/** An item of a list that has its own page. */
export interface Listed {
  readonly Id: number
  readonly Name: string
}

/** Parent path of the items' pages. */
export type ListedIn = '/recipes' | '/cookbooks' | '/authors'

/**
 * A list of links for search engines: schema.org's ItemList by Google's rules for carousels of a
 * summary page. Undefined for an empty list.
 *
 * @param name name of the list
 */
export function itemList(
  site: Site,
  name: string,
  path: ListedIn,
  things: readonly Listed[] | undefined,
): object | undefined {
  if (things === undefined || things.length === 0) return undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: things.length,
    itemListElement: things.map((thing, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: thing.Name,
      url: pageAddress(site, `${path}/${thing.Id}`),
    })),
  }
}

/**
 * The path from the first page to this one: schema.org's BreadcrumbList by Google's rules.
 *
 * @param steps name and path of each page, this one last
 */
export function breadcrumbs(site: Site, steps: readonly (readonly [string, string])[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageAddress(site, path),
    })),
  }
}
