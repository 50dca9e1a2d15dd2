import { useEffect, useState, type ReactNode } from 'react'
import { toast } from '#design-system/toast/toast-store.ts'
import { hasDueAction } from '#app/features/account/index.ts'
import { useOnDemand } from '#app/lib/lazy/use-on-demand.ts'
import { withAreas } from '#app/lib/words/load.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { NotePlace } from './sheet-props.ts'

const load = () => withAreas(['notes', 'memberActions'], import('./notes-panel.tsx'))

/** The notes of a step, for a button that opens them. */
export interface NotesPanelState {
  open: () => void
  /** Whether their code is being fetched. */
  isPending: boolean
  /** Rendered beside the button. */
  panel: ReactNode
}

/**
 * Opens the notes of a step. Their code is fetched with the first press, or when a visitor has signed in to
 * write one here.
 */
export function useNotesPanel(place: NotePlace): NotesPanelState {
  const { t } = useWords()
  const { code, isPending, hasFailed, ask } = useOnDemand(load)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (hasDueAction(['note'], place.stepId)) ask()
  }, [ask, place.stepId])
  useEffect(() => {
    if (!hasFailed) return
    toast({ title: t('errors.title'), description: t('errors.text'), tone: 'error' })
  }, [hasFailed, t])
  return {
    open: () => {
      ask()
      setOpen(true)
    },
    isPending,
    panel: code && <code.NotesPanel {...place} open={isOpen} onOpenChange={setOpen} />,
  }
}
