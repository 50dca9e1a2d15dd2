import { sql, type Kysely } from 'kysely'
import { NEWS_MAX } from '#contract/news/news.ts'
import { authorRef } from '#server/catalogue/author-ref.ts'
import type { Database } from '#server/db/schema.ts'
import { mediaPath } from '#server/media/media-path.ts'
import type { Dated, NewsOf } from './news-of.ts'

/** Cookbooks of those whom the member follows, as everybody sees them. */
function followedCookbooks(db: Kysely<Database>, { userId, langId }: NewsOf) {
  return db
    .selectFrom('subscriptions as followed')
    .innerJoin('cookbooks', 'cookbooks.author_id', 'followed.author_id')
    .innerJoin('cookbook_texts as texts', 'texts.cookbook_id', 'cookbooks.id')
    .innerJoin('all_authors as writers', 'writers.id', 'cookbooks.author_id')
    .leftJoin('cookbook_publications as own', 'own.public_id', 'cookbooks.id')
    .leftJoin('media as cover', 'cover.id', 'cookbooks.cover_media_id')
    .leftJoin('media as header', 'header.id', 'cookbooks.header_media_id')
    .leftJoin('media as portrait', 'portrait.id', 'writers.image_media_id')
    .select([
      'cookbooks.id',
      'cookbooks.author_id',
      'texts.name',
      'texts.description',
      'cover.path as cover_path',
      'header.path as header_path',
      'portrait.path as author_path',
      'writers.name as author_name',
      'writers.hidden_at as author_hidden_at',
    ])
    .where('followed.user_id', '=', userId)
    .where('texts.lang_id', '=', langId)
    .where('cookbooks.hidden_at', 'is', null)
    .limit(NEWS_MAX)
}

type Row = Awaited<ReturnType<ReturnType<typeof followedCookbooks>['execute']>>[number]

function cookbookItem(
  Kind: 'cookbook' | 'added',
  row: Row & { since: number; count: number | string },
  { langId }: NewsOf,
): Dated {
  return {
    Kind,
    Id: row.id,
    Published: new Date(row.since).toISOString(),
    Name: row.name,
    Text: row.description,
    Author: authorRef(row, langId),
    CoverPath: mediaPath(row.cover_path),
    HeaderPath: mediaPath(row.header_path),
    Count: Math.max(1, Number(row.count)),
  }
}

/** When subscribers were told of a cookbook. One of the catalogue is told when it is published. */
const toldAt = sql<number>`case when own.public_id is null then cookbooks.published_at else own.told_at end`
/** The new recipes that its author has told of; 0 for the cookbook itself. */
const newRecipes = sql<number>`coalesce(own.new_recipes, 0)`

async function newCookbooks(db: Kysely<Database>, of: NewsOf): Promise<Dated[]> {
  const rows = await followedCookbooks(db, of)
    .$if(of.toTell, (query) =>
      query.where((row) =>
        row.or([
          row('followed.told', '=', 'all'),
          row('followed.told', '=', 'cookbooks').and(newRecipes, '=', 0),
        ]),
      ),
    )
    .select([toldAt.as('since'), newRecipes.as('new_recipes')])
    .select((book) =>
      book
        .selectFrom('recipe_partitions')
        .select(sql<number | string>`count(distinct recipe_id)`.as('recipes'))
        .whereRef('recipe_partitions.cookbook_id', '=', 'cookbooks.id')
        .as('recipes'),
    )
    .where(toldAt, '>', of.since)
    .where(toldAt, '<=', of.until)
    .orderBy(toldAt, 'desc')
    .orderBy('cookbooks.id', 'desc')
    .execute()
  return rows.map(({ new_recipes, recipes, ...row }) =>
    new_recipes > 0
      ? cookbookItem('added', { ...row, count: new_recipes }, of)
      : cookbookItem('cookbook', { ...row, count: recipes ?? 0 }, of),
  )
}

/** Recipes that an import has added to a cookbook. One that was new then is told by itself. */
async function additions(db: Kysely<Database>, of: NewsOf): Promise<Dated[]> {
  const rows = await followedCookbooks(db, of)
    .innerJoin(
      (query) =>
        query
          .selectFrom('cookbook_additions as one')
          .innerJoin('recipes', 'recipes.id', 'one.recipe_id')
          .select(['one.cookbook_id', 'one.since'])
          .select(({ fn }) => fn.countAll<number | string>().as('count'))
          .where('one.since', '>', of.since)
          .where('one.since', '<=', of.until)
          .whereRef('recipes.published_at', '<', 'one.since')
          .where((addition) =>
            addition.exists(
              addition
                .selectFrom('recipe_partitions as place')
                .select('place.recipe_id')
                .whereRef('place.recipe_id', '=', 'one.recipe_id')
                .whereRef('place.cookbook_id', '=', 'one.cookbook_id'),
            ),
          )
          .groupBy(['one.cookbook_id', 'one.since'])
          .as('added'),
      (join) => join.onRef('added.cookbook_id', '=', 'cookbooks.id'),
    )
    .$if(of.toTell, (query) => query.where('followed.told', '=', 'all'))
    .select(['added.since', 'added.count'])
    .whereRef('cookbooks.published_at', '<', 'added.since')
    .orderBy('added.since', 'desc')
    .orderBy('cookbooks.id', 'desc')
    .execute()
  return rows.map((row) => cookbookItem('added', row, of))
}

/** New cookbooks of those whom a member follows, and what was added to others. */
export async function cookbooksToTell(db: Kysely<Database>, of: NewsOf): Promise<Dated[]> {
  return [...(await newCookbooks(db, of)), ...(await additions(db, of))]
}
