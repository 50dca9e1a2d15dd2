import type { Author } from '#contract/author.ts'
import { absoluteMedia, pageAddress, type Site } from './address.ts'

/** An author for search engines: schema.org's Person, by Google's rules for profile pages. */
export function authorStructuredData(site: Site, author: Author): object {
  const elsewhere = [author.Website, author.Facebook].filter((address) => address !== null)
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: pageAddress(site, `/authors/${author.Id}`),
    inLanguage: site.language,
    mainEntity: {
      '@type': 'Person',
      name: author.Name,
      url: pageAddress(site, `/authors/${author.Id}`),
      image: absoluteMedia(site, author.ImagePath),
      description: author.Description ?? undefined,
      sameAs: elsewhere.length > 0 ? elsewhere : undefined,
    },
  }
}
