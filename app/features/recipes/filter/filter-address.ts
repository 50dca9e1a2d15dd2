import { searchParams } from '#app/lib/api/call.ts'
import type { RecipeQuery } from '#app/lib/api/keys.ts'
import type { Id } from '#contract/common.ts'
import { ALL_DISH_TYPES, dishTypeName } from '#contract/recipes/dish-types.ts'
import { CALORIES_FILTER, FILTER_VALUES_MAX, ID_MAX, TIME_FILTER } from '#contract/limits.ts'
import { ALLERGENS, DIETS, TAG_FILTERS } from '#contract/recipes/words.ts'
import { minutesToTime, timeToMinutes } from '#contract/text/time.ts'
import { PLAIN_FILTER, type RecipeFilter } from './recipe-filter.ts'

/** Parameters of the address, which are those of the call. */
export const FILTER_NAMES = {
  categories: 'DishTypes',
  time: 'CookTime',
  totalTime: 'TotalTime',
  calories: 'maxCalories',
  diets: 'Diets',
  freeOf: 'FreeOf',
  mayContain: 'MayContain',
  cuisines: TAG_FILTERS.cuisine,
  occasions: TAG_FILTERS.occasion,
  seasons: TAG_FILTERS.season,
  difficulties: TAG_FILTERS.difficulty,
  include: 'IncludedIng[]',
  exclude: 'ExcludedIng[]',
} as const satisfies Record<keyof RecipeFilter, keyof RecipeQuery>

/** A number of an address, clamped to its range and rounded to the slider's step. */
function within(value: number | undefined, range: typeof TIME_FILTER | typeof CALORIES_FILTER) {
  if (value === undefined || !Number.isFinite(value)) return range.max
  const onGrid = Math.round(value / range.step) * range.step
  return Math.min(range.max, Math.max(range.min, onGrid))
}

const timeOf = (text: string | null) => within(timeToMinutes(text ?? ''), TIME_FILTER)

/** Parses a number of an address; undefined for anything else. */
const numberOf = (text: string | null) =>
  text !== null && /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined

const unique = <Value>(values: Value[]) => [...new Set(values)]

/** The known words that are among others, in the order of the contract. */
function among<Word extends string>(known: readonly Word[], words: readonly string[]): Word[] {
  return known.filter((word) => words.includes(word))
}

function idsOf(search: URLSearchParams, name: string): Id[] {
  const ids = unique(search.getAll(name).map(Number))
  return ids
    .filter((id) => Number.isInteger(id) && id > 0 && id <= ID_MAX)
    .slice(0, FILTER_VALUES_MAX)
}

/** Reads the filter of an address and ignores invalid parameters. */
export function recipeFilterOf(search: URLSearchParams): RecipeFilter {
  const types = unique(search.getAll(FILTER_NAMES.categories).map((text) => numberOf(text) ?? NaN))
  const categories = types.filter((type) => type >= 0 && dishTypeName(type) !== undefined)
  const freeOf = among(ALLERGENS, search.getAll(FILTER_NAMES.freeOf))
  const include = idsOf(search, FILTER_NAMES.include)
  return {
    categories: categories.length > 0 ? categories : PLAIN_FILTER.categories,
    time: timeOf(search.get(FILTER_NAMES.time)),
    totalTime: timeOf(search.get(FILTER_NAMES.totalTime)),
    calories: within(numberOf(search.get(FILTER_NAMES.calories)), CALORIES_FILTER),
    diets: among(DIETS, search.getAll(FILTER_NAMES.diets)),
    freeOf,
    mayContain: search.get(FILTER_NAMES.mayContain) === 'true' && freeOf.length > 0,
    cuisines: idsOf(search, FILTER_NAMES.cuisines),
    occasions: idsOf(search, FILTER_NAMES.occasions),
    seasons: idsOf(search, FILTER_NAMES.seasons),
    difficulties: idsOf(search, FILTER_NAMES.difficulties),
    include,
    exclude: idsOf(search, FILTER_NAMES.exclude).filter((id) => !include.includes(id)),
  }
}

/** A limit of time as the wire has it; undefined without a limit. */
const limitOf = (minutes: number) =>
  minutes === TIME_FILTER.max ? undefined : minutesToTime(minutes)

/**
 * A filter as the query of its call and of the list's address: only the values that differ from the
 * defaults, and never "All".
 */
export function recipeQueryOf(filter: RecipeFilter): RecipeQuery {
  const { categories, time, totalTime, calories, diets, freeOf, mayContain } = filter
  return {
    [FILTER_NAMES.categories]: categories.filter((type) => type !== ALL_DISH_TYPES),
    [FILTER_NAMES.time]: limitOf(time),
    [FILTER_NAMES.totalTime]: limitOf(totalTime),
    [FILTER_NAMES.calories]: calories === CALORIES_FILTER.max ? undefined : calories,
    [FILTER_NAMES.diets]: among(DIETS, diets),
    [FILTER_NAMES.freeOf]: among(ALLERGENS, freeOf),
    [FILTER_NAMES.mayContain]: freeOf.length > 0 && mayContain ? true : undefined,
    [FILTER_NAMES.cuisines]: [...filter.cuisines],
    [FILTER_NAMES.occasions]: [...filter.occasions],
    [FILTER_NAMES.seasons]: [...filter.seasons],
    [FILTER_NAMES.difficulties]: [...filter.difficulties],
    [FILTER_NAMES.include]: [...filter.include],
    [FILTER_NAMES.exclude]: [...filter.exclude],
  }
}

/** {@link recipeQueryOf} for the address of the list. */
export function recipeSearchOf(filter: RecipeFilter): URLSearchParams {
  return searchParams(recipeQueryOf(filter))
}

/** Whether a filter has only default values. */
export function isPlainFilter(filter: RecipeFilter): boolean {
  return recipeSearchOf(filter).size === 0
}

/** Whether an address has a filter parameter, even with a default value. */
export function namesFilter(search: URLSearchParams): boolean {
  return Object.values(FILTER_NAMES).some((name) => search.has(name))
}

/** The address of the list under a filter; a filter of defaults is the plain list. */
export function addressOf(filter: RecipeFilter): string {
  const search = recipeSearchOf(filter)
  return search.size === 0 ? '/recipes' : `/recipes?${search}`
}
