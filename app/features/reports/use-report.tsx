import { useState, type ReactNode } from 'react'
import { useOnDemand } from '#app/lib/lazy/use-on-demand.ts'
import { withAreas } from '#app/lib/words/load.ts'
import type { ReportSubject, SentReport } from './subject.ts'

const load = () => withAreas(['reports', 'memberActions'], import('./report-dialog.tsx'))

/** Reporting something, with what it shows. */
export interface Reporting {
  /** What the reader has reported since the page was opened; undefined where they see it. */
  sent: SentReport | undefined
  setSent: (sent: SentReport | undefined) => void
  /** Opens the dialog. */
  open: () => void
  isPending: boolean
  /** To be rendered beside the control. */
  dialog: ReactNode
}

/** Reports something of somebody else. The dialog and its words are fetched with the first press. */
export function useReport(subject: ReportSubject): Reporting {
  const { code, isPending, ask } = useOnDemand(load)
  const [isOpen, setOpen] = useState(false)
  const [sent, setSent] = useState<SentReport>()
  return {
    sent,
    setSent,
    open: () => {
      ask()
      setOpen(true)
    },
    isPending,
    dialog: code && isOpen && (
      <code.ReportDialog open onOpenChange={setOpen} subject={subject} onSent={setSent} />
    ),
  }
}
