import { sql, type RawBuilder } from 'kysely'
import type { DishType } from '#contract/recipes/dish-types.ts'

/** A piece of SQL. */
export type Fragment = RawBuilder<unknown>

/** Limits of what a recipe contains and takes; recipes without the value are left out. */
export interface RecipeLimits {
  /** Kilocalories per serving at most. */
  maxCalories?: number | undefined
  /** Active minutes at most. */
  maxActiveMinutes?: number | undefined
  /** Minutes in all at most. */
  maxTotalMinutes?: number | undefined
}

/** Allergens that a recipe has to be free of, by their codes. */
export interface FreeOf {
  readonly allergens: readonly number[]
  /** Whether recipes that only may contain one of them pass. */
  readonly mayContain: boolean
}

/** One filter: a condition on a candidate and, where possible, the list of its recipes. */
export interface Criterion {
  condition: Fragment
  /** Absent if no index has these recipes in the order of a list. */
  lead?: Fragment
}

/**
 * Whether a lookup by key finds a row. A scalar subquery is evaluated per candidate until the page
 * is full, whereas PostgreSQL may turn `exists` into a join that reads whole tables.
 */
function finds(lookUp: Fragment): Fragment {
  return sql`((${lookUp} limit 1) is not null)`
}

/**
 * `case` keeps the order, cheapest first. With `and`, PostgreSQL may check the most expensive
 * first.
 */
export function allInOrder(conditions: readonly Fragment[]): Fragment {
  return conditions.reduceRight((rest, condition) => sql`case when ${condition} then ${rest} end`)
}

export function isFavourite(userId: number): Criterion {
  return {
    lead: sql`select recipes.id, recipes.published_at as major, recipes.id as minor
      from favourite_recipes inner join recipes on recipes.id = favourite_recipes.recipe_id
      where favourite_recipes.user_id = ${userId}`,
    condition: finds(sql`select 1 from favourite_recipes
      where user_id = ${userId} and recipe_id = candidates.id`),
  }
}

export function isByAuthor(authorId: number): Criterion {
  return {
    lead: sql`select id, published_at as major, id as minor from recipes
      where author_id = ${authorId}`,
    condition: finds(sql`select 1 from recipes as own
      where own.id = candidates.id and own.author_id = ${authorId}`),
  }
}

export function isOneOf(ids: readonly number[]): Criterion {
  if (ids.length === 0) return NOTHING
  return {
    lead: sql`select id, published_at as major, id as minor from recipes
      where id in (${sql.join(ids)})`,
    condition: sql`candidates.id in (${sql.join(ids)})`,
  }
}

/** A filter by a table of recipes, such as tags. It can lead if there is a single value. */
export function isUnder(
  table: 'recipe_diets' | 'recipe_dish_types' | 'recipe_ingredients' | 'recipe_tags',
  column: 'diet' | 'dish_type' | 'ingredient_id' | 'tag_id',
  values: readonly number[],
): Criterion {
  if (values.length === 0) return NOTHING
  const condition = finds(sql`select 1 from ${sql.table(table)}
    where recipe_id = candidates.id and ${isAmong(column, values)}`)
  if (values.length > 1) return { condition }
  const lead = sql`select recipe_id as id, published_at as major, recipe_id as minor
    from ${sql.table(table)} where ${sql.ref(column)} = ${values[0]}`
  return { lead, condition }
}

/**
 * Whether a column has one of these values. `+ 0` prevents an index search for each of fifty values: a recipe has about ten ingredients,
 * which are read at once.
 */
export function isAmong(column: string, values: readonly number[]): Fragment {
  return sql`${sql.ref(column)} + 0 in (${sql.join(values)})`
}

/** A recipe's ingredients that are among these. */
export function ingredientsAmong(recipeId: Fragment, ingredientIds: readonly number[]): Fragment {
  return sql`from recipe_ingredients
    where recipe_id = ${recipeId} and ${isAmong('ingredient_id', ingredientIds)}`
}

