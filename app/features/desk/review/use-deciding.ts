import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { toast } from '#design-system/toast/toast-store.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { DeskSubmission } from '#contract/publishing/desk.ts'
import { refusalOf, type Refusal } from './refusal.ts'
import type { Act } from './review-bar.tsx'
import type { Remarks } from './use-remarks.ts'
import type { useSubmission } from './use-review.ts'

/** A submission that is read, what is typed about it, and its calls. */
export interface Reviewing {
  submission: DeskSubmission
  remarks: Remarks
  calls: ReturnType<typeof useSubmission>
}

/** Decides once, says what came of it, and keeps what was typed where it was refused. */
export function useDeciding({ submission, remarks, calls }: Reviewing) {
  const words = useWords()
  const { t } = words
  const navigate = useNavigate()
  const [pending, setPending] = useState<Act>()
  const [refusal, setRefusal] = useState<Refusal>()
  // The state of the last render would let a double press through.
  const isBusy = useRef(false)
  const { Card } = submission
  const name = Card.Name.trim() === '' ? t('desk.review.noName') : Card.Name
  const done: Record<Act, string> = {
    approve: t('desk.review.act.approved', { name }),
    giveBack: t('desk.review.act.returned', { name, author: Card.Author.Name }),
    look: t('desk.review.act.looked', { name }),
  }
  const decide = async (act: Act) => {
    if (isBusy.current) return
    isBusy.current = true
    setPending(act)
    setRefusal(undefined)
    try {
      if (act === 'giveBack') await calls.giveBack(remarks.body)
      else await calls[act]()
      remarks.clear()
      toast({ title: done[act] })
      await navigate(act === 'look' ? '/desk/review?List=trusted' : '/desk/review')
    } catch (error) {
      reportFailure(error)
      const now = await calls.read().catch(() => undefined)
      setRefusal(refusalOf(error, now, words))
    } finally {
      isBusy.current = false
      setPending(undefined)
    }
  }
  return { pending, refusal, decide }
}
