import { keys } from '#app/lib/api/keys.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { EXPLORE_RECIPES } from '#contract/limits.ts'

/** The first recipes of the list, as the explore page shows them. */
export function useFirstRecipes() {
  const { langId } = useWords()
  const { data: recipes, ...state } = useKey(keys.recipes(langId, EXPLORE_RECIPES, 0))
  return { recipes, ...state }
}

/**
 * The best rated recipes, a few.
 *
 * @param isNeeded without it there is no call
 */
export function usePopularRecipes(isNeeded = true) {
  const { langId } = useWords()
  const { data: recipes, ...state } = useKey(isNeeded ? keys.popularRecipes(langId) : null)
  return { recipes, ...state }
}

/**
 * One page of the recipe list.
 *
 * @param page 1-based; undefined while the page is not known
 */
export function useRecipePage(page: number | undefined) {
  const { langId } = useWords()
  const { data: recipes, ...state } = useKey(
    page === undefined ? null : keys.recipePage(langId, page),
  )
  return { recipes, ...state }
}

/**
 * A page of the recipes of a cookbook: of one partition, or of all of them without one.
 *
 * @param page 1-based
 */
export function useRecipesOfBook(bookId: Id, partitionId?: Id, page = 1) {
  const { langId } = useWords()
  const { data: recipes, ...state } = useKey(keys.recipesOfBook(bookId, langId, partitionId, page))
  return { recipes, ...state }
}

/**
 * A page of the recipes of an author.
 *
 * @param page 1-based
 */
export function useRecipesOfAuthor(authorId: Id, page: number) {
  const { langId } = useWords()
  const { data: recipes, ...state } = useKey(keys.recipesOfAuthor(authorId, langId, page))
  return { recipes, ...state }
}

/**
 * The total number of recipes.
 *
 * @param isNeeded without it there is no call
 */
export function useRecipeCount(isNeeded = true) {
  const { langId } = useWords()
  const { data: count, ...state } = useKey(isNeeded ? keys.recipeCount(langId) : null)
  return { count, ...state }
}

/**
 * The recipes for foods that are there, by how few ingredients are missing.
 *
 * @param have no call without any
 */
export function useRecipesByFoods(have: readonly Id[]) {
  const { langId } = useWords()
  const { data: recipes, ...state } = useKey(
    have.length === 0 ? null : keys.recipesByFoods(langId, have),
  )
  return { recipes, ...state }
}
