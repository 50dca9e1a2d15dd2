import type { Kysely } from 'kysely'
import type { LangId } from '#contract/languages.ts'
import type { Database } from '#server/db/schema.ts'
import { mediaPath } from '#server/media/media-path.ts'

/** A recipe's film as the sitemap names it. */
export interface SitemapFilm {
  title: string
  description: string
  /** Path or address of the cover. */
  thumbnail: string
  /** Path or address of the film's file. */
  content: string
  /** Whole seconds, at least one. */
  seconds: number
  /** ISO 8601. */
  publishedAt: string
}

/** Longest description of a film (Google's rules for video sitemaps). */
const DESCRIPTION_MAX = 2048

/** Films of the newest recipes, by recipe and language; a recipe without a cover shows none. */
export async function sitemapFilms(
  db: Kysely<Database>,
  { most, mediaBase }: { most: number; mediaBase: string },
): Promise<Map<number, Map<LangId, SitemapFilm>>> {
  const newest = db
    .selectFrom('recipes')
    .select(['id', 'published_at', 'cover_media_id'])
    .orderBy('published_at', 'desc')
    .limit(most)
  const rows = await db
    .selectFrom(newest.as('recipe'))
    .innerJoin('films', 'films.recipe_id', 'recipe.id')
    .innerJoin('recipe_texts', 'recipe_texts.recipe_id', 'recipe.id')
    .innerJoin('media', 'media.id', 'recipe.cover_media_id')
    .select([
      'recipe.id',
      'recipe.published_at',
      'recipe_texts.lang_id',
      'recipe_texts.name',
      'recipe_texts.description',
      'media.path as cover',
      'films.path as film',
      'films.duration_ms',
    ])
    .execute()
  const films = new Map<number, Map<LangId, SitemapFilm>>()
  for (const row of rows) {
    const ofRecipe = films.get(row.id) ?? new Map<LangId, SitemapFilm>()
    films.set(row.id, ofRecipe)
    ofRecipe.set(row.lang_id, {
      title: row.name,
      description: (row.description ?? row.name).slice(0, DESCRIPTION_MAX),
      thumbnail: mediaBase + mediaPath(row.cover),
      content: mediaBase + mediaPath(row.film),
      seconds: Math.max(1, Math.round(row.duration_ms / 1000)),
      publishedAt: new Date(row.published_at).toISOString(),
    })
  }
  return films
}
