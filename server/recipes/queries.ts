import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { LangId } from '#contract/languages.ts'
import { CATALOGUE_VERSION } from '#server/catalogue/version.ts'
import type { Database } from '#server/db/schema.ts'
import { selectionSql, type RecipeSelection } from './selection.ts'

/** What of a recipe changes between imports, and which import the rest belongs to. */
export interface RecipeRow {
  id: number
  views: number
  rating_sum: number
  rating_count: number
  /** Version of the catalogue that this row was read from. */
  version: number
  /** Whether the viewer likes it; null for visitors and those who do not. */
  favorized: number | null
  /** The viewer's vote, 0 to 4; 0 is a vote. */
  vote: number | null
}

/** Which part of a list is asked for; without `limit` all of it. */
export interface Paging {
  limit?: number | undefined
  offset?: number | undefined
}

/** SQLite takes an offset only with a limit; this one is none. */
const NO_LIMIT = 2_147_483_647

/** Reads a page of a selection; flags are those of `viewer`, a member or null. */
export async function readRecipes(
  db: Kysely<Database>,
  selection: RecipeSelection,
  { limit = NO_LIMIT, offset = 0 }: Paging,
  viewer: number | null,
): Promise<RecipeRow[]> {
  const { lead, conditions, direction } = selectionSql(selection)
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
  const { rows } = await sql<RecipeRow>`
    select ${columnsFor(viewer)}
    from (
      select candidates.id, candidates.major, candidates.minor
      from (${lead}) as candidates
      ${where}
      order by candidates.major ${direction}, candidates.minor ${direction}
      limit ${limit} offset ${offset}
    ) as page
    inner join recipes on recipes.id = page.id
    order by page.major ${direction}, page.minor ${direction}`.execute(db)
  return rows
}

/** Reads one recipe; undefined for an unknown id. */
export async function readRecipe(
  db: Kysely<Database>,
  id: number,
  viewer: number | null,
): Promise<RecipeRow | undefined> {
  const { rows } = await sql<RecipeRow>`
    select ${columnsFor(viewer)} from recipes where recipes.id = ${id}`.execute(db)
  return rows[0]
}

function columnsFor(viewer: number | null): RawBuilder<unknown> {
  const flags =
    viewer === null
      ? sql`null as favorized, null as vote`
      : sql`(select 1 from favourite_recipes
            where user_id = ${viewer} and recipe_id = recipes.id) as favorized,
          (select vote from ratings where recipe_id = recipes.id and user_id = ${viewer}) as vote`
  return sql`recipes.id, recipes.views, recipes.rating_sum, recipes.rating_count,
    ${CATALOGUE_VERSION} as version, ${flags}`
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
