import { useEffect } from 'react'
import { reportFailure } from '#app/lib/report-failure.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Recipe } from '#contract/recipe.ts'
import { keepRecipes } from './save-recipes.ts'

/**
 * Keeps recipes for when there is no connection.
 *
 * @param recipes undefined while they are not known
 */
export function useKeepRecipes(recipes: readonly Recipe[] | undefined): void {
  const { langId } = useWords()
  const ids = recipes?.map(({ Id }) => Id).join()
  useEffect(() => {
    if (recipes && navigator.onLine) keepRecipes(recipes, langId).catch(reportFailure)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another list, not another object
  }, [ids, langId])
}
