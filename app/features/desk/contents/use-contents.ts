import { keysOf } from '#app/lib/api/key-test.ts'
import { send } from '#app/lib/api/send.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { DeskContent } from '#contract/reports/desk-contents.ts'
import type { ReportReason } from '#contract/reports/limits.ts'
import { deskKeys } from '../desk-keys.ts'
import { useDeciding } from '../use-deciding.ts'

const CHANGED = [keysOf(['/desk/contents']), keysOf(['/desk/log']), keysOf(['/desk/reports'])]

/** A page of what members have written or show; `page` is 1-based. */
export function useContents(kind: DeskContent['Kind'], page: number) {
  const { langId } = useWords()
  const { data, ...state } = useKey(deskKeys.contents(kind, page, langId))
  return { contents: data?.Contents, hasMore: data?.HasMore ?? false, ...state }
}

/**
 * Hides something of a member. It throws an ApiError; the lists are fetched again either way, because somebody
 * else may have decided, or its writer may have changed it.
 */
export function useHiding() {
  const decide = useDeciding(CHANGED)
  return async ({ Kind, Id, Revision }: DeskContent, Reason: ReportReason, Remark: string) => {
    const fields = { Kind, Id, Revision, Reason, Remark }
    await decide(send('PATCH /desk/contents/hide', { fields }))
  }
}
