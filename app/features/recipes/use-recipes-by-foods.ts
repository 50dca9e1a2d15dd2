import { keys } from '#app/lib/api/keys.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'

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
