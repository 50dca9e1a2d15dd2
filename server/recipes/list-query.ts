import { ALL_DISH_TYPES } from '#contract/dish-types.ts'
import type { RecipeListQuery } from '#contract/recipe.ts'
import { timeToMinutes } from '#contract/time.ts'
import { ApiError } from '#server/http/errors.ts'
import type { RecipeSelection } from './selection.ts'

/** The largest integer of both engines. More minutes than that mean no limit. */
const MINUTES_MAX = 2_147_483_647

/**
 * The selection of a list query, without its term.
 * @throws {ApiError} Unauthorized when a visitor asks for favourites
 */
export function selectionOf(query: RecipeListQuery, memberId: number | null): RecipeSelection {
  const { DishTypes: dishTypes, CookTime } = query
  const minutes = CookTime === undefined ? undefined : timeToMinutes(CookTime)
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
    maxActiveMinutes:
      minutes === undefined ? undefined : Math.min(Math.floor(minutes), MINUTES_MAX),
  }
}

/** Whether a selection includes all recipes. */
export function selectsAll(selection: RecipeSelection): boolean {
  return Object.values(selection).every((value) => value === undefined)
}
