import { sql, type RawBuilder } from 'kysely'
import type { DishType } from '#contract/dish-types.ts'
import type { PageKey } from './page-anchors.ts'

/** Which recipes a list shows; everything that is given must hold (D-27, D-34). */
export interface RecipeSelection {
  cookbookId?: number | undefined
  partitionId?: number | undefined
  /** Recipes that this member likes. */
  favouritesOf?: number | undefined
  /** Any of these. */
  ids?: readonly number[] | undefined
  /** All of these. */
  includedIngredients?: readonly number[] | undefined
  /** None of these. */
  excludedIngredients?: readonly number[] | undefined
  /** Any of these. */
  tagIds?: readonly number[] | undefined
  /** Any of these. */
  dishTypes?: readonly DishType[] | undefined
  /** Kilocalories per serving at most; recipes without the value are left out. */
  maxCalories?: number | undefined
  /** Active minutes at most; recipes without the value are left out. */
  maxActiveMinutes?: number | undefined
  /** Only recipes that stand behind this one in the list of all. */
  after?: PageKey | undefined
}

/** A piece of SQL. */
type Fragment = RawBuilder<unknown>

/** A selection as SQL: `lead` gives id, major and minor; major and minor sort in `direction`. */
export interface SelectionSql {
  lead: Fragment
  /** What must hold for a candidate of `lead`, which is called `candidates`. */
  conditions: readonly Fragment[]
  direction: Fragment
}

/** One thing that must hold: as a condition on a candidate, and as the list of its recipes. */
interface Criterion {
  condition: Fragment
  /** Missing where no index gives these recipes in the order of a list. */
  lead?: Fragment
}

/**
 * The candidates of a selection: in a cookbook by chapter and place, otherwise the newest first with
 * ties by id. The first criterion that can leads, since its index already is in the order of the
 * answer; the others are looked up by key, candidate by candidate.
 */
export function selectionSql(selection: RecipeSelection): SelectionSql {
  const { cookbookId, partitionId } = selection
  const criteria = criteriaOf(selection)
  if (cookbookId !== undefined || partitionId !== undefined) {
    return {
      lead: leadByCookbook(cookbookId, partitionId),
      conditions: criteria.map(({ condition }) => condition),
      direction: sql`asc`,
    }
  }
  const leader = criteria.find(({ lead }) => lead !== undefined)
  return {
    lead: leader?.lead ?? leadByDate(selection.after),
    conditions: criteria
      .filter((criterion) => criterion !== leader)
      .map(({ condition }) => condition),
    direction: sql`desc`,
  }
}

function criteriaOf(selection: RecipeSelection): Criterion[] {
  const { favouritesOf, ids, includedIngredients = [], excludedIngredients = [] } = selection
  const { tagIds, dishTypes } = selection
  const criteria: Criterion[] = []
  if (favouritesOf !== undefined) criteria.push(isFavourite(favouritesOf))
  if (ids) criteria.push(isOneOf(ids))
  const [first, ...rest] = new Set(includedIngredients)
  if (first !== undefined) criteria.push(isUnder('recipe_ingredients', 'ingredient_id', [first]))
  if (tagIds) criteria.push(isUnder('recipe_tags', 'tag_id', tagIds))
  if (dishTypes) criteria.push(isUnder('recipe_dish_types', 'dish_type', dishTypes))
  const within = isWithin(selection)
  if (within) criteria.push({ condition: within })
  // Last, because they read several rows of each candidate.
  if (rest.length > 0) criteria.push(hasAll(rest))
  if (excludedIngredients.length > 0) criteria.push(isWithout(excludedIngredients))
  return criteria
}

function leadByDate(after: PageKey | undefined): Fragment {
  const behind = after
    ? sql`where (published_at, id) < (${after.published_at}, ${after.id})`
    : sql``
  return sql`select id, published_at as major, id as minor from recipes ${behind}`
}

