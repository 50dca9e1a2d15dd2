import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { LangId } from '#contract/languages.ts'
import { CATALOGUE_VERSION } from '#server/catalogue/version.ts'
import type { Database } from '#server/db/schema.ts'
import { selectionSql, type RecipeSelection } from './selection.ts'

/** What of a recipe changes between imports. */
export interface RecipeRow {
  id: number
  views: number
  rating_sum: number
  rating_count: number
  /** Whether the viewer likes it; false for visitors. */
  favorized: boolean
  /** The viewer's vote, 0 to 4; 0 is a vote, null is none. */
  vote: number | null
}

/** A page of a list as the database writes it. */
export interface RecipePage {
  /** Version of the catalogue that it was read from; null before the first import. */
  version: number | null
  /**
   * The recipes in order, joined by commas, each `id:views:rating_sum:rating_count`, for a member
   * followed by `:1` or `:0` for liked and by `:vote` if there is one; null when there are none.
   * One text, because 20 rows cost more on their way than in the database, and because an equal
   * text means an equal page.
   */
  recipes: string | null
}

/** Which part of a list is asked for; without `limit` all of it. */
export interface Paging {
  limit?: number | undefined
  offset?: number | undefined
}

/** SQLite takes an offset only with a limit; this one is none. */
const NO_LIMIT = 2_147_483_647

/** Reads a page of a selection; flags are those of `viewer`, a member or null. */
export async function readPage(
  db: Kysely<Database>,
  selection: RecipeSelection,
  paging: Paging,
  viewer: number | null,
): Promise<RecipePage> {
  const { rows } = await pageQuery(selection, paging, viewer).execute(db)
  return rows[0] ?? { version: null, recipes: null }
}

/** Reads a page of the list of all for visitors: the statement is written once, not per call. */
export function preparePages(db: Kysely<Database>): (paging: Paging) => Promise<RecipePage> {
  const statement = pageQuery({}, {}, null).compile(db)
  return async ({ limit = NO_LIMIT, offset = 0 }) => {
    const { rows } = await db.executeQuery<RecipePage>({
      ...statement,
      parameters: [limit, offset],
    })
    return rows[0] ?? { version: null, recipes: null }
  }
}

function pageQuery(
  selection: RecipeSelection,
  { limit = NO_LIMIT, offset = 0 }: Paging,
  viewer: number | null,
): RawBuilder<RecipePage> {
  const { lead, conditions, direction } = selectionSql(selection)
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
  return sql<RecipePage>`
    select ${CATALOGUE_VERSION} as version, string_agg(
      concat_ws(':', recipes.id, recipes.views, recipes.rating_sum, recipes.rating_count
        ${flagsOf(viewer)}),
      ',' order by page.major ${direction}, page.minor ${direction}
    ) as recipes
    from (
      select candidates.id, candidates.major, candidates.minor
      from (${lead}) as candidates
      ${where}
      order by candidates.major ${direction}, candidates.minor ${direction}
      limit ${limit} offset ${offset}
    ) as page
    inner join recipes on recipes.id = page.id`
}

/** What a member's page has besides; nothing for a visitor. */
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
    const [id, views, rating_sum, rating_count, favorized, vote] = text.split(':')
    return {
      id: Number(id),
      views: Number(views),
      rating_sum: Number(rating_sum),
      rating_count: Number(rating_count),
      favorized: favorized === '1',
      vote: vote === undefined ? null : Number(vote),
    }
  })
}

/** The documents of recipes in one language (see `recipe_documents`), by id. */
export async function readRecipeDocuments(
  db: Kysely<Database>,
  langId: LangId,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('recipe_documents')
    .select(['recipe_id', 'document'])
    .where('lang_id', '=', langId)
    .where('recipe_id', 'in', ids)
    .execute()
  return new Map(rows.map(({ recipe_id, document }) => [recipe_id, document]))
}

/** Ids of the tags with this name in either language, whatever its case. */
export async function readTagIds(db: Kysely<Database>, name: string): Promise<number[]> {
  const rows = await db
    .selectFrom('tag_texts')
    .select('tag_id')
    .distinct()
    .where('folded', '=', name.trim().toLowerCase())
    .execute()
  return rows.map(({ tag_id }) => tag_id)
}

/** How many recipes there are (a counter, kept by the importer). */
export async function readRecipeTotal(db: Kysely<Database>): Promise<number> {
  const row = await db
    .selectFrom('totals')
    .select('value')
    .where('name', '=', 'recipes')
    .executeTakeFirst()
  return row?.value ?? 0
}

/** Whether there is a recipe of this id. */
export async function recipeExists(db: Kysely<Database>, id: number): Promise<boolean> {
  const row = await db.selectFrom('recipes').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}
