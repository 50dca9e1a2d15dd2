import { keys } from '#app/data/keys.ts'
import { useKey } from '#app/data/use-key.ts'
import { useWords } from '#app/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { Cookbook, CookbookOfTheMonth } from '#contract/cookbook.ts'

/** The cookbook of this month; null in a month without one (D-39). */
export function useCookbookOfTheMonth() {
  const { langId } = useWords()
  const { data: month, ...state } = useKey<CookbookOfTheMonth | null>(
    keys.cookbookOfTheMonth(langId),
  )
  return { month, ...state }
}

/** The newest cookbooks, the youngest first (D-33). */
export function useNewestCookbooks() {
  const { langId } = useWords()
  const { data: cookbooks, ...state } = useKey<Cookbook[]>(keys.newestCookbooks(langId))
  return { cookbooks, ...state }
}

/** The cookbook of an address; `id` as it stands there, valid or not. */
export function useCookbook(id: string) {
  const { langId } = useWords()
  const { data: cookbook, ...state } = useKey<Cookbook>(keys.cookbook(id, langId))
  return { cookbook, ...state }
}

/** All cookbooks of an author. */
export function useCookbooksOfAuthor(authorId: Id) {
  const { langId } = useWords()
  const { data: cookbooks, ...state } = useKey<Cookbook[]>(keys.cookbooksOfAuthor(authorId, langId))
  return { cookbooks, ...state }
}
