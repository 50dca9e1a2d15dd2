import { toast } from '#design-system/toast/toast-store.ts'
import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { useFailureToast } from '#app/lib/api/failure-toast.ts'
import { keysOf } from '#app/lib/api/key-test.ts'
import { send } from '#app/lib/api/send.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { ReportReason } from '#contract/reports/limits.ts'
import type { ReportSubject, SentReport } from './subject.ts'

/** Reports of a member on all their pages. */
const REPORT_KEYS = keysOf(['/my/reports'])

/** Reports something. For the member it is gone at once; what fails brings it back, and says so. */
export function useReporting(
  subject: ReportSubject,
  onSent: (sent: SentReport | undefined) => void,
) {
  const { t, langId } = useWords()
  const { refresh } = useCacheEditor()
  const showFailure = useFailureToast()
  const report = async (reason: ReportReason, word: string) => {
    onSent({})
    const { kind, id, beside } = subject
    try {
      const made = await send('POST /report', {
        params: { LangId: langId },
        fields: {
          Kind: kind,
          Id: id,
          Reason: reason,
          ...(word !== '' && { Word: word }),
          ...(beside !== undefined && { Beside: beside }),
        },
      })
      onSent({ id: made.Id })
      toast({ title: t('reports.thanks'), description: t('reports.thanksText') })
      refresh(REPORT_KEYS)
    } catch (error) {
      onSent(undefined)
      reportFailure(error)
      const retry = () => void report(reason, word)
      showFailure({ error, title: t('reports.failed.report'), retry })
    }
  }
  return report
}

/** Shows something again that the member has reported, or takes it away again. */
export function useShowing() {
  const { t, langId } = useWords()
  const { refresh } = useCacheEditor()
  const showFailure = useFailureToast()
  return async (id: Id, isShown: boolean): Promise<boolean> => {
    try {
      const params = { id, LangId: langId }
      await send('PATCH /my/reports/:id/show', { params, fields: { IsShown: isShown } })
      refresh(REPORT_KEYS)
      return true
    } catch (error) {
      reportFailure(error)
      showFailure({ error, title: t('reports.failed.show') })
      return false
    }
  }
}
