import { sql, type Kysely } from 'kysely'
import type { LangId } from '#contract/languages.ts'
import { NEWS_MAX, type NewsItem } from '#contract/news/news.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import { authorRef } from '#server/catalogue/author-ref.ts'
import type { Database } from '#server/db/schema.ts'
import { mediaPath } from '#server/media/media-path.ts'

/** Whose news, and of which time. Milliseconds since 1970, UTC. */
export interface NewsOf {
  userId: number
  langId: LangId
  /** Published after this. */
  since: number
  /** Published then or before. */
  until: number
  /** Leaves out what the member does not want to be told of. */
  toTell: boolean
}

type Dated = Omit<NewsItem, 'IsNew'>

const dateOf = (time: number) => new Date(time).toISOString()

async function recipesOf(db: Kysely<Database>, of: NewsOf): Promise<Dated[]> {
  const rows = await db
    .selectFrom('subscriptions as followed')
    .innerJoin('recipes', 'recipes.author_id', 'followed.author_id')
    .innerJoin('recipe_documents as written', 'written.recipe_id', 'recipes.id')
    .select(['written.document', 'recipes.published_at'])
    .where('followed.user_id', '=', of.userId)
    .$if(of.toTell, (query) => query.where('followed.told', '=', 'all'))
    .where('written.lang_id', '=', of.langId)
    .where('recipes.published_at', '>', of.since)
    .where('recipes.published_at', '<=', of.until)
    .orderBy('recipes.published_at', 'desc')
    .orderBy('recipes.id', 'desc')
    .limit(NEWS_MAX)
    .execute()
  return rows.map(({ document, published_at }) => {
    const { Id, Name, Author, CoverPath } = JSON.parse(document) as Recipe
    return { Kind: 'recipe', Id, Name, Author, CoverPath, Published: dateOf(published_at) }
  })
}

/**
 * When subscribers were told of a cookbook, in a query of `cookbooks` with `cookbook_publications` joined as `told`.
 * One that came in a folder has no row there: its publication is what they were told.
 */
const toldAt = sql<number>`case when told.public_id is null then cookbooks.published_at else told.told_at end`

async function cookbooksOf(db: Kysely<Database>, of: NewsOf): Promise<Dated[]> {
  const rows = await db
    .selectFrom('subscriptions as followed')
    .innerJoin('cookbooks', 'cookbooks.author_id', 'followed.author_id')
    .innerJoin('cookbook_texts as texts', 'texts.cookbook_id', 'cookbooks.id')
    .innerJoin('all_authors as writers', 'writers.id', 'cookbooks.author_id')
    .leftJoin('cookbook_publications as told', 'told.public_id', 'cookbooks.id')
    .leftJoin('media as cover', 'cover.id', 'cookbooks.cover_media_id')
    .leftJoin('media as portrait', 'portrait.id', 'writers.image_media_id')
    .select([
      'cookbooks.id',
      toldAt.as('told_at'),
      'cookbooks.author_id',
      'texts.name',
      'cover.path as cover_path',
      'portrait.path as author_path',
      'writers.name as author_name',
      'writers.hidden_at as author_hidden_at',
    ])
    .where('followed.user_id', '=', of.userId)
    .$if(of.toTell, (query) => query.where('followed.told', '!=', 'none'))
    .where('texts.lang_id', '=', of.langId)
    .where('cookbooks.hidden_at', 'is', null)
    .where(toldAt, '>', of.since)
    .where(toldAt, '<=', of.until)
    .orderBy(toldAt, 'desc')
    .orderBy('cookbooks.id', 'desc')
    .limit(NEWS_MAX)
    .execute()
  return rows.map((row) => ({
    Kind: 'cookbook',
    Id: row.id,
    Name: row.name,
    Author: authorRef(row, of.langId),
    CoverPath: mediaPath(row.cover_path),
    Published: dateOf(row.told_at),
  }))
}

/** What authors have published whom a member follows, the newest first. */
export async function readNews(db: Kysely<Database>, of: NewsOf): Promise<Dated[]> {
  const all = [...(await cookbooksOf(db, of)), ...(await recipesOf(db, of))]
  return all.toSorted((a, b) => b.Published.localeCompare(a.Published)).slice(0, NEWS_MAX)
}
