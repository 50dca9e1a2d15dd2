import { useEffect } from 'react'
import { reportFailure } from '#app/lib/report-failure.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Recipe } from '#contract/recipe.ts'
import { saveRecipes } from './save-recipes.ts'

/**
 * Caches recipes for use without a connection.
 *
 * @param recipes undefined while they are being fetched
 */
export function useSaveRecipes(recipes: readonly Recipe[] | undefined): void {
  const { langId } = useWords()
  const ids = recipes?.map(({ Id }) => Id).join()
  useEffect(() => {
    if (recipes && navigator.onLine) saveRecipes(recipes, langId).catch(reportFailure)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another list, not another object
  }, [ids, langId])
}
