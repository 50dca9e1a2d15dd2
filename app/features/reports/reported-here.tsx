import { useState } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Reporting } from './use-report.tsx'
import { useShowing } from './use-reporting.ts'
import './reported-here.css'

/** What stands in the place of a comment that its reader has just reported. */
export function ReportedHere({ report: { sent, setSent } }: { report: Reporting }) {
  const { t } = useWords()
  const show = useShowing()
  const [isPending, setPending] = useState(false)
  const id = sent?.id
  const showAgain = async () => {
    if (id === undefined) return
    setPending(true)
    if (await show(id, true)) setSent(undefined)
    else setPending(false)
  }
  return (
    <div data-reported>
      <p role="status" className="text-label text-ink-soft">
        {t('reports.here')}
      </p>
      {id !== undefined && (
        <Button
          variant="bare"
          size="s"
          pending={isPending}
          onClick={() => void showAgain()}
          className="-ms-2.5"
        >
          {t('reports.own.showAgain')}
        </Button>
      )}
    </div>
  )
}
