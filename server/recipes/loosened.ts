import { sql, type Kysely, type RawBuilder } from 'kysely'
import { LOOSENED_MAX } from '#contract/limits.ts'
import type { LoosenedPart } from '#contract/recipes/recipe.ts'
import { TAG_FILTERS, TAG_KINDS } from '#contract/recipes/words.ts'
import type { Database } from '#server/db/schema.ts'
import {
  type Fragment,
  hasDishType,
  ingredientsAmong,
  isFreeOf,
  isUnder,
  isWithin,
  keepsDiets,
} from './criteria.ts'
import type { RecipeSelection } from './selection.ts'

/** Maximum recipes that a call checks per list, newest first. Bounds its work. */
const CANDIDATES_MAX = 1000

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
  const cheap = cheapParts(selection)
  const { rows } = await failedParts(cheap, { included, excluded }).execute(db)
  const parts: Pick<LoosenedPart, 'IngredientId' | 'Kind'>[] = [
    ...cheap.map(({ kind }) => ({ Kind: kind, IngredientId: null })),
    ...included.map((id) => ({ Kind: 'IncludedIng' as const, IngredientId: id })),
    ...excluded.map((id) => ({ Kind: 'ExcludedIng' as const, IngredientId: id })),
  ]
  const counts = new Map(rows.map((row) => [`${row.Kind} ${row.IngredientId}`, row.Count]))
  return parts
    .flatMap(({ Kind, IngredientId }) => {
      const Count = counts.get(`${Kind} ${IngredientId}`)
      return Count === undefined ? [] : { Kind, IngredientId, Count }
    })
    .slice(0, LOOSENED_MAX)
}

/** A part that is checked before ingredients. */
interface CheapPart {
  kind: LoosenedPart['Kind']
  condition: Fragment
}

/** The asked parts that are no ingredients, in the order of the filter panel. */
function cheapParts(selection: RecipeSelection): CheapPart[] {
  const { dishTypes, maxActiveMinutes, maxTotalMinutes, maxCalories, diets, freeOf } = selection
  const keepsAll = keepsDiets(diets ?? []).map(({ condition }) => condition)
  const all: { kind: LoosenedPart['Kind']; condition: Fragment | undefined }[] = [
    { kind: 'DishTypes', condition: dishTypes && hasDishType(dishTypes) },
    { kind: 'CookTime', condition: isWithin({ maxActiveMinutes }) },
    { kind: 'TotalTime', condition: isWithin({ maxTotalMinutes }) },
    { kind: 'maxCalories', condition: isWithin({ maxCalories }) },
    { kind: 'Diets', condition: keepsAll.length > 0 ? sql.join(keepsAll, sql` and `) : undefined },
    { kind: 'FreeOf', condition: freeOf && isFreeOf(freeOf).condition },
    ...TAG_KINDS.map((kind) => ({
      kind: TAG_FILTERS[kind],
      condition: tagCondition(selection[kind]),
    })),
  ]
  return all.flatMap(({ kind, condition }) => (condition ? { kind, condition } : []))
}

function tagCondition(ids: readonly number[] | undefined): Fragment | undefined {
  return ids && isUnder('recipe_tags', 'tag_id', ids).condition
}

/**
 * The failed part of each candidate that fails exactly one. Each step is materialised, because
 * SQLite would otherwise repeat its lookups wherever the next one uses its result. A recipe that
 * fails two of the cheap parts is dropped before its ingredients are read.
 */
function failedParts(
  cheap: readonly CheapPart[],
  asked: AskedIngredients,
): RawBuilder<LoosenedPart> {
  const columns = cheap.map(({ kind }) => sql.ref(`fails_${kind}`))
  const checks = cheap.map(
    ({ condition }, index) => sql`, case when ${condition} then 0 else 1 end as ${columns[index]}`,
  )
  const kept = sql.join(
    columns.map((column) => sql`, ${column}`),
    sql``,
  )
  const failed = sql.join([sql`0`, ...columns], sql` + `)
  const kinds = cheap.map(
    ({ kind }, index) => sql`when ${columns[index]} = 1 then ${sql.lit(kind)}`,
  )
  return sql<LoosenedPart>`
    with candidates as materialized (${candidatesFor(asked)}),
    checked as materialized (select id ${sql.join(checks, sql``)} from candidates),
    counted as materialized (
      select id ${kept}, ${failedIngredients(asked)} as ingredients
      from checked where ${failed} <= 1
    ),
    failed as materialized (
      select ingredients ${kept},
        case when ingredients = 1 then ${unwantedIngredient(asked)} end as unwanted,
        case when ingredients = 1 then ${missingIngredient(asked)} end as missing
      from counted where ${failed} + ingredients = 1
    ),
    named as materialized (
      select case ${sql.join(kinds, sql` `)} when unwanted is not null then 'ExcludedIng'
        else 'IncludedIng' end as kind, coalesce(unwanted, missing) as ingredient_id
      from failed
    )
    select kind as "Kind", ingredient_id as "IngredientId", cast(count(*) as integer) as "Count"
    from named group by kind, ingredient_id`
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
