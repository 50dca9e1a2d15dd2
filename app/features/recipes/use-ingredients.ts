import { keys } from '#app/lib/api/keys.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'

/**
 * Every ingredient of the catalogue, by name.
 *
 * @param isNeeded without it there is no call
 */
export function useIngredients(isNeeded: boolean) {
  const { langId } = useWords()
  const { data: ingredients, ...state } = useKey(isNeeded ? keys.ingredients(langId) : null)
  return { ingredients, ...state }
}

/**
 * The ingredients that are often in a kitchen, as several: "onions".
 *
 * @param isNeeded without it there is no call
 */
export function useOftenThere(isNeeded: boolean) {
  const { langId } = useWords()
  const { data: ingredients, ...state } = useKey(isNeeded ? keys.oftenThere(langId) : null)
  return { ingredients, ...state }
}

/**
 * Ingredients that match a text, best match first (RCL-14).
 *
 * @param term trimmed; no call for an empty one
 */
export function useIngredientSearch(term: string) {
  const { langId } = useWords()
  const { data: found, ...state } = useKey(term === '' ? null : keys.ingredientSearch(term, langId))
  return { found, ...state }
}
