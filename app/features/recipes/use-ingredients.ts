import { keys } from '#app/lib/api/keys.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'

/**
 * Every ingredient of the catalogue, by name.
 *
 * @param isNeeded no call is made while it is false
 */
export function useIngredients(isNeeded: boolean) {
  const { langId } = useWords()
  const { data: ingredients, ...state } = useKey(isNeeded ? keys.ingredients(langId) : null)
  return { ingredients, ...state }
}

/**
 * The ingredients that most kitchens have. Their `Name` is the plural: "onions".
 *
 * @param isNeeded no call is made while it is false
 */
export function useOftenThere(isNeeded: boolean) {
  const { langId } = useWords()
  const { data: ingredients, ...state } = useKey(isNeeded ? keys.oftenThere(langId) : null)
  return { ingredients, ...state }
}

/**
 * Ingredients that match a text, best match first.
 *
 * @param term trimmed; no call is made while it is empty
 */
export function useIngredientSearch(term: string) {
  const { langId } = useWords()
  const { data: found, ...state } = useKey(term === '' ? null : keys.ingredientSearch(term, langId))
  return { found, ...state }
}
