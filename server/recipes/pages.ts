import { sql, type Kysely, type RawBuilder } from 'kysely'
import { LIST_LIMIT_MAX, LIST_MAX } from '#contract/limits.ts'
import type { Paging } from '#server/catalogue/reader.ts'
import { CATALOGUE_VERSION } from '#server/catalogue/version.ts'
import type { Database } from '#server/db/schema.ts'
import { allInOrder } from './criteria.ts'
import { selectionSql, type RecipeSelection } from './selection.ts'

/** The part of a recipe that changes between imports. */
export interface RecipeRow {
  id: number
  views: number
  rating_sum: number
  rating_count: number
  /** How often members have cooked it. */
  cooked_count: number
  /** Whether the viewer likes it; false for visitors. */
  favorized: boolean
  /** The viewer's vote, 0 to 4; 0 is a vote, null is none. */
  vote: number | null
}

/** A page of a list as the database returns it. */
export interface RecipePage {
  /** Version of the catalogue that it was read from; null before the first import. */
  version: number | null
  /**
   * The recipes in order, joined by commas, each `id:views:rating_sum:rating_count:cooked_count`, for
   * a member followed by `:1` or `:0` for liked and by `:vote` if there is one; null when there are none.
   * One text, because transferring 20 rows costs more than reading them, and because equal texts
   * mean equal pages.
   */
  recipes: string | null
}

/** Reads a page of a selection; flags are those of `viewer`, a member or null. */
export async function readPage(
  db: Kysely<Database>,
  selection: RecipeSelection,
  paging: Paging,
  viewer: number | null,
): Promise<RecipePage> {
  return pageOf(await pageQuery(selection, paging, viewer).execute(db))
}

/** Reads one recipe as a page; flags are those of `viewer`, a member or null. */
export async function readOne(
  db: Kysely<Database>,
  id: number,
  viewer: number | null,
): Promise<RecipePage> {
  return pageOf(await oneQuery(id, viewer).execute(db))
}

/** Recipes that the statements of `readThese` take: a page of results, and the longest list. */
const THESE_MAX = [20, LIST_LIMIT_MAX]

/** The most frequent reads of visitors, as prepared statements. */
export interface VisitorsReads {
  /** A page of the list of all. */
  readPage: (paging: Paging) => Promise<RecipePage>
  /** One recipe as a page. */
  readOne: (id: number) => Promise<RecipePage>
  /** These recipes as a page, in any order, at most {@link LIST_LIMIT_MAX}. */
  readThese: (ids: readonly number[]) => Promise<RecipePage>
}

/** Prepares {@link VisitorsReads}. */
export function prepareVisitorsReads(db: Kysely<Database>): VisitorsReads {
  const page = pageQuery({}, {}, null).compile(db)
  const one = oneQuery(0, null).compile(db)
  const these = THESE_MAX.map((max) => theseQuery(Array.from({ length: max }, () => 0)).compile(db))
  return {
    readPage: async ({ limit = LIST_MAX, offset = 0 }) =>
      pageOf(await db.executeQuery<RecipePage>({ ...page, parameters: [limit, offset] })),
    readOne: async (id) => pageOf(await db.executeQuery<RecipePage>({ ...one, parameters: [id] })),
    readThese: async (ids) => {
      const query = these.find(({ parameters }) => parameters.length >= ids.length)
      if (!query) throw new Error(`${ids.length} recipes are more than a page.`)
      const parameters = query.parameters.map((unknown, index) => ids[index] ?? unknown)
      return pageOf(await db.executeQuery<RecipePage>({ ...query, parameters }))
    },
  }
}

function pageOf({ rows }: { rows: readonly RecipePage[] }): RecipePage {
  return rows[0] ?? { version: null, recipes: null }
}

/**
 * Recipes are looked up one by one: for a join, PostgreSQL may read all of them when it
 * overestimates the selection.
 */
function pageQuery(
  selection: RecipeSelection,
  { limit = LIST_MAX, offset = 0 }: Paging,
  viewer: number | null,
): RawBuilder<RecipePage> {
  const { lead, conditions, direction } = selectionSql(selection)
  const where = conditions.length > 0 ? sql`where ${allInOrder(conditions)}` : sql``
  return sql<RecipePage>`
    select ${CATALOGUE_VERSION} as version, string_agg(
      (select ${recipeText(viewer)} from recipes where recipes.id = page.id),
      ',' order by page.major ${direction}, page.minor ${direction}
    ) as recipes
    from (
      select candidates.id, candidates.major, candidates.minor
      from (${lead}) as candidates
      ${where}
      order by candidates.major ${direction}, candidates.minor ${direction}
      limit ${limit} offset ${offset}
    ) as page`
}

function oneQuery(id: number, viewer: number | null): RawBuilder<RecipePage> {
  return sql<RecipePage>`
    select ${CATALOGUE_VERSION} as version, ${recipeText(viewer)} as recipes
    from recipes where recipes.id = ${id}`
}

function theseQuery(ids: readonly number[]): RawBuilder<RecipePage> {
  return sql<RecipePage>`
    select ${CATALOGUE_VERSION} as version, string_agg(${recipeText(null)}, ',') as recipes
    from recipes where recipes.id in (${sql.join(ids)})`
}

/** One recipe of {@link RecipePage.recipes}. */
function recipeText(viewer: number | null): RawBuilder<unknown> {
  return sql`concat_ws(':', recipes.id, recipes.views, recipes.rating_sum, recipes.rating_count,
    recipes.cooked_count ${flagsOf(viewer)})`
}

/** Additional columns for a member; none for a visitor. */
function flagsOf(viewer: number | null): RawBuilder<unknown> {
  if (viewer === null) return sql``
  return sql`,
    (select count(*) from favourite_recipes where user_id = ${viewer} and recipe_id = recipes.id),
    (select vote from ratings where recipe_id = recipes.id and user_id = ${viewer})`
}

/** The recipes of a page. */
export function rowsOf({ recipes }: RecipePage): RecipeRow[] {
  if (recipes === null) return []
  return recipes.split(',').map((text) => {
    const [id, views, rating_sum, rating_count, cooked_count, favorized, vote] = text.split(':')
    return {
      id: Number(id),
      views: Number(views),
      rating_sum: Number(rating_sum),
      rating_count: Number(rating_count),
      cooked_count: Number(cooked_count),
      favorized: favorized === '1',
      vote: vote === undefined ? null : Number(vote),
    }
  })
}
