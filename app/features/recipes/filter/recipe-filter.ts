import type { Id } from '#contract/common.ts'
import { ALL_DISH_TYPES, type DishType } from '#contract/recipes/dish-types.ts'
import { CALORIES_FILTER, TIME_FILTER } from '#contract/limits.ts'
import type { Allergen, Diet, TagKind } from '#contract/recipes/words.ts'

/** State of the recipe filter. */
export interface RecipeFilter {
  /** Dish types, of which a recipe must have one; only "All" (-1) without a choice. */
  readonly categories: readonly DishType[]
  /** Maximum active time in minutes; the largest value is no limit. */
  readonly time: number
  /** Maximum time in all in minutes; the largest value is no limit. */
  readonly totalTime: number
  /** Maximum kilocalories per serving; the largest value is no limit. */
  readonly calories: number
  /** Diets, all of which a recipe must keep. */
  readonly diets: readonly Diet[]
  /** Allergens of which none may be in it. */
  readonly freeOf: readonly Allergen[]
  /** Whether it may contain one of `freeOf`, depending on the brand. */
  readonly mayContain: boolean
  /** Tags, of which a recipe must have one of each kind that has any. */
  readonly cuisines: readonly Id[]
  readonly occasions: readonly Id[]
  readonly seasons: readonly Id[]
  readonly difficulties: readonly Id[]
  /** Ingredients that must all be in it. */
  readonly include: readonly Id[]
  /** Ingredients of which none may be in it. */
  readonly exclude: readonly Id[]
}

/** One of the two lists of ingredients. */
export type IngredientList = 'include' | 'exclude'

/** The list of the filter for tags of a kind. */
export const TAG_LISTS = {
  cuisine: 'cuisines',
  occasion: 'occasions',
  season: 'seasons',
  difficulty: 'difficulties',
} as const satisfies Record<TagKind, keyof RecipeFilter>

/** The default filter, which matches all recipes. */
export const PLAIN_FILTER: RecipeFilter = {
  categories: [ALL_DISH_TYPES],
  time: TIME_FILTER.max,
  totalTime: TIME_FILTER.max,
  calories: CALORIES_FILTER.max,
  diets: [],
  freeOf: [],
  mayContain: false,
  cuisines: [],
  occasions: [],
  seasons: [],
  difficulties: [],
  include: [],
  exclude: [],
}

/**
 * The categories after one has been pressed: "All" excludes the others, and is selected when the last
 * one is removed.
 */
export function toggleCategory(
  categories: readonly DishType[],
  pressed: DishType,
): readonly DishType[] {
  if (pressed === ALL_DISH_TYPES) return PLAIN_FILTER.categories
  const others = categories.filter((type) => type !== pressed && type !== ALL_DISH_TYPES)
  if (!categories.includes(pressed)) return [...others, pressed].sort((a, b) => a - b)
  return others.length > 0 ? others : PLAIN_FILTER.categories
}

/** Replaces a list of ingredients, and removes these ingredients from the other list. */
export function withIngredients(
  filter: RecipeFilter,
  list: IngredientList,
  ids: readonly Id[],
): RecipeFilter {
  const other = list === 'include' ? 'exclude' : 'include'
  const rest = filter[other].filter((id) => !ids.includes(id))
  return { ...filter, [list]: ids, [other]: rest }
}
