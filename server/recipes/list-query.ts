import { ALL_DISH_TYPES } from '#contract/recipes/dish-types.ts'
import type { RecipeListQuery } from '#contract/recipes/recipe.ts'
import { ALLERGENS, DIETS, TAG_FILTERS } from '#contract/recipes/words.ts'
import { timeToMinutes } from '#contract/text/time.ts'
import { ApiError } from '#server/http/errors.ts'
import type { RecipeSelection } from './selection.ts'

/** The largest integer of both engines. More minutes than that mean no limit. */
const MINUTES_MAX = 2_147_483_647

/**
 * The selection of a list query, without its term.
 * @throws {ApiError} Unauthorized when a visitor asks for favourites
 */
export function selectionOf(query: RecipeListQuery, memberId: number | null): RecipeSelection {
  const { DishTypes: dishTypes, FreeOf, Diets } = query
  if (query.Favorized && memberId === null) throw new ApiError('Unauthorized')
  return {
    authorId: query.AuthorId,
    cookbookId: query.BookId,
    partitionId: query.DishPartitionId,
    favouritesOf: query.Favorized && memberId !== null ? memberId : undefined,
    includedIngredients: query['IncludedIng[]'],
    excludedIngredients: query['ExcludedIng[]'],
    dishTypes: dishTypes?.includes(ALL_DISH_TYPES) ? undefined : dishTypes,
    maxCalories: query.maxCalories,
    maxActiveMinutes: minutesOf(query.CookTime),
    maxTotalMinutes: minutesOf(query.TotalTime),
    cuisine: query[TAG_FILTERS.cuisine],
    occasion: query[TAG_FILTERS.occasion],
    season: query[TAG_FILTERS.season],
    difficulty: query[TAG_FILTERS.difficulty],
    diets: Diets?.map((diet) => DIETS.indexOf(diet)),
    freeOf: FreeOf && {
      allergens: FreeOf.map((allergen) => ALLERGENS.indexOf(allergen)),
      mayContain: query.MayContain ?? false,
    },
  }
}

function minutesOf(time: string | undefined): number | undefined {
  const minutes = time === undefined ? undefined : timeToMinutes(time)
  return minutes === undefined ? undefined : Math.min(Math.floor(minutes), MINUTES_MAX)
}

/** Whether a selection includes all recipes. */
export function selectsAll(selection: RecipeSelection): boolean {
  return Object.values(selection).every((value) => value === undefined)
}
