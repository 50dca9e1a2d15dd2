import { searchParams } from '#app/lib/api/call.ts'
import type { RecipeQuery } from '#app/lib/api/keys.ts'
import type { Id } from '#contract/common.ts'
import { ALL_DISH_TYPES, dishTypeName, type DishType } from '#contract/dish-types.ts'
import { CALORIES_FILTER, FILTER_VALUES_MAX, ID_MAX, TIME_FILTER } from '#contract/limits.ts'
import type { LoosenedPart } from '#contract/recipe.ts'
import { minutesToTime, timeToMinutes } from '#contract/time.ts'

/** State of the recipe filter (ENT-33). */
export interface RecipeFilter {
  /** Dish types, of which a recipe must have one; only "All" (-1) without a choice (RCL-09 to RCL-12). */
  readonly categories: readonly DishType[]
  /** Maximum cooking time in minutes; the largest value is no limit (RCL-02). */
  readonly time: number
  /** Maximum kilocalories per serving; the largest value is no limit (RCL-03). */
  readonly calories: number
  /** Ingredients that must all be in it. */
  readonly include: readonly Id[]
  /** Ingredients of which none may be in it. */
  readonly exclude: readonly Id[]
}

/** One of the two lists of ingredients. */
export type IngredientList = 'include' | 'exclude'

/** The default filter, which matches all recipes (CON-09). */
export const PLAIN_FILTER: RecipeFilter = {
  categories: [ALL_DISH_TYPES],
  time: TIME_FILTER.max,
  calories: CALORIES_FILTER.max,
  include: [],
  exclude: [],
}

const NAMES = { include: 'IncludedIng[]', exclude: 'ExcludedIng[]' } as const

/** A number of an address, clamped to its range and rounded to the slider's step (D-34). */
function within(value: number | undefined, range: typeof TIME_FILTER | typeof CALORIES_FILTER) {
  if (value === undefined || !Number.isFinite(value)) return range.max
  const onGrid = Math.round(value / range.step) * range.step
  return Math.min(range.max, Math.max(range.min, onGrid))
}

/** Parses a number of an address; undefined for anything else. */
const numberOf = (text: string | null) =>
  text !== null && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined

const unique = <Value>(values: Value[]) => [...new Set(values)]

function idsOf(search: URLSearchParams, name: string): Id[] {
  const ids = unique(search.getAll(name).map(Number))
  return ids
    .filter((id) => Number.isInteger(id) && id > 0 && id <= ID_MAX)
    .slice(0, FILTER_VALUES_MAX)
}

/** Reads the filter of an address and ignores invalid parameters (RTE-10). */
export function recipeFilterOf(search: URLSearchParams): RecipeFilter {
  const types = unique(search.getAll('DishTypes').map((text) => numberOf(text) ?? NaN))
  const categories = types.filter((type) => type >= 0 && dishTypeName(type) !== undefined)
  const include = idsOf(search, NAMES.include)
  return {
    categories: categories.length > 0 ? categories : PLAIN_FILTER.categories,
    time: within(timeToMinutes(search.get('CookTime') ?? ''), TIME_FILTER),
    calories: within(numberOf(search.get('maxCalories')), CALORIES_FILTER),
    include,
    exclude: idsOf(search, NAMES.exclude).filter((id) => !include.includes(id)),
  }
}

/**
 * A filter as the query of its call and of the list's address: only the values that differ from the
 * defaults (RCL-39, RCL-40), and never "All" (D-27).
 */
export function recipeQueryOf(filter: RecipeFilter): RecipeQuery {
  const { categories, time, calories, include, exclude } = filter
  return {
    DishTypes: categories.filter((type) => type !== ALL_DISH_TYPES),
    CookTime: time === TIME_FILTER.max ? undefined : minutesToTime(time),
    maxCalories: calories === CALORIES_FILTER.max ? undefined : calories,
    [NAMES.include]: [...include],
    [NAMES.exclude]: [...exclude],
  }
}

/** {@link recipeQueryOf} for the address of the list. */
export function recipeSearchOf(filter: RecipeFilter): URLSearchParams {
  return searchParams(recipeQueryOf(filter))
}

/** Whether a filter has only default values (RCL-38). */
export function isPlainFilter(filter: RecipeFilter): boolean {
  return recipeSearchOf(filter).size === 0
}

/** Whether an address has a filter parameter, even with a default value. */
export function namesFilter(search: URLSearchParams): boolean {
  return ['DishTypes', 'CookTime', 'maxCalories', ...Object.values(NAMES)].some((name) =>
    search.has(name),
  )
}

/**
 * The categories after one has been pressed: "All" excludes the others, and is selected when the last
 * one is removed (RCL-09 to RCL-11, D-35).
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

/** Replaces a list of ingredients, and removes these ingredients from the other list (D-27). */
export function withIngredients(
  filter: RecipeFilter,
  list: IngredientList,
  ids: readonly Id[],
): RecipeFilter {
  const other = list === 'include' ? 'exclude' : 'include'
  const rest = filter[other].filter((id) => !ids.includes(id))
  return { ...filter, [list]: ids, [other]: rest }
}

/** One part of a filter, and the filter without it. */
export interface FilterPart {
  readonly kind: 'category' | 'time' | 'calories' | IngredientList
  /** Code of the dish type, limit, or id of the ingredient. */
  readonly value: number
  readonly without: RecipeFilter
}

/** The active parts of a filter, in the order of the panel. */
export function partsOf(filter: RecipeFilter): FilterPart[] {
  const parts: FilterPart[] = []
  for (const type of filter.categories) {
    if (type === ALL_DISH_TYPES) continue
    const without = { ...filter, categories: toggleCategory(filter.categories, type) }
    parts.push({ kind: 'category', value: type, without })
  }
  for (const kind of ['time', 'calories'] as const) {
    if (filter[kind] === PLAIN_FILTER[kind]) continue
    parts.push({ kind, value: filter[kind], without: { ...filter, [kind]: PLAIN_FILTER[kind] } })
  }
  for (const kind of ['include', 'exclude'] as const) {
    for (const id of filter[kind]) {
      const without = { ...filter, [kind]: filter[kind].filter((other) => other !== id) }
      parts.push({ kind, value: id, without })
    }
  }
  return parts
}

/** Names of the parts in the API. */
const WIRE_KINDS: Record<FilterPart['kind'], LoosenedPart['Kind']> = {
  category: 'DishTypes',
  time: 'CookTime',
  calories: 'maxCalories',
  include: 'IncludedIng',
  exclude: 'ExcludedIng',
}

/**
 * The parts of a filter that the API suggests to remove. Dish types are one part, because fewer of them
 * never match more.
 */
export function loosened(filter: RecipeFilter, suggested: readonly LoosenedPart[]): FilterPart[] {
  const parts = partsOf(filter)
  return suggested.flatMap(({ Kind, IngredientId }) => {
    const part = parts.find(
      ({ kind, value }) =>
        WIRE_KINDS[kind] === Kind && (IngredientId === null || value === IngredientId),
    )
    if (part?.kind !== 'category') return part ?? []
    return { ...part, without: { ...filter, categories: PLAIN_FILTER.categories } }
  })
}
