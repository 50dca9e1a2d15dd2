import { refreshLists } from '#app/features/shopping/index.ts'
import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { sendJson } from '#app/lib/api/send.ts'
import { useChange } from '#app/lib/api/use-change.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { WeekListBody } from '#contract/week/week-list.ts'
import { WEEK_LIST_KEYS } from '../week-keys.ts'

/** Puts days of the week on a list. It needs a connection: the server adds up what is there. */
export function usePutOnList() {
  const { t, langId: LangId } = useWords()
  const { isPending, change } = useChange()
  const { refresh } = useCacheEditor()
  const put = (fields: WeekListBody, List: Id): Promise<boolean> =>
    change(t('week.list.notPut'), async () => {
      await sendJson('POST /week/list', { params: { LangId, List }, fields })
      refresh(WEEK_LIST_KEYS)
      refreshLists().catch(reportFailure)
    })
  return { put, isPending }
}
