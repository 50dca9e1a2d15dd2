import { firstSentence } from '#design-system/sequence-player/marked-text.ts'
import { useEffect, useRef, useState } from 'react'
import { Banner } from '#design-system/banner/banner.tsx'
import { Button } from '#design-system/button/button.tsx'
import { Icon } from '#design-system/icon/icon.tsx'
import { CloudOff, PenLine, Undo2 } from '#design-system/icon/lucide.ts'
import { Spinner } from '#design-system/spinner/spinner.tsx'
import { NotesSheet, StepNote as NoteItem } from '#design-system/step-notes/index.ts'
import { useMember } from '#app/features/account/index.ts'
import { pictureUrl } from '#app/lib/media/media.ts'
import { PORTRAIT_WIDTH } from '#app/lib/media/sizes.ts'
import { useIsSignedIn } from '#app/lib/storage/token.ts'
import { LoadFailed } from '#app/lib/ui/load-failed.tsx'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { STEP_NOTE_UNDO_S, STEP_NOTES_PER_LOAD } from '#contract/step-notes/limits.ts'
import { languageOf } from '#contract/languages.ts'
import type { StepNote } from '#contract/step-notes/step-note.ts'
import { LoginToWrite } from './login-to-write.tsx'
import { NoteEntry } from './note-entry.tsx'
import { SendNotes } from './send-notes.tsx'
import type { SheetProps } from './sheet-props.ts'
import { useDeleteNote } from './use-delete-note.ts'
import { useNoteNumbers, useNotes } from './use-notes.ts'
import { waitingNotes, type WrittenNote } from './waiting.ts'

/** Props of {@link ListSheet}. */
export interface ListSheetProps extends SheetProps {
  /** What has just been done, in a sentence. */
  thanks: string | undefined
  /** Opens the form, for a new note or for one of the reader's own. */
  onWrite: (note?: StepNote) => void
  onReport: (note: StepNote) => void
}

/** The notes at a step, the best ones first, and the one button: to write another. */
export function ListSheet({
  open,
  onOpenChange,
  thanks,
  onWrite,
  onReport,
  ...place
}: ListSheetProps) {
  const { t } = useWords()
  const { recipeId, stepId, number } = place
  const isSignedIn = useIsSignedIn()
  const { count = 0, own, waiting } = useNoteNumbers(recipeId, stepId)
  const { notes, error, isPending, retry } = useNotes(recipeId, stepId, 1)
  const [pages, setPages] = useState(1)
  const [failure, setFailure] = useState<string>()
  const deleting = useDeleteNote(recipeId, setFailure)
  const acts = { recipeId, onWrite, onReport, onDelete: deleting.remove, onFailure: setFailure }
  const isEmpty = notes?.length === 0 && waiting.length === 0 && deleting.deleted.length === 0
  const hasMore = count - own > pages * STEP_NOTES_PER_LOAD
  return (
    <NotesSheet
      open={open}
      onOpenChange={onOpenChange}
      title={count === 0 ? t('notes.titleNone', { number }) : t('notes.title', { count, number })}
      line={firstSentence(place.text)}
      footer={
        isSignedIn ? (
          <Button
            variant="primary"
            size="l"
            full
            icon={PenLine}
            onClick={({ detail }) => {
              // The second click of a double click was meant for the button of the form.
              if (detail < 2) onWrite()
            }}
          >
            {t('notes.write')}
          </Button>
        ) : (
          <LoginToWrite {...place} />
        )
      }
    >
      {/* Also here: without a connection the header cannot load its part. */}
      <SendNotes />
      {thanks !== undefined && <Banner tone="success" title={thanks} announced />}
      {failure !== undefined && (
        <Banner tone="danger" title={failure} announced onDismiss={() => setFailure(undefined)} />
      )}
      {isEmpty && <p className="notes-empty">{t('notes.empty')}</p>}
      {isPending && (
        <p role="status" className="notes-empty">
          <Spinner />
          <span className="sr-only">{t('common.loading')}</span>
        </p>
      )}
      {error !== undefined && (
        <LoadFailed
          title={t('notes.failed.read')}
          text={t('notes.failed.readText')}
          onRetry={retry}
        />
      )}
      <ul>
        {deleting.deleted.map((note) => (
          <DeletedNote
            key={note.Id}
            onUndo={() => deleting.undo(note)}
            onOver={() => deleting.forget(note)}
          />
        ))}
        {waiting.map((note) => (
          <WaitingNote key={note.key} note={note} />
        ))}
        {notes?.map((note) => (
          <NoteEntry key={note.Id} note={note} {...acts} />
        ))}
        {Array.from({ length: pages - 1 }, (_, index) => (
          <NotePage key={index} stepId={stepId} page={index + 2} {...acts} />
        ))}
      </ul>
      {hasMore && <Button onClick={() => setPages(pages + 1)}>{t('notes.more')}</Button>}
    </NotesSheet>
  )
}

interface NotePageProps extends Omit<Parameters<typeof NoteEntry>[0], 'note'> {
  stepId: number
  page: number
}

function NotePage({ stepId, page, ...acts }: NotePageProps) {
  const { notes = [] } = useNotes(acts.recipeId, stepId, page)
  return notes.map((note) => <NoteEntry key={note.Id} note={note} {...acts} />)
}

/** Props of {@link DeletedNote}. */
interface DeletedNoteProps {
  onUndo: () => void
  /** Called when the time to undo is over. */
  onOver: () => void
}

/** In place of a note that has just been deleted: for a while that can be undone. */
function DeletedNote({ onUndo, onOver }: DeletedNoteProps) {
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

/** An own note that is kept on this device until there is a connection. */
function WaitingNote({ note }: { note: WrittenNote }) {
  const { t } = useWords()
  const { member } = useMember()
  const { Kind, Text, IsPrivate, key, langId } = note
  return (
    <NoteItem
      own
      writer={t('notes.you')}
      initialsOf={`${member?.FirstName ?? ''} ${member?.LastName ?? ''}`}
      picture={member?.AvatarPath ? pictureUrl(member.AvatarPath, PORTRAIT_WIDTH) : null}
      secret={IsPrivate ? t('notes.onlyYou') : undefined}
      kind={Kind}
      label={t(`notes.kinds.${Kind}`)}
      text={Text}
      lang={languageOf(langId)}
    >
      <p className="note-choice">
        <Icon of={CloudOff} />
        <span>{t('notes.waiting')}</span>
      </p>
      <Button variant="bare" size="s" onClick={() => waitingNotes.remove(key)}>
        {t('notes.drop')}
      </Button>
    </NoteItem>
  )
}
