import type { Kysely } from 'kysely'
import { NEWS_MAX } from '#contract/news/news.ts'
import type { Recipe } from '#contract/recipes/recipe.ts'
import type { Database } from '#server/db/schema.ts'
import { readAnswers } from './answers.ts'
import { cookbooksToTell } from './cookbook-news.ts'
import { readDecisions } from './decisions.ts'
import { isKnown } from './known-recipes.ts'
import type { Dated, NewsOf } from './news-of.ts'

const dateOf = (time: number) => new Date(time).toISOString()

/** What a row says of a recipe, from its document. */
function recipeItem(Kind: 'recipe' | 'translated' | 'film', document: string, time: number): Dated {
  const { Id, Name, Description, Author, CoverPath, StepCount } = JSON.parse(document) as Recipe
  const Count = Kind === 'film' ? Math.max(1, StepCount) : 1
  const said = { Name, Text: Description, Author, CoverPath, HeaderPath: null, Count }
  return { Kind, Id, Published: dateOf(time), ...said }
}

/** Recipes of those whom the member follows, with their documents in the member's language. */
function followedRecipes(db: Kysely<Database>, { userId, langId, toTell }: NewsOf) {
  return db
    .selectFrom('subscriptions as followed')
    .innerJoin('recipes', 'recipes.author_id', 'followed.author_id')
    .innerJoin('recipe_documents as written', 'written.recipe_id', 'recipes.id')
    .select('written.document')
    .where('followed.user_id', '=', userId)
    .$if(toTell, (query) => query.where('followed.told', '=', 'all'))
    .where('written.lang_id', '=', langId)
    .limit(NEWS_MAX)
}

async function recipesOf(db: Kysely<Database>, of: NewsOf): Promise<Dated[]> {
  const rows = await followedRecipes(db, of)
    .select('recipes.published_at')
    .where('recipes.published_at', '>', of.since)
    .where('recipes.published_at', '<=', of.until)
    .orderBy('recipes.published_at', 'desc')
    .orderBy('recipes.id', 'desc')
    .execute()
  return rows.map(({ document, published_at }) => recipeItem('recipe', document, published_at))
}

/** Recipes that can be read in the member's language since then. */
async function translationsOf(db: Kysely<Database>, of: NewsOf): Promise<Dated[]> {
  const rows = await followedRecipes(db, of)
    .innerJoin('recipe_translations as translated', 'translated.recipe_id', 'recipes.id')
    .select('translated.since')
    .where('translated.lang_id', '=', of.langId)
    .where('translated.since', '>', of.since)
    .where('translated.since', '<=', of.until)
    .orderBy('translated.since', 'desc')
    .orderBy('recipes.id', 'desc')
    .execute()
  return rows.map(({ document, since }) => recipeItem('translated', document, since))
}

/** Recipes that have a film since then; to tell, only those that the member knows. */
async function filmsOf(db: Kysely<Database>, of: NewsOf): Promise<Dated[]> {
  const rows = await followedRecipes(db, of)
    .innerJoin('films', 'films.recipe_id', 'recipes.id')
    .innerJoin('film_additions as filmed', 'filmed.recipe_id', 'recipes.id')
    .select('filmed.since')
    .$if(of.toTell, (query) => query.where(isKnown('followed.user_id', 'recipes.id')))
    .where('filmed.since', '>', of.since)
    .where('filmed.since', '<=', of.until)
    .orderBy('filmed.since', 'desc')
    .orderBy('recipes.id', 'desc')
    .execute()
  return rows.map(({ document, since }) => recipeItem('film', document, since))
}

/** What of the news is read. */
interface NewsParts {
  published: boolean
  films: boolean
  answers: boolean
  decisions: boolean
}

const EVERYTHING: NewsParts = { published: true, films: true, answers: true, decisions: true }

/**
 * What authors have published whom a member follows, what they have answered to the member, and what the desk has
 * decided about something of the member's, the newest first.
 */
export async function readNews(
  db: Kysely<Database>,
  of: NewsOf,
  { published, films, answers, decisions }: NewsParts = EVERYTHING,
): Promise<Dated[]> {
  const all = answers ? await readAnswers(db, of) : []
  if (decisions) all.push(...(await readDecisions(db, of)))
  if (published)
    all.push(
      ...(await cookbooksToTell(db, of)),
      ...(await recipesOf(db, of)),
      ...(await translationsOf(db, of)),
    )
  if (films) all.push(...(await filmsOf(db, of)))
  return all.toSorted((a, b) => b.Published.localeCompare(a.Published)).slice(0, NEWS_MAX)
}
