import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { langIdOf, LANGUAGES, type Language } from '#contract/languages.ts'
import type { Database } from '#server/db/schema.ts'
import { sitemapFilms, type SitemapFilm } from './sitemap-films.ts'

/** Pages that are there whatever the catalogue holds. */
const STANDING = ['/', '/cookbooks', '/recipes', '/authors', '/terms', '/privacy']
/**
 * Most addresses named, each once per language. A sitemap may name 50,000 within 50 MB
 * (sitemaps.org protocol); one with a film takes about 1.2 KB.
 */
const ADDRESSES_MAX = 40_000

const NAMESPACES = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"',
].join(' ')

/** A page of the site. */
interface Entry {
  path: string
  /** Its film in a language, if it has one. */
  film?: ((language: Language) => SitemapFilm | undefined) | undefined
}

const escapeXml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

/** A film by Google's rules for video sitemaps, in the order of their schema. */
function video(origin: string, film: SitemapFilm): string {
  const tags = {
    thumbnail_loc: new URL(film.thumbnail, origin).href,
    title: film.title,
    description: film.description,
    content_loc: new URL(film.content, origin).href,
    duration: String(film.seconds),
    publication_date: film.publishedAt,
  }
  const lines = Object.entries(tags).map(
    ([name, value]) => `<video:${name}>${escapeXml(value)}</video:${name}>`,
  )
  return `<video:video>${lines.join('')}</video:video>`
}

/** One `<url>` per language, each naming its siblings. */
function urls(origin: string, { path, film }: Entry): string {
  const address = (lang: string) => escapeXml(`${origin}${path}?lang=${lang}`)
  const siblings = LANGUAGES.map(
    (lang) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${address(lang)}"/>`,
  ).join('')
  return LANGUAGES.map((lang) => {
    const shown = film?.(lang)
    return `<url><loc>${address(lang)}</loc>${siblings}${shown ? video(origin, shown) : ''}</url>`
  }).join('\n')
}

async function entries(db: Kysely<Database>, mediaBase: string): Promise<Entry[]> {
  const most = ADDRESSES_MAX / LANGUAGES.length
  const recipes = db.selectFrom('recipes').select('id').orderBy('published_at', 'desc').limit(most)
  const [recipeRows, bookRows, authorRows, films] = await Promise.all([
    recipes.execute(),
    db.selectFrom('cookbooks').select('id').orderBy('id').execute(),
    db.selectFrom('authors').select('id').orderBy('id').execute(),
    sitemapFilms(db, { most, mediaBase }),
  ])
  return [
    ...STANDING.map((path) => ({ path })),
    ...bookRows.map(({ id }) => ({ path: `/cookbooks/${id}` })),
    ...authorRows.map(({ id }) => ({ path: `/authors/${id}` })),
    ...recipeRows.map(({ id }) => ({
      path: `/recipes/${id}`,
      film: (language: Language) => films.get(id)?.get(langIdOf(language)),
    })),
  ].slice(0, most)
}

/** What robots and the sitemap need. */
export interface SitemapOptions {
  db: Kysely<Database>
  /** Scheme and host of absolute addresses; the request's own when undefined. */
  publicOrigin?: string | undefined
  /** Where pictures and films are served instead of here, without a final slash. */
  mediaBase?: string | undefined
}

/** Serves `/robots.txt` and `/sitemap.xml`. */
export function sitemap(
  app: FastifyInstance,
  { db, publicOrigin, mediaBase = '' }: SitemapOptions,
): void {
  app.get('/robots.txt', (request, reply) => {
    const origin = publicOrigin ?? `${request.protocol}://${request.host}`
    return reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`)
  })
  app.get('/sitemap.xml', async (request, reply) => {
    const origin = publicOrigin ?? `${request.protocol}://${request.host}`
    const pages = await entries(db, mediaBase)
    return reply
      .type('application/xml; charset=utf-8')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NAMESPACES}>\n${pages.map((page) => urls(origin, page)).join('\n')}\n</urlset>\n`,
      )
  })
}
