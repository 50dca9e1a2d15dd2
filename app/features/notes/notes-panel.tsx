import { firstSentence } from '#design-system/sequence-player/marked-text.ts'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Banner } from '#design-system/banner/banner.tsx'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { NotesSheet } from '#design-system/step-notes/index.ts'
import '#design-system/step-notes/step-notes.css'
import { useMember, useRememberedAction } from '#app/features/account/index.ts'
import { useIsSignedIn } from '#app/lib/storage/token.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { StepNote } from '#contract/step-notes/step-note.ts'
import { ListSheet } from './list-sheet.tsx'
import { LoginToWrite } from './login-to-write.tsx'
import { NoteForm } from './note-form.tsx'
import './notes.css'
import { ReportSheet } from './report-sheet.tsx'
import type { SheetProps, WriteSheetProps } from './sheet-props.ts'

type View =
  | { of: 'list'; thanks?: string }
  | { of: 'write'; note?: StepNote }
  | { of: 'report'; note: StepNote }

/**
 * The notes of a step: a list, replaced by a form while a note is written or reported. After a visitor has
 * signed in to write a note, the form opens.
 */
export function NotesPanel(props: SheetProps) {
  const { t } = useWords()
  const { stepId, open, onOpenChange } = props
  const isSignedIn = useIsSignedIn()
  const [view, setView] = useState<View>({ of: 'list' })
  useRememberedAction(['note'], stepId, () => {
    setView({ of: 'write' })
    onOpenChange(true)
  })
  useFocusReturn(open)
  const toList = (thanks?: string) =>
    setView({ of: 'list', ...(thanks !== undefined && { thanks }) })
  const sheet: SheetProps = {
    ...props,
    onOpenChange: (isOpen) => {
      onOpenChange(isOpen)
      if (!isOpen) toList()
    },
  }
  if (!open) return null
  if (view.of === 'report') {
    return (
      <ReportSheet
        {...sheet}
        note={view.note}
        onDone={(hasReported) => toList(hasReported ? t('notes.reports.thanks') : undefined)}
      />
    )
  }
  if (view.of === 'write' && !isSignedIn) return <SignedOutSheet {...sheet} />
  if (view.of === 'write') {
    return (
      <WriteSheet
        key={view.note?.Id ?? 'new'}
        {...sheet}
        note={view.note}
        onDone={(outcome) => toList(outcome)}
      />
    )
  }
  return (
    <ListSheet
      {...sheet}
      thanks={view.thanks}
      onWrite={(note) => setView({ of: 'write', ...(note && { note }) })}
      onReport={(note) => setView({ of: 'report', note })}
    />
  )
}

/** Gives the focus back to what had it before, over all views: each of them is a dialog of its own. */
function useFocusReturn(open: boolean): void {
  const opener = useRef<Element>(null)
  // Before the dialog takes the focus in its effect.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement
  }, [open])
  useEffect(() => {
    if (!open) return undefined
    return () => {
      if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
    }
  }, [open])
}

/** The session has ended while a note was written: its text is kept until the writer is back. */
function SignedOutSheet({ open, onOpenChange, ...place }: SheetProps) {
  const { t } = useWords()
  return (
    <NotesSheet
      open={open}
      onOpenChange={onOpenChange}
      title={t('notes.titleWrite', { number: place.number })}
      line={firstSentence(place.text)}
      footer={<LoginToWrite {...place} />}
    >
      <div className="note-form">
        <Banner tone="info" title={t('notes.signedOut')} announced />
      </div>
    </NotesSheet>
  )
}

/** The form of a note, in place of the list. */
function WriteSheet(props: WriteSheetProps) {
  const { t } = useWords()
  const { member } = useMember()
  if (member) return <NoteForm {...props} member={member.username} />
  return (
    <NotesSheet
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={t('notes.titleWrite', { number: props.number })}
      line={firstSentence(props.text)}
    >
      <p role="status" className="notes-empty">
        <Spinner />
        <span className="sr-only">{t('common.loading')}</span>
      </p>
    </NotesSheet>
  )
}
