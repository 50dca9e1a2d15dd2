import { sql } from 'kysely'
import type { DishType } from '#contract/recipes/dish-types.ts'
import { TAG_KINDS, type TagKind } from '#contract/recipes/words.ts'
import {
  type Criterion,
  type Fragment,
  type FreeOf,
  hasAll,
  hasBoth,
  isByAuthor,
  isFavourite,
  isFreeOf,
  isOneOf,
  isUnder,
  isWithin,
  isWithout,
  keepsDiets,
  type RecipeLimits,
} from './criteria.ts'

/** Tags by their kind; a recipe has one of each kind that is asked for. */
type TagSelection = { readonly [Kind in TagKind]?: readonly number[] | undefined }

/** Which recipes a list shows. All given conditions apply. */
export interface RecipeSelection extends RecipeLimits, TagSelection {
  cookbookId?: number | undefined
  partitionId?: number | undefined
  /** Recipes of this author. */
  authorId?: number | undefined
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
  /** All of these, by their codes. */
  diets?: readonly number[] | undefined
  freeOf?: FreeOf | undefined
}

/**
 * A selection as SQL. `lead` selects id, major and minor, and is sorted by major and minor in
 * `direction`.
 */
export interface SelectionSql {
  lead: Fragment
  /** Conditions on a row of `lead`, whose alias is `candidates`. */
  conditions: readonly Fragment[]
  direction: Fragment
}

const LEAD_BY_DATE = sql`select id, published_at as major, id as minor from recipes`

/**
 * The candidates of a selection: in a cookbook by chapter and position, otherwise newest first,
 * with ties by id. The first criterion with an index in this order leads; the others are looked up
 * by key for each candidate.
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
    lead: leader?.lead ?? LEAD_BY_DATE,
    conditions: criteria
      .filter((criterion) => criterion !== leader)
      .map(({ condition }) => condition),
    direction: sql`desc`,
  }
}

/** The conditions of a selection, those that read least first. */
export function criteriaOf(selection: RecipeSelection): Criterion[] {
  const { favouritesOf, ids, includedIngredients = [], excludedIngredients = [] } = selection
  const { authorId, tagIds, dishTypes, diets = [], freeOf } = selection
  const criteria: Criterion[] = []
  if (favouritesOf !== undefined) criteria.push(isFavourite(favouritesOf))
  if (ids) criteria.push(isOneOf(ids))
  if (authorId !== undefined) criteria.push(isByAuthor(authorId))
  const [first, second, ...rest] = new Set(includedIngredients)
  if (first !== undefined && second !== undefined) criteria.push(hasBoth(first, second))
  else if (first !== undefined) {
    criteria.push(isUnder('recipe_ingredients', 'ingredient_id', [first]))
  }
  if (tagIds) criteria.push(isUnder('recipe_tags', 'tag_id', tagIds))
  if (dishTypes) criteria.push(isUnder('recipe_dish_types', 'dish_type', dishTypes))
  for (const kind of TAG_KINDS) {
    const ids = selection[kind]
    if (ids) criteria.push(isUnder('recipe_tags', 'tag_id', ids))
  }
  criteria.push(...keepsDiets(diets))
  const within = isWithin(selection)
  if (within) criteria.push({ condition: within })
  if (freeOf) criteria.push(isFreeOf(freeOf))
  // Last, because they read several rows of each candidate.
  if (rest.length > 0) criteria.push(hasAll(rest))
  if (excludedIngredients.length > 0) criteria.push(isWithout(excludedIngredients))
  return criteria
}

/** A recipe in several chapters is listed once, in the first one. */
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
