import { keysOf } from '#app/lib/api/key-test.ts'
import { keyOf } from '#app/lib/api/keys.ts'
import { send, sendJson } from '#app/lib/api/send.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { DeskCookbookList } from '#contract/cookbooks/publication.ts'
import type { LangId } from '#contract/languages.ts'
import { useDeciding } from '../use-deciding.ts'

const CHANGED = [keysOf(['/desk/cookbooks']), keysOf(['/desk/log'])]

/** A list of cookbooks at the desk. */
export const booksKey = (List: DeskCookbookList, LangId: LangId) =>
  keyOf('/desk/cookbooks', { LangId, List })

/** A version beside what readers see. */
export const comparisonKey = (id: Id, LangId: LangId) =>
  keyOf('/desk/cookbooks/:id/comparison', { id, LangId })

/** Cookbooks that wait, or that trusted authors have published, the oldest first. */
export function useBooks(list: DeskCookbookList) {
  const { langId } = useWords()
  const { data, ...state } = useKey(booksKey(list, langId))
  return { books: data?.Cookbooks, counts: data?.Counts, ...state }
}

/**
 * What is decided about a cookbook. The calls throw an ApiError; the lists are fetched again either way, because
 * somebody else may have decided.
 */
export function useBookDecisions() {
  const decide = useDeciding(CHANGED)
  return {
    approve: (id: Id) => decide(send('POST /desk/cookbooks/:id/approval', { params: { id } })),
    giveBack: (id: Id, Answer: string) =>
      decide(sendJson('POST /desk/cookbooks/:id/return', { params: { id }, fields: { Answer } })),
    look: (id: Id) => decide(send('POST /desk/cookbooks/:id/look', { params: { id } })),
  }
}
