import type { Kysely } from 'kysely'
import type { BookRecipe } from '#contract/cookbooks/own-cookbook.ts'
import type { LangId, Language } from '#contract/languages.ts'
import { OWN_ID_FROM } from '#contract/own-recipes/own-id.ts'
import type { Database } from '#server/db/schema.ts'
import { mediaPath } from '#server/media/media-path.ts'
import { instant } from '#server/own-recipes/states.ts'
import { globalRating } from '#server/ratings/global-rating.ts'
import type { CookbookRow } from './access.ts'
import { onlyLanguageOf, textIn, textsOf } from './texts.ts'

/** A recipe with its cookbook and its place there. */
interface Placed {
  readonly cookbookId: number
  readonly recipe: BookRecipe
}

const ratingOf = (row: { rating_sum: number; rating_count: number }) => ({
  GlobalRating: globalRating(row),
  TotalRatings: row.rating_count,
})

const onlyLanguage = (language: Language | undefined) => language && { OnlyLanguage: language }

/** The member's own recipes of cookbooks. */
async function readOwn(
  db: Kysely<Database>,
  ids: readonly number[],
  langId: LangId,
): Promise<Placed[]> {
  const rows = await db
    .selectFrom('own_cookbook_recipes')
    .innerJoin('own_recipes', 'own_recipes.id', 'own_cookbook_recipes.recipe_id')
    .leftJoin('publications', 'publications.recipe_id', 'own_recipes.id')
    .leftJoin('all_recipes', 'all_recipes.id', 'publications.public_id')
    .leftJoin('media', 'media.id', 'own_recipes.cover_media_id')
    .select([
      'own_cookbook_recipes.cookbook_id',
      'own_cookbook_recipes.is_kept',
      'own_recipes.id',
      'own_recipes.name_en',
      'own_recipes.name_de',
      'own_recipes.step_count',
      'own_recipes.total_minutes',
      'own_recipes.deleted_at',
      'publications.public_id',
      'publications.is_live',
      'all_recipes.withdrawn_at',
      'all_recipes.rating_sum',
      'all_recipes.rating_count',
      'media.path',
    ])
    .where('own_cookbook_recipes.cookbook_id', 'in', ids)
    .execute()
  return rows.map((row) => {
    const names = textsOf(row.name_en, row.name_de)
    const isLive = row.is_live === 1
    const gone = row.withdrawn_at ?? row.deleted_at
    const isGone = !isLive && gone !== null
    return {
      cookbookId: row.cookbook_id,
      recipe: {
        Id: row.id,
        PublicId: isLive ? row.public_id : null,
        Name: textIn(names, langId, 'en'),
        ...onlyLanguage(onlyLanguageOf(names)),
        Author: null,
        IsMine: true,
        CoverPath: mediaPath(row.path),
        StepCount: row.step_count,
        Minutes: row.total_minutes,
        State: isLive ? 'published' : isGone ? 'withdrawn' : 'draft',
        Withdrawn: isGone ? instant(gone) : null,
        IsKept: row.is_kept === 1,
        Rating: isLive
          ? ratingOf({ rating_sum: row.rating_sum ?? 0, rating_count: row.rating_count ?? 0 })
          : null,
      },
    }
  })
}

function selectOthers(db: Kysely<Database>, ids: readonly number[]) {
  return db
    .selectFrom('own_cookbook_recipes')
    .innerJoin('all_recipes', 'all_recipes.id', 'own_cookbook_recipes.recipe_id')
    .where('own_cookbook_recipes.cookbook_id', 'in', ids)
    .where('all_recipes.id', '<', OWN_ID_FROM)
}

/** The names of recipes that somebody else has published, also of withdrawn ones. */
async function readNames(db: Kysely<Database>, ids: readonly number[], langId: LangId) {
  const rows = await selectOthers(db, ids)
    .innerJoin('all_recipe_texts', 'all_recipe_texts.recipe_id', 'all_recipes.id')
    .select(['all_recipes.id', 'all_recipe_texts.name'])
    .where('all_recipe_texts.lang_id', '=', langId)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Recipes of cookbooks that somebody else has published. */
async function readOthers(
  db: Kysely<Database>,
  ids: readonly number[],
  langId: LangId,
): Promise<Placed[]> {
  const names = await readNames(db, ids, langId)
  const rows = await selectOthers(db, ids)
    .innerJoin('all_authors', 'all_authors.id', 'all_recipes.author_id')
    .leftJoin('media', 'media.id', 'all_recipes.cover_media_id')
    .select((row) => [
      'own_cookbook_recipes.cookbook_id',
      'own_cookbook_recipes.is_kept',
      'all_recipes.id',
      'all_recipes.author_id',
      'all_authors.name as author_name',
      'all_authors.hidden_at as author_hidden_at',
      'all_recipes.details',
      'all_recipes.total_minutes',
      'all_recipes.withdrawn_at',
      'all_recipes.rating_sum',
      'all_recipes.rating_count',
      'media.path',
      row
        .selectFrom('all_recipe_steps')
        .select((steps) => steps.fn.countAll<number>().as('count'))
        .whereRef('all_recipe_steps.recipe_id', '=', 'all_recipes.id')
        .as('step_count'),
    ])
    .execute()
  return rows.map((row) => {
    const isLive = row.withdrawn_at === null
    const isNamed = row.author_name !== '' && row.author_hidden_at === null
    const { language } = JSON.parse(row.details ?? '{}') as { language?: Language }
    return {
      cookbookId: row.cookbook_id,
      recipe: {
        Id: row.id,
        PublicId: isLive ? row.id : null,
        Name: names.get(row.id) ?? '',
        ...onlyLanguage(language),
        Author: isNamed ? { Id: row.author_id, Name: row.author_name } : null,
        IsMine: false,
        // Nobody sees the pictures of a withdrawn recipe.
        CoverPath: isLive ? mediaPath(row.path) : null,
        StepCount: row.step_count ?? 0,
        Minutes: row.total_minutes,
        State: isLive ? 'published' : 'withdrawn',
        Withdrawn: row.withdrawn_at === null ? null : instant(row.withdrawn_at),
        IsKept: row.is_kept === 1,
        Rating: isLive ? ratingOf(row) : null,
      },
    }
  })
}

/** The recipes of cookbooks, by the cookbooks' ids. */
export async function readRecipesOf(
  db: Kysely<Database>,
  ids: readonly number[],
  langId: LangId,
): Promise<Map<number, BookRecipe[]>> {
  if (ids.length === 0) return new Map()
  const all = [...(await readOwn(db, ids, langId)), ...(await readOthers(db, ids, langId))]
  const recipes = new Map<number, BookRecipe[]>()
  for (const { cookbookId, recipe } of all)
    recipes.set(cookbookId, [...(recipes.get(cookbookId) ?? []), recipe])
  return recipes
}

/** The recipes of a cookbook as its member sees them. */
export async function readBookRecipes(
  db: Kysely<Database>,
  { id }: Pick<CookbookRow, 'id'>,
  langId: LangId,
): Promise<BookRecipe[]> {
  return (await readRecipesOf(db, [id], langId)).get(id) ?? []
}
