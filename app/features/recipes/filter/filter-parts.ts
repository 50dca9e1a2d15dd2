import { ALL_DISH_TYPES } from '#contract/recipes/dish-types.ts'
import type { LoosenedPart } from '#contract/recipes/recipe.ts'
import { TAG_FILTERS } from '#contract/recipes/words.ts'
import { PLAIN_FILTER, type RecipeFilter } from './recipe-filter.ts'

type Kind = keyof RecipeFilter

/** The fields of a filter in the order of the panel, with their names in suggestions of the API. */
const SUGGESTIONS = {
  categories: 'DishTypes',
  time: 'CookTime',
  totalTime: 'TotalTime',
  calories: 'maxCalories',
  diets: 'Diets',
  freeOf: 'FreeOf',
  // Never suggested: without it there are fewer recipes.
  mayContain: null,
  cuisines: TAG_FILTERS.cuisine,
  occasions: TAG_FILTERS.occasion,
  seasons: TAG_FILTERS.season,
  difficulties: TAG_FILTERS.difficulty,
  include: 'IncludedIng',
  exclude: 'ExcludedIng',
} as const satisfies Record<Kind, LoosenedPart['Kind'] | null>

/** A part of one field: the field itself, or one value of its list. */
interface PartOf<Field extends Kind> {
  readonly kind: Field
  readonly value: RecipeFilter[Field] extends readonly (infer Value)[] ? Value : RecipeFilter[Field]
}

/** One active part of a filter. */
export type FilterPart = { [Field in Kind]: PartOf<Field> }[Kind]

/** The active parts of a filter, in the order of the panel. */
export function partsOf(filter: RecipeFilter): FilterPart[] {
  return (Object.keys(SUGGESTIONS) as Kind[]).flatMap((kind) => {
    if (kind === 'mayContain' && filter.freeOf.length === 0) return []
    return [filter[kind]]
      .flat()
      .filter((value) => value !== PLAIN_FILTER[kind] && value !== ALL_DISH_TYPES)
      .map((value) => ({ kind, value }) as FilterPart)
  })
}

/** The filter without one of its parts. */
export function withoutPart(filter: RecipeFilter, { kind, value }: FilterPart): RecipeFilter {
  const field = filter[kind]
  const left = Array.isArray(field) ? field.filter((other) => other !== value) : []
  return { ...filter, [kind]: left.length > 0 ? left : PLAIN_FILTER[kind] }
}

/** Parts that the API suggests removing together, and the filter without them. */
export interface Loosening {
  /** Parts of one kind, at least one. */
  readonly parts: readonly [FilterPart, ...FilterPart[]]
  readonly without: RecipeFilter
  /** Recipes that these parts hide. */
  readonly count: number
}

/**
 * What the API suggests removing from a filter: one ingredient, or all values of another kind. For
 * those kinds the API does not know which value hides the recipes.
 */
export function loosened(filter: RecipeFilter, suggested: readonly LoosenedPart[]): Loosening[] {
  return suggested.flatMap(({ Kind, IngredientId, Count: count }) => {
    const [first, ...rest] = partsOf(filter).filter(
      ({ kind, value }) =>
        SUGGESTIONS[kind] === Kind && (IngredientId === null || value === IngredientId),
    )
    if (!first) return []
    return { parts: [first, ...rest], without: [first, ...rest].reduce(withoutPart, filter), count }
  })
}
