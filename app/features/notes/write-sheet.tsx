import { Spinner } from '#design-system/spinner/spinner.tsx'
import { NotesSheet } from '#design-system/step-notes/index.ts'
import { useMember } from '#app/features/account/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { NoteForm } from './note-form.tsx'
import type { WriteSheetProps } from './sheet-props.ts'

/** The form of a note, in place of the list. */
export function WriteSheet(props: WriteSheetProps) {
  const { t } = useWords()
  const { member } = useMember()
  if (member) return <NoteForm {...props} member={member.username} />
  return (
    <NotesSheet
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={t('notes.titleWrite', { number: props.number })}
      line={props.line}
    >
      <p role="status" className="notes-empty">
        <Spinner />
        <span className="sr-only">{t('common.loading')}</span>
      </p>
    </NotesSheet>
  )
}
