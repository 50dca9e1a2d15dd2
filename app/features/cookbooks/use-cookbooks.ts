import { keys } from '#app/lib/api/keys.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'

/** The cookbook of this month; null in a month without one. */
export function useCookbookOfTheMonth() {
  const { langId } = useWords()
  const { data: month, ...state } = useKey(keys.cookbookOfTheMonth(langId))
  return { month, ...state }
}

/** The newest cookbooks, newest first. */
export function useNewestCookbooks() {
  const { langId } = useWords()
  const { data: cookbooks, ...state } = useKey(keys.newestCookbooks(langId))
  return { cookbooks, ...state }
}

export function useCookbook(id: Id) {
  const { langId } = useWords()
  const { data: cookbook, ...state } = useKey(keys.cookbook(id, langId))
  return { cookbook, ...state }
}

/** All cookbooks of an author. */
export function useCookbooksOfAuthor(authorId: Id) {
  const { langId } = useWords()
  const { data: cookbooks, ...state } = useKey(keys.cookbooksOfAuthor(authorId, langId))
  return { cookbooks, ...state }
}
