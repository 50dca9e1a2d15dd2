import { Banner } from '#design-system/banner/banner.tsx'
import { NotesSheet } from '#design-system/step-notes/index.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { LoginToWrite } from './login-to-write.tsx'
import type { SheetProps } from './sheet-props.ts'

/** The session has ended while a note was written: its text is kept until the writer is back. */
export function SignedOutSheet({ open, onOpenChange, ...place }: SheetProps) {
  const { t } = useWords()
  return (
    <NotesSheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('notes.titleWrite', { number: place.number })}
      line={place.line}
      footer={<LoginToWrite {...place} />}
    >
      <div className="note-form">
        <Banner tone="info" title={t('notes.signedOut')} announced />
      </div>
    </NotesSheet>
  )
}
