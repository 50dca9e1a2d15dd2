import { keys } from '#app/lib/api/keys.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useIsSignedIn } from '#app/lib/storage/token.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'

/** How often a recipe was cooked, by all and by the member; nothing for visitors, without a call. */
export function useTimesCooked(recipeId: Id) {
  const { langId } = useWords()
  const isSignedIn = useIsSignedIn()
  const { data: times, ...state } = useKey(isSignedIn ? keys.timesCooked(recipeId, langId) : null)
  return { times, ...state }
}

/** A page of the member's log, from 1; only entries with all words of `term` where there is one. */
export function useLogPage(page: number, term: string | undefined) {
  const { langId } = useWords()
  const isSignedIn = useIsSignedIn()
  const { data: log, ...state } = useKey(isSignedIn ? keys.cooked(langId, page, term) : null)
  return { log, ...state }
}

/** A year of the member's log. */
export function useLogYear(number: number) {
  const { langId } = useWords()
  const isSignedIn = useIsSignedIn()
  const { data: year, ...state } = useKey(isSignedIn ? keys.logYear(number, langId) : null)
  return { year, ...state }
}

/** An entry of the member's log. */
export function useLogEntry(id: Id) {
  const { langId } = useWords()
  const isSignedIn = useIsSignedIn()
  const { data: found, ...state } = useKey(isSignedIn ? keys.logEntry(id, langId) : null)
  return { found, ...state }
}
