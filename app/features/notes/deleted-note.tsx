import { useEffect, useRef } from 'react'
import { Button } from '#design-system/button/button.tsx'
import { Undo2 } from '#design-system/icon/lucide.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { STEP_NOTE_UNDO_S } from '#contract/log-limits.ts'

/** Props of {@link DeletedNote}. */
export interface DeletedNoteProps {
  onUndo: () => void
  /** Called when the time to undo is over. */
  onOver: () => void
}

/** In place of a note that has just been deleted: for a while that can be undone. */
export function DeletedNote({ onUndo, onOver }: DeletedNoteProps) {
  const { t } = useWords()
  const undo = useRef<HTMLButtonElement>(null)
  const over = useRef(onOver)
  useEffect(() => {
    over.current = onOver
  })
  useEffect(() => {
    const button = undo.current
    // The menu of the note, which had the focus, is gone.
    button?.focus()
    const timer = setTimeout(() => {
      if (document.activeElement === button) button?.closest('dialog')?.focus()
      over.current()
    }, STEP_NOTE_UNDO_S * 1000)
    return () => clearTimeout(timer)
  }, [])
  return (
    <li className="note-gone">
      <p role="status">{t('notes.deleted')}</p>
      <Button ref={undo} variant="bare" size="s" icon={Undo2} onClick={onUndo}>
        {t('notes.undo')}
      </Button>
    </li>
  )
}
