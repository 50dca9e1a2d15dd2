import type { Kysely } from 'kysely'
import type { LangId } from '#contract/languages.ts'
import type { Database } from '#server/db/schema.ts'
import { mediaPath } from '#server/media/media-path.ts'

/** A recipe's film as the sitemap names it. */
export interface SitemapFilm {
  title: string
  description: string
  /** Address of the cover. */
  thumbnail: string
  /** Address of the film's file. */
  content: string
  /** Whole seconds, at least one. */
  seconds: number
  /** ISO 8601. */
  publishedAt: string
}

/** Maximum length of a film's description (Google's rules for video sitemaps). */
const DESCRIPTION_MAX = 2048

/**
 * Films by recipe and language. Recipes without a cover are left out.
 *
 * @param base scheme, host and path of media, without a final slash
 */
export async function sitemapFilms(
  db: Kysely<Database>,
  { recipeIds, base }: { recipeIds: readonly number[]; base: string },
): Promise<Map<number, Map<LangId, SitemapFilm>>> {
  const rows = await db
    .selectFrom('recipes as recipe')
    .innerJoin('films', 'films.recipe_id', 'recipe.id')
    .innerJoin('recipe_texts', 'recipe_texts.recipe_id', 'recipe.id')
    .innerJoin('media', 'media.id', 'recipe.cover_media_id')
    .where('recipe.id', 'in', recipeIds)
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
      thumbnail: base + mediaPath(row.cover),
      content: base + mediaPath(row.film),
      seconds: Math.max(1, Math.round(row.duration_ms / 1000)),
      publishedAt: new Date(row.published_at).toISOString(),
    })
  }
  return films
}
