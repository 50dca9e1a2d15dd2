import { useKey } from '#app/lib/api/use-key.ts'
import { useIsSignedIn } from '#app/lib/storage/token.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { ownKeys } from './own-keys.ts'
import { useIsByLink } from './own-source.tsx'

/** What only the member knows of an own recipe; undefined for all others, and for one that has no id yet. */
export function useOwnDraft(id: Id | null) {
  const isSignedIn = useIsSignedIn()
  const isByLink = useIsByLink()
  const { data: own } = useKey(id !== null && isSignedIn && !isByLink ? ownKeys.draft(id) : null)
  return own
}

/** The recipe that a link leads to. */
export function useUnlisted(token: string) {
  const { langId } = useWords()
  const { data: recipe, ...state } = useKey(ownKeys.unlisted(token, langId))
  return { recipe, ...state }
}
