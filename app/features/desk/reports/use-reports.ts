import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { keyOf } from '#app/lib/api/keys.ts'
import { keysOf } from '#app/lib/api/key-test.ts'
import { send } from '#app/lib/api/send.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { LangId } from '#contract/languages.ts'
import { CASES_PER_LOAD, type ReportReason } from '#contract/reports/limits.ts'
import type { DeskCase } from '#contract/reports/desk-reports.ts'

const pageOf = (page: number) => ({ limit: CASES_PER_LOAD, offset: (page - 1) * CASES_PER_LOAD })

/** The keys of reports at the desk; pages are 1-based. */
export const reportKeys = {
  cases: (IsDone: boolean, page: number, LangId: LangId) =>
    keyOf('/desk/reports', { LangId, IsDone, ...pageOf(page) }),
  /** One case, with the picture that it is about. */
  one: (id: Id, LangId: LangId) => keyOf('/desk/reports/:id', { id, LangId }),
  notices: (page: number) => keyOf('/desk/notices', pageOf(page)),
}

const CASES = keysOf(['/desk/reports', '/desk/reports/:id', '/desk/log'])
const NOTICES = keysOf(['/desk/notices', '/desk/log'])

/** A page of what was reported, and how many cases there are. */
export function useCases(isDone: boolean, page: number) {
  const { langId } = useWords()
  const { data, ...state } = useKey(reportKeys.cases(isDone, page, langId))
  return { cases: data?.Cases, open: data?.Open, done: data?.Done, ...state }
}

/** The picture of a case about one, as a data address. */
export function useReportedPicture({ Id: id, Kind }: DeskCase): string | undefined {
  const { langId } = useWords()
  return useKey(Kind === 'picture' ? reportKeys.one(id, langId) : null).data?.Picture
}

/** A page of notices of people without an account. */
export function useNotices(page: number) {
  const { data, ...state } = useKey(reportKeys.notices(page))
  return { notices: data?.Notices, ...state }
}

/** Decides. The calls throw an ApiError; the lists are then fetched again, as somebody may have been quicker. */
export function useCaseDecisions() {
  const { langId } = useWords()
  const { refresh } = useCacheEditor()
  const decide = async (call: Promise<unknown>, keys: typeof CASES | typeof NOTICES = CASES) => {
    try {
      await call
    } finally {
      refresh(keys)
    }
  }
  return {
    hide: ({ Id: id, Revision }: DeskCase, Reason: ReportReason, Remark: string) =>
      decide(
        send('PATCH /desk/reports/:id/hide', {
          params: { id, LangId: langId },
          fields: { Revision, Reason, Remark },
        }),
      ),
    keep: ({ Id: id, Revision }: DeskCase) =>
      decide(
        send('PATCH /desk/reports/:id/keep', {
          params: { id, LangId: langId },
          fields: { Revision },
        }),
      ),
    close: (id: Id, Remark: string) =>
      decide(
        send('PATCH /desk/notices/:id/close', { params: { id }, fields: { Remark } }),
        NOTICES,
      ),
  }
}
