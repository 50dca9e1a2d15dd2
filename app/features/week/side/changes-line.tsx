import { useEffect, useState } from 'react'
import { Banner } from '#design-system/banner/banner.tsx'
import { Button } from '#design-system/button/button.tsx'
import { ShoppingBasket } from '#design-system/icon/lucide.ts'
import { refreshLists } from '#app/features/shopping/index.ts'
import { useCacheEditor } from '#app/lib/api/edit-cache.ts'
import { useFailureToast } from '#app/lib/api/failure-toast.ts'
import { sendJson } from '#app/lib/api/send.ts'
import { useKey } from '#app/lib/api/use-key.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { WeekListAnswer } from '#contract/week/week-list.ts'
import { besideRow } from '../focus.ts'
import { WEEK_LIST_KEYS, weekKeys } from '../week-keys.ts'

/** Props of {@link ChangesLine}. */
export interface ChangesLineProps {
  /** When the week was fetched: what it changes is read again then. */
  fetchedAt: number | undefined
}

/** Asks in one line about what a later change of the week changes on the list. */
export function ChangesLine({ fetchedAt }: ChangesLineProps) {
  const { t, langId: LangId } = useWords()
  const key = weekKeys.changes(LangId)
  const { data } = useKey(key)
  const { refresh, write } = useCacheEditor()
  const failureToast = useFailureToast()
  const [pending, setPending] = useState<Id>()
  useEffect(() => {
    if (fetchedAt !== undefined) refresh(WEEK_LIST_KEYS)
  }, [refresh, fetchedAt])
  const answer = async (button: Element, List: Id, fields: WeekListAnswer) => {
    const goOn = besideRow(button)
    setPending(List)
    try {
      const input = { params: { LangId, List }, fields }
      await write(key, await sendJson('POST /week/list/changes', input))
      goOn()
      if (fields.Answer === 'update') refreshLists().catch(reportFailure)
    } catch (error) {
      failureToast({ error, title: t('week.changes.failed') })
    } finally {
      setPending(undefined)
    }
  }
  return data?.Lists.map(({ List, Things, Seen }) => (
    <Banner
      key={List}
      className="week-changes"
      tone="info"
      icon={ShoppingBasket}
      title={t('week.changes.one', { count: Things.length })}
      action={
        <span className="week-answers">
          <Button
            pending={pending === List}
            onClick={({ currentTarget }) =>
              void answer(currentTarget, List, { Answer: 'update', Seen })
            }
          >
            {t('week.changes.update')}
          </Button>
          <Button
            variant="bare"
            onClick={({ currentTarget }) =>
              void answer(currentTarget, List, { Answer: 'leave', Seen })
            }
          >
            {t('week.changes.leave')}
          </Button>
        </span>
      }
    >
      {Things.map(({ Name }) => Name).join(', ')}
    </Banner>
  ))
}
