import { withLang } from '#app/data/keys.ts'
import { useKey } from '#app/data/use-key.ts'
import { loosened, recipeSearchOf, type RecipeFilter } from '#app/filters/recipe-filter.ts'
import { useWords } from '#app/words/words-provider.tsx'
import type { LangId } from '#contract/languages.ts'
import { RECIPES_PER_PAGE } from '#contract/limits.ts'
import type { LoosenedPart, Recipe } from '#contract/recipe.ts'

/** The key of a page of what a filter lets through; `page` is 1-based. */
export function filteredPageKey(filter: RecipeFilter, langId: LangId, page: number): string {
  const offset = (page - 1) * RECIPES_PER_PAGE
  return withLang(
    `/recipe?limit=${RECIPES_PER_PAGE}&offset=${offset}&${recipeSearchOf(filter)}`,
    langId,
  )
}

/** The key of the parts of a filter without which there are recipes. */
export function loosenedKey(filter: RecipeFilter, langId: LangId): string {
  return withLang(`/recipe/loosened?${recipeSearchOf(filter)}`, langId)
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

/** The parts of a filter without which there are recipes, in the order of the panel. */
export function useLoosened(filter: RecipeFilter) {
  const { langId } = useWords()
  const { data, ...state } = useKey<LoosenedPart[]>(loosenedKey(filter, langId))
  return { parts: data && loosened(filter, data), ...state }
}