const CANDIDATE = sql.ref('candidates.id')

/**
 * A single count, because a condition for each ingredient would be a join for each, which is slow
 * to plan.
 */
export function hasAll(ingredientIds: readonly number[]): Criterion {
  return {
    condition: sql`(select count(*) ${ingredientsAmong(CANDIDATE, ingredientIds)}
    ) = ${sql.lit(ingredientIds.length)}`,
  }
}

/**
 * Recipes with both of two ingredients. Both lists are in the same order, so that PostgreSQL merges
 * them: with 200,000 recipes, none of them with both, 13 ms instead of 157 for looking up each.
 */
export function hasBoth(first: number, second: number): Criterion {
  return {
    lead: sql`select one.recipe_id as id, one.published_at as major, one.recipe_id as minor
      from recipe_ingredients as one inner join recipe_ingredients as other
      on other.published_at = one.published_at and other.recipe_id = one.recipe_id
      where one.ingredient_id = ${first} and other.ingredient_id = ${second}`,
    condition: hasAll([first, second]).condition,
  }
}

export function isWithout(ingredientIds: readonly number[]): Criterion {
  return {
    condition: sql`not ${finds(sql`select 1 ${ingredientsAmong(CANDIDATE, ingredientIds)}`)}`,
  }
}

/** A recipe is free of an allergen only if its ingredients are checked. */
export function isFreeOf({ allergens, mayContain }: FreeOf): Criterion {
  const certain = mayContain ? sql`and is_certain = 1` : sql``
  const checked = finds(sql`select 1 from recipes as facts
    where facts.id = candidates.id and facts.allergens_checked = 1`)
  const found = finds(sql`select 1 from recipe_allergens
    where recipe_id = candidates.id and ${isAmong('allergen', allergens)} ${certain}`)
  return { condition: sql`(${checked} and not ${found})` }
}

/** One filter for each diet, because a recipe has to keep all of them. */
export function keepsDiets(diets: readonly number[]): Criterion[] {
  return [...new Set(diets)].map((diet) => isUnder('recipe_diets', 'diet', [diet]))
}

/** Whether a candidate is in a cookbook, or in one of its chapters. */
export function isInCookbook(
  cookbookId: number | undefined,
  partitionId: number | undefined,
): Criterion[] {
  if (cookbookId === undefined && partitionId === undefined) return []
  const book = cookbookId === undefined ? sql`` : sql`and cookbook_id = ${cookbookId}`
  const chapter = partitionId === undefined ? sql`` : sql`and partition_id = ${partitionId}`
  const condition = finds(sql`select 1 from recipe_partitions
    where recipe_id = candidates.id ${book} ${chapter}`)
  return [{ condition }]
}

/** Whether a candidate is one of these dishes. */
export function hasDishType(dishTypes: readonly DishType[]): Fragment {
  return isUnder('recipe_dish_types', 'dish_type', dishTypes).condition
}

/**
 * Whether a candidate is within the limits; undefined without limits. Unknown values exceed every
 * limit.
 */
export function isWithin(limitsOf: RecipeLimits): Fragment | undefined {
  const { maxCalories, maxActiveMinutes, maxTotalMinutes } = limitsOf
  const limits: Fragment[] = []
  if (maxCalories !== undefined) limits.push(sql`facts.kcal <= ${maxCalories}`)
  if (maxActiveMinutes !== undefined) limits.push(sql`facts.active_minutes <= ${maxActiveMinutes}`)
  if (maxTotalMinutes !== undefined) limits.push(sql`facts.total_minutes <= ${maxTotalMinutes}`)
  if (limits.length === 0) return undefined
  return finds(sql`select 1 from recipes as facts
    where facts.id = candidates.id and ${sql.join(limits, sql` and `)}`)
}

const NOTHING: Criterion = { condition: sql`1 = 0` }
