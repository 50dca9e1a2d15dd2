import { useMemo } from 'react'
import { ofEach, useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { keysOf, RECIPE_KEYS } from '#app/lib/api/key-test.ts'
import type { Id } from '#contract/common.ts'

const LOG = keysOf(['/cooked', '/cooked/year', '/cooked/:id', '/recipe/:id/cooked'])

/** Keeps cached responses as the log is after a change. */
export function useLogCache() {
  const { edit, refresh } = useCacheEditor()
  return useMemo(
    () => ({
      /** Fetches everything again that is about the log. */
      refresh: () => refresh(LOG),
      /** The same, after a recipe has been cooked more, or less, often. */
      count: (recipeId: Id | null, times: number) => {
        refresh(LOG)
        if (recipeId === null) return
        edit(
          RECIPE_KEYS,
          ofEach(recipeId, (recipe) => {
            return { ...recipe, TimesCooked: Math.max((recipe.TimesCooked ?? 0) + times, 0) }
          }),
        )
      },
    }),
    [edit, refresh],
  )
}
