import { sql, type Kysely } from 'kysely'
import type { LangId } from '#contract/languages.ts'
import type { NewsKind, ReadKind } from '#contract/news/news.ts'
import type { Database } from '#server/db/schema.ts'
import { isKnown } from '#server/news/known-recipes.ts'

/** The receiver of a message, and the announcements it is about. */
export interface MessageRequest {
  userId: number
  langId: LangId
  announcement: number
  /** The last one. */
  until: number
}

/** What every part of a message has. */
export interface Named {
  /** Of the recipe, the cookbook or the comment that was answered. */
  id: number
  /** Of an answer: of the recipe. */
  name: string
  author: string
  authorId: number
}

/** What an author has published. */
export interface Published extends Named {
  kind: Exclude<NewsKind, 'answer' | ReadKind>
  /** Recipes in a new cookbook, or added to one; steps of a film. */
  count: number
}

/** Most things that a message counts. */
export const COUNTED_MAX = 1000
/** Recipes of followed authors, by their names in a language. */
function followedRecipes(db: Kysely<Database>, { userId, langId }: MessageRequest) {
  return db
    .selectFrom('recipes')
    .innerJoin('subscriptions', 'subscriptions.author_id', 'recipes.author_id')
    .innerJoin('authors', 'authors.id', 'recipes.author_id')
    .innerJoin('recipe_texts', 'recipe_texts.recipe_id', 'recipes.id')
    .select(['recipes.id', 'recipes.author_id', 'authors.name as author', 'recipe_texts.name'])
    .where('subscriptions.user_id', '=', userId)
    .where('subscriptions.told', '=', 'all')
    .where('recipe_texts.lang_id', '=', langId)
    .orderBy('recipes.published_at', 'desc')
    .orderBy('recipes.id', 'desc')
    .limit(COUNTED_MAX)
}

/** New recipes, and those that can now be read in the receiver's language. */
export async function announcedRecipes(
  db: Kysely<Database>,
  request: MessageRequest,
): Promise<Published[]> {
  const recipes = await followedRecipes(db, request)
    .innerJoin('new_recipes', 'new_recipes.recipe_id', 'recipes.id')
    .where('new_recipes.announcement', '>=', request.announcement)
    .where('new_recipes.announcement', '<=', request.until)
    .execute()
  const translated = await followedRecipes(db, request)
    .innerJoin('new_things', 'new_things.item_id', 'recipes.id')
    .where('new_things.kind', '=', 'translated')
    .where('new_things.lang_id', '=', request.langId)
    .where('new_things.announcement', '>=', request.announcement)
    .where('new_things.announcement', '<=', request.until)
    .execute()
  return [
    ...recipes.map(({ author_id, ...row }) => thing('recipe', { ...row, authorId: author_id })),
    ...translated.map(({ author_id, ...row }) =>
      thing('translated', { ...row, authorId: author_id }),
    ),
  ]
}

const thing = (kind: Published['kind'], of: Named, count: number | string = 1): Published => ({
  ...of,
  kind,
  count: Number(count),
})

/** Recipes that have a film now, of those that the receiver knows. */
export async function announcedFilms(
  db: Kysely<Database>,
  request: MessageRequest,
): Promise<Published[]> {
  const rows = await followedRecipes(db, request)
    .innerJoin('new_things', 'new_things.item_id', 'recipes.id')
    .innerJoin('films', 'films.recipe_id', 'recipes.id')
    .select((recipe) =>
      recipe
        .selectFrom('recipe_steps')
        .select(({ fn }) => fn.countAll<number | string>().as('steps'))
        .whereRef('recipe_steps.recipe_id', '=', 'recipes.id')
        .as('steps'),
    )
    .where('new_things.kind', '=', 'film')
    .where('new_things.announcement', '>=', request.announcement)
    .where('new_things.announcement', '<=', request.until)
    .where(isKnown('subscriptions.user_id', 'recipes.id'))
    .execute()
  return rows.map(({ author_id, steps, ...row }) =>
    thing('film', { ...row, authorId: author_id }, steps ?? 0),
  )
}

/** New cookbooks, and recipes that were added to one. */
export async function announcedCookbooks(
  db: Kysely<Database>,
  { userId, langId, announcement, until }: MessageRequest,
): Promise<Published[]> {
  const rows = await db
    .selectFrom('new_things')
    .innerJoin('cookbooks', 'cookbooks.id', 'new_things.item_id')
    .innerJoin('cookbook_texts as texts', 'texts.cookbook_id', 'cookbooks.id')
    .innerJoin('subscriptions', 'subscriptions.author_id', 'cookbooks.author_id')
    .innerJoin('authors', 'authors.id', 'cookbooks.author_id')
    .select(['new_things.kind', 'cookbooks.id', 'cookbooks.author_id', 'texts.name'])
    .select('authors.name as author')
    .select([
      sql<number | string>`(select count(distinct recipe_id) from recipe_partitions
        where recipe_partitions.cookbook_id = cookbooks.id)`.as('recipes'),
      sql<number | string>`coalesce((select new_recipes from cookbook_publications as own
        where own.public_id = cookbooks.id), (select count(*) from cookbook_additions as one
        where one.cookbook_id = cookbooks.id and one.since = (
          select max(since) from cookbook_additions as last
          where last.cookbook_id = cookbooks.id)))`.as('added'),
    ])
    .where('new_things.kind', 'in', ['cookbook', 'added'])
    .where('new_things.announcement', '>=', announcement)
    .where('new_things.announcement', '<=', until)
    .where('subscriptions.user_id', '=', userId)
    .where((row) =>
      row.or([
        row('subscriptions.told', '=', 'all'),
        row('subscriptions.told', '=', 'cookbooks').and('new_things.kind', '=', 'cookbook'),
      ]),
    )
    .where('texts.lang_id', '=', langId)
    .where('cookbooks.hidden_at', 'is', null)
    .orderBy('cookbooks.published_at', 'desc')
    .orderBy('cookbooks.id', 'desc')
    .limit(COUNTED_MAX)
    .execute()
  const isNew = new Set(rows.filter(({ kind }) => kind === 'cookbook').map(({ id }) => id))
  return rows
    .filter(({ kind, id }) => kind === 'cookbook' || !isNew.has(id))
    .map(({ kind, id, name, author, author_id: authorId, recipes, added }) =>
      thing(kind, { id, name, author, authorId }, kind === 'cookbook' ? recipes : added),
    )
}
