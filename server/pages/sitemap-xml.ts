import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { ADDRESSES, pathOf } from '#contract/addresses/addresses.ts'
import { langIdOf, LANGUAGES, type Language } from '#contract/languages.ts'
import type { Database } from '#server/db/schema.ts'
import { sitemapFilms, type SitemapFilm } from './sitemap-films.ts'

/** Pages that do not depend on the catalogue. */
const STATIC_PATHS = Object.values(ADDRESSES).flatMap((address) =>
  'inSitemap' in address ? [address.path] : [],
)
/**
 * Maximum of URLs, counted once per language. A sitemap may list 50,000 within 50 MB (sitemaps.org
 * protocol); one with a film takes about 1.2 KB.
 */
const ADDRESSES_MAX = 40_000
/** Recipes processed without a pause, about 10 ms. Other requests are answered in between. */
const SLICE = 200

const NAMESPACES = [
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
  'xmlns:xhtml="http://www.w3.org/1999/xhtml"',
  'xmlns:video="http://www.google.com/schemas/sitemap-video/1.1"',
].join(' ')

/** The end of a sitemap. */
export const SITEMAP_END = '</urlset>\n'

/** What a sitemap is made from. */
export interface SitemapSource {
  db: Kysely<Database>
  /** Scheme and host of the pages, without a final slash. */
  origin: string
  /** Base URL of media without a final slash; empty for the same origin. */
  mediaBase: string
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeXml = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character)

/** A film by Google's rules for video sitemaps, in the order of their schema. */
function video(film: SitemapFilm): string {
  const tags = {
    thumbnail_loc: film.thumbnail,
    title: film.title,
    description: film.description,
    content_loc: film.content,
    duration: String(film.seconds),
    publication_date: film.publishedAt,
  }
  const lines = Object.entries(tags).map(
    ([name, value]) => `<video:${name}>${escapeXml(value)}</video:${name}>`,
  )
  return `<video:video>${lines.join('')}</video:video>`
}

/** What a page has besides its address. */
interface PageFacts {
  /** The only language of its texts. */
  only?: Language | undefined
  filmIn?: (language: Language) => SitemapFilm | undefined
}

/** One `<url>` per language, each naming its siblings; one alone for texts in one language. */
function urls(address: string, { only, filmIn }: PageFacts = {}): string {
  const inLanguage = (lang: string) => escapeXml(`${address}?lang=${lang}`)
  if (only) return `<url><loc>${inLanguage(only)}</loc></url>\n`
  const siblings = LANGUAGES.map(
    (lang) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${inLanguage(lang)}"/>`,
  ).join('')
  return LANGUAGES.map((lang) => {
    const film = filmIn?.(lang)
    return `<url><loc>${inLanguage(lang)}</loc>${siblings}${film ? video(film) : ''}</url>\n`
  }).join('')
}

/** The only language of recipes that have one. */
async function onlyLanguages(
  db: Kysely<Database>,
  ids: readonly number[],
): Promise<Map<number, Language>> {
  const found = new Map<number, Language>()
  for (const language of LANGUAGES) {
    const rows = await db
      .selectFrom('recipes')
      .select('id')
      .where('id', 'in', ids)
      // A quote within a text is escaped, so that none can look like the field.
      .where('details', 'like', `%"language":"${language}"%`)
      .execute()
    for (const { id } of rows) found.set(id, language)
  }
  return found
}

async function idsOf(db: Kysely<Database>) {
  const [books, authors, recipes] = await Promise.all([
    db.selectFrom('cookbooks').select('id').where('hidden_at', 'is', null).orderBy('id').execute(),
    db.selectFrom('authors').select('id').orderBy('id').execute(),
    db
      .selectFrom('recipes')
      .select('id')
      .orderBy('published_at', 'desc')
      .limit(ADDRESSES_MAX / LANGUAGES.length)
      .execute(),
  ])
  return { books, authors, recipes }
}

/** The sitemap up to {@link SITEMAP_END}. */
export async function sitemapXml({ db, origin, mediaBase }: SitemapSource): Promise<string> {
  const { books, authors, recipes } = await idsOf(db)
  const paths = [
    ...STATIC_PATHS,
    ...books.map(({ id }) => pathOf('cookbook', id)),
    ...authors.map(({ id }) => pathOf('author', id)),
  ]
  const head = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NAMESPACES}>\n`
  const parts = [head, ...paths.map((path) => urls(origin + path))]
  const recipeIds = recipes.map(({ id }) => id)
  recipeIds.length = Math.min(recipeIds.length, ADDRESSES_MAX / LANGUAGES.length - paths.length)
  for (let from = 0; from < recipeIds.length; from += SLICE) {
    const slice = recipeIds.slice(from, from + SLICE)
    const films = await sitemapFilms(db, { recipeIds: slice, base: mediaBase || origin })
    const only = await onlyLanguages(db, slice)
    for (const id of slice) {
      const filmIn = (lang: Language) => films.get(id)?.get(langIdOf(lang))
      parts.push(urls(origin + pathOf('recipe', id), { only: only.get(id), filmIn }))
    }
    await setImmediate()
  }
  return parts.join('')
}
