import { keys } from '#app/data/keys.ts'
import { useKey } from '#app/data/use-key.ts'
import { useWords } from '#app/words/words-provider.tsx'
import type { Ingredient } from '#contract/ingredient.ts'

/**
 * Every ingredient of the catalogue, by name.
 *
 * @param isWanted nothing is asked for before
 */
export function useIngredients(isWanted: boolean) {
  const { langId } = useWords()
  const { data: ingredients, ...state } = useKey<Ingredient[]>(
    isWanted ? keys.ingredients(langId) : null,
  )
  return { ingredients, ...state }
}

/**
 * Ingredients that answer to a text, best first (RCL-14).
 *
 * @param term trimmed; nothing is asked for an empty one
 */
export function useIngredientSearch(term: string) {
  const { langId } = useWords()
  const { data: found, ...state } = useKey<Ingredient[]>(
    term === '' ? null : keys.ingredientSearch(term, langId),
  )
  return { found, ...state }
}
