import { keys } from '#app/lib/api/keys.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'

/**
 * Every ingredient of the catalogue, by name.
 *
 * @param isWanted nothing is asked for before
 */
export function useIngredients(isWanted: boolean) {
  const { langId } = useWords()
  const { data: ingredients, ...state } = useKey(isWanted ? keys.ingredients(langId) : null)
  return { ingredients, ...state }
}

/**
 * Ingredients that answer to a text, best first (RCL-14).
 *
 * @param term trimmed; nothing is asked for an empty one
 */
export function useIngredientSearch(term: string) {
  const { langId } = useWords()
  const { data: found, ...state } = useKey(term === '' ? null : keys.ingredientSearch(term, langId))
  return { found, ...state }
}
