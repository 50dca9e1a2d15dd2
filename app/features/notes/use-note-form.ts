import { useRef, useState } from 'react'
import { ApiError, canWait } from '#app/lib/api/api-error.ts'
import { useFailureText } from '#app/lib/api/failure-toast.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import { STEP_NOTE_MAX } from '#contract/step-notes/limits.ts'
import { useNoteCache } from './note-cache.ts'
import { sendNote } from './send-note.ts'
import { useChangeNote } from './use-change-note.ts'
import { keepDraft, readDraft, waitingNotes, type NoteDraft } from './waiting.ts'
import type { WriteSheetProps } from './sheet-props.ts'

/** What the form of a note is about. */
export interface NoteFormOptions extends Pick<
  WriteSheetProps,
  'recipeId' | 'stepId' | 'note' | 'onDone'
> {
  /** Username of the writer. */
  member: string
}

/** A letter, digit, sign or emoji: anything visible. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u

/** The state of the form of a note. It begins with what was typed before. */
export function useNoteForm({ recipeId, stepId, note, onDone, member }: NoteFormOptions) {
  const { t, langId } = useWords()
  const textOf = useFailureText()
  const cache = useNoteCache(recipeId)
  const changeNote = useChangeNote(recipeId)
  const [draft, setDraft] = useState<NoteDraft>(() => {
    const place = { member, recipeId, stepId, noteId: note?.Id }
    const fresh = {
      Kind: note?.Kind ?? ('tip' as const),
      Text: note?.Text ?? '',
      IsPrivate: note?.IsPrivate ?? false,
      langId: note?.LangId ?? langId,
      key: crypto.randomUUID(),
    }
    return readDraft(place) ?? { ...place, ...fresh }
  })
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<string>()
  const isSaving = useRef(false)
  const words = draft.Text.trim()
  const count = Array.from(words).length

  const change = (part: Partial<NoteDraft>) => {
    const changed = { ...draft, ...part }
    setDraft(changed)
    keepDraft(changed)
    setError(undefined)
  }
  const done = (outcome: string) => {
    keepDraft({ ...draft, Text: '' })
    onDone(outcome)
  }
  const pin = async () => {
    const written = { ...draft, Text: words }
    try {
      cache.add(await sendNote(written))
      done(t('notes.pinned'))
    } catch (failure) {
      reportFailure(failure)
      const hasEnded = failure instanceof ApiError && failure.status === 401
      if (hasEnded || !canWait(failure) || !waitingNotes.add(written))
        return setError(textOf(failure))
      done(t('notes.offline'))
    }
  }
  const edit = async (edited: NonNullable<typeof note>) => {
    const fields = { Kind: draft.Kind, Text: words, IsPrivate: draft.IsPrivate }
    const outcome = await changeNote(edited, fields, draft.langId)
    if (outcome.isSaved) done(t('notes.saved'))
    else setError(isAway(outcome.error) ? t('notes.offlineEdit') : textOf(outcome.error))
  }
  const save = async () => {
    if (isSaving.current || count > STEP_NOTE_MAX) return
    if (!VISIBLE.test(words)) {
      setError(t('notes.form.blank'))
      return
    }
    isSaving.current = true
    setPending(true)
    await (note ? edit(note) : pin())
    isSaving.current = false
    setPending(false)
  }
  return { draft, change, save, isPending, error, count, tooMany: count - STEP_NOTE_MAX }
}

const isAway = (error: unknown) => error instanceof ApiError && error.status === 0