/** A recipe that stands in several chapters is listed once, where it stands first. */
function leadByCookbook(cookbookId: number | undefined, partitionId: number | undefined): Fragment {
  const cookbook = cookbookId ?? sql`(select cookbook_id from partitions where id = ${partitionId})`
  const chapter =
    partitionId === undefined
      ? sql`not exists (select 1 from recipe_partitions as earlier
          where earlier.recipe_id = here.recipe_id and earlier.cookbook_id = here.cookbook_id
          and earlier.partition_id < here.partition_id)`
      : sql`here.partition_id = ${partitionId}`
  return sql`select here.recipe_id as id, here.partition_id as major, here.position as minor
    from recipe_partitions as here where here.cookbook_id = ${cookbook} and ${chapter}`
}

/**
 * Whether a look-up by key finds something. As a value, candidate by candidate until the page is
 * full: of `exists` PostgreSQL may make a join that reads whole tables.
 */
function finds(lookUp: Fragment): Fragment {
  return sql`((${lookUp} limit 1) is not null)`
}

function isFavourite(userId: number): Criterion {
  return {
    lead: sql`select recipes.id, recipes.published_at as major, recipes.id as minor
      from favourite_recipes inner join recipes on recipes.id = favourite_recipes.recipe_id
      where favourite_recipes.user_id = ${userId}`,
    condition: finds(sql`select 1 from favourite_recipes
      where user_id = ${userId} and recipe_id = candidates.id`),
  }
}

function isOneOf(ids: readonly number[]): Criterion {
  if (ids.length === 0) return NOTHING
  return {
    lead: sql`select id, published_at as major, id as minor from recipes
      where id in (${sql.join(ids)})`,
    condition: sql`candidates.id in (${sql.join(ids)})`,
  }
}

/** A table whose rows put a recipe under something; it leads when that is one thing. */
function isUnder(
  table: 'recipe_dish_types' | 'recipe_ingredients' | 'recipe_tags',
  column: 'dish_type' | 'ingredient_id' | 'tag_id',
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
 * The sum keeps the engines from seeking every one of fifty values in the index, for every recipe: a
 * recipe has about ten ingredients, which are read at once.
 */
function isAmong(column: string, values: readonly number[]): Fragment {
  return sql`${sql.ref(column)} + 0 in (${sql.join(values)})`
}

/** Rows of a recipe's own ingredients that are among these. */
export function ingredientsAmong(recipeId: Fragment, ingredientIds: readonly number[]): Fragment {
  return sql`from recipe_ingredients
    where recipe_id = ${recipeId} and ${isAmong('ingredient_id', ingredientIds)}`
}

const CANDIDATE = sql.ref('candidates.id')

/** One count for all of them: a condition for each is a join for each, which takes planning. */
function hasAll(ingredientIds: readonly number[]): Criterion {
  return {
    condition: sql`(select count(*) ${ingredientsAmong(CANDIDATE, ingredientIds)}
    ) = ${sql.lit(ingredientIds.length)}`,
  }
}

function isWithout(ingredientIds: readonly number[]): Criterion {
  return {
    condition: sql`not ${finds(sql`select 1 ${ingredientsAmong(CANDIDATE, ingredientIds)}`)}`,
  }
}

/** Whether a candidate is one of these dishes. */
export function hasDishType(dishTypes: readonly DishType[]): Fragment {
  return isUnder('recipe_dish_types', 'dish_type', dishTypes).condition
}

/**
 * Whether a candidate is within the limits; undefined where there are none. An unknown value is over
 * every limit (D-34).
 */
export function isWithin({
  maxCalories,
  maxActiveMinutes,
}: Pick<RecipeSelection, 'maxCalories' | 'maxActiveMinutes'>): Fragment | undefined {
  const limits: Fragment[] = []
  if (maxCalories !== undefined) limits.push(sql`facts.kcal <= ${maxCalories}`)
  if (maxActiveMinutes !== undefined) limits.push(sql`facts.active_minutes <= ${maxActiveMinutes}`)
  if (limits.length === 0) return undefined
  return finds(sql`select 1 from recipes as facts
    where facts.id = candidates.id and ${sql.join(limits, sql` and `)}`)
}

const NOTHING: Criterion = { condition: sql`1 = 0` }
