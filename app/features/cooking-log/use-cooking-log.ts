import { keyOf, pageOf } from '#app/lib/api/keys.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useIsSignedIn } from '#app/lib/storage/token.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import { COOKED_PER_LOAD } from '#contract/cooking-log/limits.ts'
import type { LangId } from '#contract/languages.ts'

/** Keys of the cooking log. */
export const logKeys = {
  /** A page of the member's log, from 1; only entries with all words of `term` where there is one. */
  page: (langId: LangId, page: number, term?: string) =>
    keyOf('/cooked', { term, ...pageOf(page, COOKED_PER_LOAD), LangId: langId }),
  year: (year: number, langId: LangId) => keyOf('/cooked/year', { Year: year, LangId: langId }),
  entry: (id: Id, langId: LangId) => keyOf('/cooked/:id', { id, LangId: langId }),
  /** How often a recipe was cooked, by all and by the member. */
  times: (id: Id, langId: LangId) => keyOf('/recipe/:id/cooked', { id, LangId: langId }),
}

/** How often a recipe was cooked, by all and by the member; nothing for visitors, without a call. */
export function useTimesCooked(recipeId: Id) {
  const { langId } = useWords()
  const isSignedIn = useIsSignedIn()
  const { data: times, ...state } = useKey(isSignedIn ? logKeys.times(recipeId, langId) : null)
  return { times, ...state }
}

/** A page of the member's log, from 1; only entries with all words of `term` where there is one. */
export function useLogPage(page: number, term: string | undefined) {
  const { langId } = useWords()
  const isSignedIn = useIsSignedIn()
  const { data: log, ...state } = useKey(isSignedIn ? logKeys.page(langId, page, term) : null)
  return { log, ...state }
}

/** A year of the member's log. */
export function useLogYear(number: number) {
  const { langId } = useWords()
  const isSignedIn = useIsSignedIn()
  const { data: year, ...state } = useKey(isSignedIn ? logKeys.year(number, langId) : null)
  return { year, ...state }
}

/** An entry of the member's log. */
export function useLogEntry(id: Id) {
  const { langId } = useWords()
  const isSignedIn = useIsSignedIn()
  const { data: found, ...state } = useKey(isSignedIn ? logKeys.entry(id, langId) : null)
  return { found, ...state }
}
