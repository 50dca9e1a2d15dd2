import { useCallback } from 'react'
import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { keysOf } from '#app/lib/api/key-test.ts'
import { send, sendJson } from '#app/lib/api/send.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { DeskList, ReturnBody } from '#contract/publishing/desk.ts'
import { deskKeys } from '../desk-keys.ts'

const LISTS = keysOf(['/desk/submissions'])
const LOG_KEYS = keysOf(['/desk/log'])

/** A page of one of the lists of what was sent in; `page` is 1-based. */
export function useQueue(list: DeskList, page: number) {
  const { langId } = useWords()
  const { data, ...state } = useKey(deskKeys.submissions(list, page, langId))
  return { submissions: data?.Submissions, counts: data?.Counts, ...state }
}

/**
 * A version that was sent in, and what is decided about it. The calls throw an ApiError; the lists are fetched
 * again either way, because somebody else may have decided.
 */
export function useSubmission(id: Id) {
  const { langId } = useWords()
  const key = deskKeys.submission(id, langId)
  const { data: submission, ...state } = useKey(key)
  const { write, refresh } = useCacheEditor()
  const read = useCallback(async () => {
    const now = await send('POST /desk/submissions/:id/reading', { params: { id, LangId: langId } })
    await write(key, now)
    return now
  }, [id, langId, key, write])
  const decide = async (call: Promise<unknown>) => {
    try {
      await call
    } finally {
      refresh(LISTS)
      refresh(LOG_KEYS)
    }
  }
  return {
    submission,
    ...state,
    /** Says that the caller reads it, and fetches it again. */
    read,
    approve: () => decide(send('POST /desk/submissions/:id/approval', { params: { id } })),
    giveBack: (fields: ReturnBody) =>
      decide(sendJson('POST /desk/submissions/:id/return', { params: { id }, fields })),
    look: () => decide(send('POST /desk/submissions/:id/look', { params: { id } })),
  }
}
