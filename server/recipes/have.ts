import { sql, type Kysely } from 'kysely'
import type { LangId } from '#contract/languages.ts'
import { LIST_LIMIT_MAX } from '#contract/limits.ts'
import type { RecipeFoods } from '#contract/recipes/recipe.ts'
import { STAPLES } from '#cooking/items/staples.ts'
import type { Paging } from '#server/catalogue/reader.ts'
import type { Database } from '#server/db/schema.ts'
import { mediaPath } from '#server/media/media-path.ts'
import { allInOrder, type Fragment, isAmong, isInCookbook } from './criteria.ts'
import { criteriaOf, type RecipeSelection } from './selection.ts'
import { RATING_ORDER } from '#server/catalogue/rating-order.ts'

/** Most recipes that a call compares, newest first, shared among the named foods. Bounds its work. */
const COMPARED_MAX = 2000
/** Recipes of each named food that are compared, however many foods there are. */
const PER_FOOD_MIN = 100

/** Foods that somebody has, by id. */
export interface Larder {
  /** Each once, at least one. */
  readonly named: readonly number[]
  /** The named ones and the staples. */
  readonly all: readonly number[]
}

/** The named foods with the staples of every kitchen. */
export async function readLarder(db: Kysely<Database>, named: readonly number[]): Promise<Larder> {
  const staples = await db
    .selectFrom('slugs')
    .select('id')
    .where('kind', '=', 'ingredient')
    .where('slug', 'in', STAPLES)
    .execute()
  const once = [...new Set(named)]
  return { named: once, all: [...new Set([...once, ...staples.map(({ id }) => id)])] }
}

/**
 * Recipes of a selection that use a named food: those that lack the fewest ingredients first, then
 * the best rated.
 */
export async function rankByMissing(
  db: Kysely<Database>,
  larder: Larder,
  selection: RecipeSelection,
  { limit = LIST_LIMIT_MAX, offset = 0 }: Paging,
): Promise<number[]> {
  const { cookbookId, partitionId } = selection
  const conditions = [...isInCookbook(cookbookId, partitionId), ...criteriaOf(selection)].map(
    ({ condition }) => condition,
  )
  const where = conditions.length > 0 ? sql`where ${allInOrder(conditions)}` : sql``
  const { rows } = await sql<{ id: number }>`
    with candidates as materialized (${candidatesFor(larder.named)}),
    kept as materialized (select id from candidates ${where}),
    counted as materialized (
      select id, (select count(*) from recipe_ingredients as food
        where food.recipe_id = kept.id and ${isMissing(larder)}) as missing
      from kept
    )
    select recipes.id from counted inner join recipes on recipes.id = counted.id
    order by counted.missing, ${RATING_ORDER} desc, recipes.id
    limit ${limit} offset ${offset}`.execute(db)
  return rows.map(({ id }) => id)
}

/** The newest recipes with each food, as an ingredient or in place of one. */
function candidatesFor(named: readonly number[]): Fragment {
  const max = sql.lit(Math.max(PER_FOOD_MIN, Math.floor(COMPARED_MAX / named.length)))
  const parts = named.flatMap((id) => [
    sql`select recipe_id as id from (select recipe_id from recipe_ingredients
      where ingredient_id = ${id}
      order by published_at desc, recipe_id desc limit ${max}) as used`,
    sql`select recipe_id as id from (select recipe_id from recipe_alternatives
      where alternative_id = ${id} order by recipe_id desc limit ${max}) as replacing`,
  ])
  return sql.join(parts, sql` union `)
}

/**
 * Whether the row `food` of `recipe_ingredients` is needed and not there. A food of several rows counts once,
 * and a line that is only printed never. A quote within a text of `details` is escaped, so that no note can look
 * like a field.
 */
function isMissing({ all }: Larder): Fragment {
  return sql`(not ${isAmong('food.ingredient_id', all)}
    and coalesce(food.details, '') not like '%"optional":true%'
    and coalesce(food.details, '') not like '%"twin":true%'
    and coalesce(food.details, '') not like '%"written":true%'
    and (select 1 from recipe_alternatives as other
      where other.recipe_id = food.recipe_id and other.ingredient_id = food.ingredient_id
      and ${isAmong('other.alternative_id', all)} limit 1) is null)`
}

/** What is there and what is missing of each of these recipes. */
export async function readRecipeFoods(
  db: Kysely<Database>,
  larder: Larder,
  recipeIds: readonly number[],
  langId: LangId,
): Promise<Map<number, RecipeFoods>> {
  if (recipeIds.length === 0) return new Map()
  const missing = await readMissing(db, larder, recipeIds, langId)
  const used = await readUsed(db, larder, recipeIds)
  const missingOf = Map.groupBy(missing, ({ recipe_id }) => recipe_id)
  const usedOf = Map.groupBy(used, ({ recipe_id }) => recipe_id)
  return new Map(
    recipeIds.map((id) => {
      const there = new Set(usedOf.get(id)?.map((row) => row.id))
      return [
        id,
        {
          There: larder.named.filter((food) => there.has(food)),
          Missing: (missingOf.get(id) ?? []).map((row) => {
            return { Id: row.id, Name: row.name_other, ImagePath: mediaPath(row.path) }
          }),
        },
      ]
    }),
  )
}

async function readMissing(
  db: Kysely<Database>,
  larder: Larder,
  recipeIds: readonly number[],
  langId: LangId,
) {
  return await db
    .selectFrom('recipe_ingredients as food')
    .innerJoin('ingredients', 'ingredients.id', 'food.ingredient_id')
    .innerJoin('ingredient_texts', 'ingredient_texts.ingredient_id', 'ingredients.id')
    .leftJoin('media', 'media.id', 'ingredients.image_media_id')
    .select(['food.recipe_id', 'ingredients.id', 'ingredient_texts.name_other', 'media.path'])
    .where('food.recipe_id', 'in', recipeIds)
    .where('ingredient_texts.lang_id', '=', langId)
    .where(sql<boolean>`${isMissing(larder)}`)
    .orderBy('food.position')
    .execute()
}

async function readUsed(db: Kysely<Database>, { named }: Larder, recipeIds: readonly number[]) {
  return await db
    .selectFrom('recipe_ingredients')
    .select(['recipe_id', 'ingredient_id as id'])
    .where('recipe_id', 'in', recipeIds)
    .where(sql<boolean>`${isAmong('ingredient_id', named)}`)
    .unionAll(
      db
        .selectFrom('recipe_alternatives')
        .select(['recipe_id', 'alternative_id as id'])
        .where('recipe_id', 'in', recipeIds)
        .where(sql<boolean>`${isAmong('alternative_id', named)}`),
    )
    .execute()
}
