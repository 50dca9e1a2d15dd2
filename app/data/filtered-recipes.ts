import { withLang } from '#app/data/keys.ts'
import { useKey } from '#app/data/use-key.ts'
import { recipeSearchOf, type RecipeFilter } from '#app/filters/recipe-filter.ts'
import { useWords } from '#app/words/words-provider.tsx'
import type { LangId } from '#contract/languages.ts'
import { RECIPES_PER_PAGE } from '#contract/limits.ts'
import type { Recipe } from '#contract/recipe.ts'

const keyOf = (filter: RecipeFilter, langId: LangId, limit: number, offset: number) =>
  withLang(`/recipe?limit=${limit}&offset=${offset}&${recipeSearchOf(filter)}`, langId)

/** The key of a page of what a filter lets through; `page` is 1-based. */
export function filteredPageKey(filter: RecipeFilter, langId: LangId, page: number): string {
  const offset = (page - 1) * RECIPES_PER_PAGE
  return keyOf(filter, langId, RECIPES_PER_PAGE, offset)
}

/** The key of one recipe that a filter lets through, if there is any. */
export function anyRecipeKey(filter: RecipeFilter, langId: LangId): string {
  return keyOf(filter, langId, 1, 0)
}

/**
 * One page of the recipes that a filter lets through.
 *
 * @param filter undefined where there is none
 * @param page 1-based
 */
export function useFilteredPage(filter: RecipeFilter | undefined, page: number) {
  const { langId } = useWords()
  const { data: recipes, ...state } = useKey<Recipe[]>(
    filter === undefined ? null : filteredPageKey(filter, langId, page),
  )
  return { recipes, ...state }
}

/** Whether a filter lets any recipe through; undefined while that is not known. */
export function useHasRecipes(filter: RecipeFilter): boolean | undefined {
  const { langId } = useWords()
  const { data } = useKey<Recipe[]>(anyRecipeKey(filter, langId))
  return data && data.length > 0
}
