import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { keyOf } from '#app/lib/api/keys.ts'
import { keysOf } from '#app/lib/api/key-test.ts'
import { send } from '#app/lib/api/send.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { LangId } from '#contract/languages.ts'
import type { OwnCases } from '#contract/reports/report.ts'

/** The key of what of a member is hidden. */
export const ownCasesKey = (langId: LangId) => keyOf('/my/cases', { LangId: langId })
/** The key of what a member has reported. */
export const ownReportsKey = (langId: LangId) => keyOf('/my/reports', { LangId: langId })

/** What shows the text of something that its writer changes or deletes. */
const WRITTEN = keysOf(['/recipe/:id/comment', '/recipe/:id/note', '/recipe/:id/note/count'])
const ME = keysOf(['/me/'])

/** What of the reader is hidden, or was before they objected. What is done about it throws an ApiError. */
export function useOwnCases() {
  const { langId } = useWords()
  const { data, ...state } = useKey(ownCasesKey(langId))
  const { write, refresh } = useCacheEditor()
  const keep = async (call: Promise<OwnCases>) => {
    await write(ownCasesKey(langId), await call)
    refresh(WRITTEN)
  }
  const paramsOf = (id: Id) => ({ id, LangId: langId })
  return {
    cases: data?.Cases,
    ...state,
    object: (id: Id, Text: string) =>
      keep(send('PATCH /my/cases/:id/object', { params: paramsOf(id), fields: { Text } })),
    changeText: (id: Id, Text: string) =>
      keep(send('PATCH /my/cases/:id/change', { params: paramsOf(id), fields: { Text } })),
    remove: async (id: Id) => {
      await keep(send('DELETE /my/cases/:id', { params: paramsOf(id) }))
      refresh(ME)
    },
  }
}

/** What the reader has reported, with what became of it. */
export function useOwnReports() {
  const { langId } = useWords()
  const { data, ...state } = useKey(ownReportsKey(langId))
  return { reports: data?.Reports, ...state }
}
