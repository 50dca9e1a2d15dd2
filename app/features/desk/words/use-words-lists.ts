import { keysOf } from '#app/lib/api/key-test.ts'
import { sendJson } from '#app/lib/api/send.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { AdoptFoodBody, AdoptTagBody, MergeTagBody } from '#contract/publishing/desk-words.ts'
import { deskKeys } from '../desk-keys.ts'
import { useDeciding } from '../use-deciding.ts'

const CHANGED = [
  keysOf(['/desk/foods']),
  keysOf(['/desk/tags']),
  keysOf(['/desk/submissions', '/desk/submissions/:id']),
  keysOf(['/desk/log']),
]

/** Foods that the catalogue does not know, and what is decided about them. The calls throw an ApiError. */
export function useFoodWords() {
  const { langId } = useWords()
  const { data, ...state } = useKey(deskKeys.foods(langId))
  const decide = useDeciding(CHANGED)
  return {
    foods: data?.Foods,
    total: data?.Total,
    departments: data?.Departments ?? [],
    ...state,
    adopt: (id: Id, fields: AdoptFoodBody) =>
      decide(sendJson('POST /desk/foods/:id/adopt', { params: { id }, fields })),
    merge: (id: Id, Into: Id) =>
      decide(sendJson('POST /desk/foods/:id/merge', { params: { id }, fields: { Into } })),
  }
}

/** The same of tags, beside the tags of the catalogue. */
export function useTagWords() {
  const { langId } = useWords()
  const { data, ...state } = useKey(deskKeys.tags(langId))
  const decide = useDeciding(CHANGED)
  return {
    tags: data?.Tags,
    total: data?.Total,
    known: data?.Known ?? [],
    ...state,
    adopt: (fields: AdoptTagBody) => decide(sendJson('POST /desk/tags/adopt', { fields })),
    merge: (fields: MergeTagBody) => decide(sendJson('POST /desk/tags/merge', { fields })),
  }
}
