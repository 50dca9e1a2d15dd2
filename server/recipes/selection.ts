import { sql, type RawBuilder } from 'kysely'
import type { DishType } from '#contract/dish-types.ts'
import type { PageKey } from './page-anchors.ts'

/** Which recipes a list shows; everything that is given must hold (D-27, D-34). */
export interface RecipeSelection {
  /** Any of these. */
  dishTypes?: readonly DishType[] | undefined
  /** All of these. */
  includedIngredients?: readonly number[] | undefined
  /** None of these. */
  excludedIngredients?: readonly number[] | undefined
  /** Kilocalories per serving at most; recipes without the value are left out. */
  maxCalories?: number | undefined
  /** Active minutes at most; recipes without the value are left out. */
  maxActiveMinutes?: number | undefined
  cookbookId?: number | undefined
  partitionId?: number | undefined
  /** Any of these. */
  tagIds?: readonly number[] | undefined
  /** Recipes that this member likes. */
  favouritesOf?: number | undefined
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

/** A table whose rows put a recipe under something, and what that must be: any of the values. */
interface Facet {
  table: 'recipe_dish_types' | 'recipe_ingredients' | 'recipe_tags'
  column: 'dish_type' | 'ingredient_id' | 'tag_id'
  values: readonly number[]
}

/**
 * The candidates of a selection: in a cookbook by chapter and place, favourites by the day they
 * were chosen, all others by publication, newest first with ties by id. The narrowest given list
 * leads, since its index already is in the order of the answer; the rest is looked up by key,
 * candidate by candidate.
 */
export function selectionSql(selection: RecipeSelection): SelectionSql {
  const { cookbookId, partitionId, favouritesOf } = selection
  const facets = facetsOf(selection)
  const excluded = excludedSql(selection)
  const newest = sql`desc`
  if (cookbookId !== undefined || partitionId !== undefined) {
    const favourite = favouritesOf === undefined ? [] : [isFavourite(favouritesOf)]
    const conditions = [...facets.map(hasFacet), ...excluded, ...factsSql(selection), ...favourite]
    return { lead: leadByCookbook(cookbookId, partitionId), conditions, direction: sql`asc` }
  }
  if (favouritesOf !== undefined) {
    const conditions = [...facets.map(hasFacet), ...excluded, ...factsSql(selection)]
    return { lead: leadByFavourite(favouritesOf), conditions, direction: newest }
  }
  const leader = facets.find(({ values }) => values.length === 1)
  if (leader) {
    const others = facets.filter((facet) => facet !== leader).map(hasFacet)
    const conditions = [...others, ...excluded, ...factsSql(selection)]
    return { lead: leadByFacet(leader), conditions, direction: newest }
  }
  const conditions = [...facets.map(hasFacet), ...excluded]
  return { lead: leadByDate(selection), conditions, direction: newest }
}

/** Conditions joined by `and`, with the `where`; nothing without conditions. */
export function whereAll(conditions: readonly Fragment[]): Fragment {
  return conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`
}

function facetsOf({ includedIngredients = [], tagIds, dishTypes }: RecipeSelection): Facet[] {
  const facets = includedIngredients.map((id): Facet => {
    return { table: 'recipe_ingredients', column: 'ingredient_id', values: [id] }
  })
  if (tagIds) facets.push({ table: 'recipe_tags', column: 'tag_id', values: tagIds })
  if (dishTypes) {
    facets.push({ table: 'recipe_dish_types', column: 'dish_type', values: dishTypes })
  }
  return facets
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

function leadByFavourite(userId: number): Fragment {
  return sql`select recipe_id as id, created_at as major, recipe_id as minor
    from favourite_recipes where user_id = ${userId}`
}

function leadByFacet({ table, column, values }: Facet): Fragment {
  return sql`select recipe_id as id, published_at as major, recipe_id as minor
    from ${sql.table(table)} where ${sql.ref(column)} = ${values[0]}`
}

function leadByDate({ after, maxCalories, maxActiveMinutes }: RecipeSelection): Fragment {
  const conditions: Fragment[] = []
  if (after) conditions.push(sql`(published_at, id) < (${after.published_at}, ${after.id})`)
  if (maxCalories !== undefined) conditions.push(sql`kcal <= ${maxCalories}`)
  if (maxActiveMinutes !== undefined) conditions.push(sql`active_minutes <= ${maxActiveMinutes}`)
  return sql`select id, published_at as major, id as minor from recipes ${whereAll(conditions)}`
}

function hasFacet({ table, column, values }: Facet): Fragment {
  if (values.length === 0) return sql`1 = 0`
  return sql`exists (select 1 from ${sql.table(table)}
    where recipe_id = candidates.id and ${sql.ref(column)} in (${sql.join(values)}))`
}

function isFavourite(userId: number): Fragment {
  return sql`exists (select 1 from favourite_recipes
    where user_id = ${userId} and recipe_id = candidates.id)`
}

function excludedSql({ excludedIngredients = [] }: RecipeSelection): Fragment[] {
  if (excludedIngredients.length === 0) return []
  return [
    sql`not exists (select 1 from recipe_ingredients
      where recipe_id = candidates.id and ingredient_id in (${sql.join(excludedIngredients)}))`,
  ]
}

/** Limits on columns of the recipe itself; an unknown value is over every limit (D-34). */
function factsSql({ maxCalories, maxActiveMinutes }: RecipeSelection): Fragment[] {
  const limits: Fragment[] = []
  if (maxCalories !== undefined) limits.push(sql`facts.kcal <= ${maxCalories}`)
  if (maxActiveMinutes !== undefined) limits.push(sql`facts.active_minutes <= ${maxActiveMinutes}`)
  if (limits.length === 0) return []
  return [
    sql`exists (select 1 from recipes as facts
      where facts.id = candidates.id and ${sql.join(limits, sql` and `)})`,
  ]
}
