import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { LANGUAGES } from '#contract/languages.ts'
import type { Database } from '#server/db/schema.ts'

/** Pages that are there whatever the catalogue holds. */
const STANDING = ['/', '/cookbooks', '/recipes', '/authors', '/terms', '/privacy']
/** Most addresses a sitemap may name (sitemaps.org protocol); each stands once per language. */
const ADDRESSES_MAX = 50_000

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/** One `<url>` per language, each naming its siblings. */
function entries(origin: string, path: string): string {
  const address = (lang: string) => escapeXml(`${origin}${path}?lang=${lang}`)
  const siblings = LANGUAGES.map(
    (lang) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${address(lang)}"/>`,
  ).join('')
  return LANGUAGES.map((lang) => `<url><loc>${address(lang)}</loc>${siblings}</url>`).join('\n')
}

async function paths(db: Kysely<Database>): Promise<string[]> {
  const room = ADDRESSES_MAX / LANGUAGES.length - STANDING.length
  const recipes = db.selectFrom('recipes').select('id').orderBy('published_at', 'desc').limit(room)
  const [recipeRows, bookRows, authorRows] = await Promise.all([
    recipes.execute(),
    db.selectFrom('cookbooks').select('id').orderBy('id').execute(),
    db.selectFrom('authors').select('id').orderBy('id').execute(),
  ])
  return [
    ...STANDING,
    ...bookRows.map(({ id }) => `/cookbooks/${id}`),
    ...authorRows.map(({ id }) => `/authors/${id}`),
    ...recipeRows.map(({ id }) => `/recipes/${id}`),
  ].slice(0, ADDRESSES_MAX / LANGUAGES.length)
}

/** What robots and the sitemap need. */
export interface SitemapOptions {
  db: Kysely<Database>
  /** Scheme and host of absolute addresses; the request's own when undefined. */
  publicOrigin?: string | undefined
}

/** Serves `/robots.txt` and `/sitemap.xml`. */
export function sitemap(app: FastifyInstance, { db, publicOrigin }: SitemapOptions): void {
  app.get('/robots.txt', (request, reply) => {
    const origin = publicOrigin ?? `${request.protocol}://${request.host}`
    return reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`)
  })
  app.get('/sitemap.xml', async (request, reply) => {
    const origin = publicOrigin ?? `${request.protocol}://${request.host}`
    const urls = (await paths(db)).map((path) => entries(origin, path))
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`,
      )
  })
}
