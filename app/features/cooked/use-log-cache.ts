import { useMemo } from 'react'
import { ofEach, useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { keysOf, RECIPE_KEYS } from '#app/lib/api/key-test.ts'
import type { Id } from '#contract/common.ts'

const LISTS = keysOf(['/cooked', '/cooked/year', '/recipe/:id/cooked'])
const ENTRIES = keysOf(['/cooked/:id'])

/** Keeps cached responses as the log is after a change. */
export function useLogCache() {
  const { edit, refresh } = useCacheEditor()
  return useMemo(
    () => ({
      /** Fetches everything again that is about the log. */
      refresh: () => {
        refresh(LISTS)
        refresh(ENTRIES)
      },
      /** After a recipe was cooked once more, or an entry about it is gone: -1. */
      count: (recipeId: Id | null, times: 1 | -1) => {
        // The entry itself may be gone.
        refresh(LISTS)
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
