import { sql, type Kysely, type RawBuilder } from 'kysely'
import { LOOSENED_MAX } from '#contract/limits.ts'
import type { LoosenedPart } from '#contract/recipe.ts'
import type { Database } from '#server/db/schema.ts'
import {
  type Fragment,
  hasDishType,
  ingredientsAmong,
  isFreeOf,
  isWithin,
  keepsDiets,
} from './criteria.ts'
import type { RecipeSelection } from './selection.ts'

/** Maximum recipes that a call checks per list, newest first. Bounds its work. */
const CANDIDATES_MAX = 1000

/** Parts that are checked before ingredients, each 1 where a recipe fails it. */
const CHEAP = sql`dish_types, cook_time, total_time, calories, diets, free_of`
/** How many of them a recipe fails. */
const CHEAP_FAILED = sql`dish_types + cook_time + total_time + calories + diets + free_of`

const NONE = sql`cast(null as integer)`

/** A filter's ingredients, each once. */
interface AskedIngredients {
  included: readonly number[]
  excluded: readonly number[]
}

/**
 * The parts of a filter to suggest leaving out: those that are the only one some recipe fails. In
 * the order of the filter panel, at most {@link LOOSENED_MAX}. Only {@link CANDIDATES_MAX} recipes
 * per list are checked.
 */
export async function readLoosened(
  db: Kysely<Database>,
  selection: RecipeSelection,
): Promise<LoosenedPart[]> {
  const included = [...new Set(selection.includedIngredients)]
  const excluded = [...new Set(selection.excludedIngredients)]
  const { rows } = await failedParts(selection, { included, excluded }).execute(db)
  const parts: LoosenedPart[] = [
    { Kind: 'DishTypes', IngredientId: null },
    { Kind: 'CookTime', IngredientId: null },
    { Kind: 'TotalTime', IngredientId: null },
    { Kind: 'maxCalories', IngredientId: null },
    { Kind: 'Diets', IngredientId: null },
    { Kind: 'FreeOf', IngredientId: null },
    ...included.map((id) => ({ Kind: 'IncludedIng' as const, IngredientId: id })),
    ...excluded.map((id) => ({ Kind: 'ExcludedIng' as const, IngredientId: id })),
  ]
  const found = new Set(rows.map(({ Kind, IngredientId }) => `${Kind} ${IngredientId}`))
  return parts
    .filter(({ Kind, IngredientId }) => found.has(`${Kind} ${IngredientId}`))
    .slice(0, LOOSENED_MAX)
}

/**
 * The failed part of each candidate that fails exactly one. Each step is materialised, because
 * SQLite would otherwise repeat its lookups wherever the next one uses its result. A recipe that
 * fails two of the cheap parts is dropped before its ingredients are read.
 */
function failedParts(
  selection: RecipeSelection,
  asked: AskedIngredients,
): RawBuilder<LoosenedPart> {
  const { dishTypes, maxActiveMinutes, maxTotalMinutes, maxCalories, diets, freeOf } = selection
  const keepsAll = keepsDiets(diets ?? []).map(({ condition }) => condition)
  return sql<LoosenedPart>`
    with candidates as materialized (${candidatesFor(asked)}),
    checked as materialized (
      select id,
        ${failsUnless(dishTypes && hasDishType(dishTypes))} as dish_types,
        ${failsUnless(isWithin({ maxActiveMinutes }))} as cook_time,
        ${failsUnless(isWithin({ maxTotalMinutes }))} as total_time,
        ${failsUnless(isWithin({ maxCalories }))} as calories,
        ${failsUnless(keepsAll.length > 0 ? sql.join(keepsAll, sql` and `) : undefined)} as diets,
        ${failsUnless(freeOf && isFreeOf(freeOf).condition)} as free_of
      from candidates
    ),
    counted as materialized (
      select ${CHEAP}, id, ${failedIngredients(asked)} as ingredients
      from checked where ${CHEAP_FAILED} <= 1
    ),
    failed as materialized (
      select ${CHEAP},
        case when ingredients = 1 then ${unwantedIngredient(asked)} end as unwanted,
        case when ingredients = 1 then ${missingIngredient(asked)} end as missing
      from counted where ${CHEAP_FAILED} + ingredients = 1
    )
    select distinct
      case when dish_types = 1 then 'DishTypes' when cook_time = 1 then 'CookTime'
        when total_time = 1 then 'TotalTime' when calories = 1 then 'maxCalories'
        when diets = 1 then 'Diets' when free_of = 1 then 'FreeOf' when unwanted is not null then 'ExcludedIng'
        else 'IncludedIng' end as "Kind",
      coalesce(unwanted, missing) as "IngredientId"
    from failed`
}

/** A recipe that lacks one of several ingredients has at least one of any two of them. */
function candidatesFor({ included }: AskedIngredients): Fragment {
  const max = sql.lit(CANDIDATES_MAX)
  const [first, second] = included
  if (first === undefined || second === undefined) {
    return sql`select id from recipes order by published_at desc, id desc limit ${max}`
  }
  const having = (id: number) => sql`select recipe_id as id from (
    select recipe_id from recipe_ingredients where ingredient_id = ${id}
    order by published_at desc, recipe_id desc limit ${max}) as newest`
  return sql`${having(first)} union ${having(second)}`
}

function failsUnless(condition: Fragment | undefined): Fragment {
  return condition ? sql`case when ${condition} then 0 else 1 end` : sql`0`
}

/** Number of missing and of excluded ingredients. */
function failedIngredients({ included, excluded }: AskedIngredients): Fragment {
  const all = [...included, ...excluded]
  if (all.length === 0) return sql`0`
  const counts = [
    included.length > 0 &&
      sql`case when ingredient_id in (${sql.join(included)}) then -1 else 0 end`,
    excluded.length > 0 &&
      sql`case when ingredient_id in (${sql.join(excluded)}) then 1 else 0 end`,
  ].filter((count) => count !== false)
  return sql`${sql.lit(included.length)} + coalesce(
    (select sum(${sql.join(counts, sql` + `)}) ${ingredientsAmong(sql.ref('checked.id'), all)}), 0)`
}

function unwantedIngredient({ excluded }: AskedIngredients): Fragment {
  if (excluded.length === 0) return NONE
  return sql`(select ingredient_id ${ingredientsAmong(sql.ref('counted.id'), excluded)} limit 1)`
}

/** If one is missing, its id is the difference between the sums of all ids and of those found. */
function missingIngredient({ included }: AskedIngredients): Fragment {
  if (included.length === 0) return NONE
  const sum = included.reduce((total, id) => total + id, 0)
  return sql`${sql.lit(sum)} - (select coalesce(sum(ingredient_id), 0)
    ${ingredientsAmong(sql.ref('counted.id'), included)})`
}
