import { useKey } from '#app/lib/api/use-key.ts'
import { useIsSignedIn } from '#app/lib/storage/token.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { ownCookbookKeys } from './cookbook-keys.ts'

/** The member's cookbooks, those in the bin apart; no call for visitors. */
export function useOwnCookbooks() {
  const { langId } = useWords()
  const isSignedIn = useIsSignedIn()
  const { data, ...state } = useKey(isSignedIn ? ownCookbookKeys.all(langId) : null)
  return {
    cookbooks: data?.Cookbooks.filter(({ Deleted }) => Deleted === null),
    binned: data?.Cookbooks.filter(({ Deleted }) => Deleted !== null),
    ...state,
  }
}

/** A cookbook of the member as the server has it; no call for visitors. */
export function useOwnCookbook(id: Id) {
  const { langId } = useWords()
  const isSignedIn = useIsSignedIn()
  const { data: cookbook, ...state } = useKey(isSignedIn ? ownCookbookKeys.one(id, langId) : null)
  return { cookbook, ...state }
}

/** The cookbook that a link leads to. */
export function useLinkedCookbook(token: string) {
  const { langId } = useWords()
  const { data: cookbook, ...state } = useKey(ownCookbookKeys.linked(token, langId))
  return { cookbook, ...state }
}
