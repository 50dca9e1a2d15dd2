import { useState } from 'react'
import { ApiError } from '#app/lib/api/api-error.ts'
import { send } from '#app/lib/api/send.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { useWords } from '#app/lib/words/words-provider.tsx'
import type { Id } from '#contract/common.ts'
import type { StepNote } from '#contract/step-notes/step-note.ts'
import { useNoteCache } from './note-cache.ts'

/** Deleting own notes, and taking that back. */
export interface DeletingNotes {
  /** Notes that have just been deleted and can be restored. */
  deleted: readonly StepNote[]
  remove: (note: StepNote) => void
  undo: (note: StepNote) => void
  /** It is too late to restore the note. */
  forget: (note: StepNote) => void
}

/**
 * Deletes notes of a recipe. A note is gone for everybody at once; only its writer can restore it.
 *
 * @param fail shows a sentence about a failure; undefined takes it away
 */
export function useDeleteNote(
  recipeId: Id,
  fail: (text: string | undefined) => void,
): DeletingNotes {
  const { t } = useWords()
  const cache = useNoteCache(recipeId)
  const [deleted, setDeleted] = useState<readonly StepNote[]>([])
  const forget = (note: StepNote) => setDeleted((all) => all.filter(({ Id }) => Id !== note.Id))
  const remove = async (note: StepNote) => {
    fail(undefined)
    try {
      await send('DELETE /recipe/:id/note/:noteId', { params: { id: recipeId, noteId: note.Id } })
      cache.remove(note)
      setDeleted((all) => [note, ...all])
    } catch (error) {
      reportFailure(error)
      fail(t('notes.failed.delete'))
    }
  }
  const undo = async (note: StepNote) => {
    try {
      const params = { id: recipeId, noteId: note.Id }
      cache.add(await send('PATCH /recipe/:id/note/:noteId/restore', { params }))
      forget(note)
    } catch (error) {
      reportFailure(error)
      const isLate = error instanceof ApiError && error.status === 404
      fail(isLate ? t('notes.failed.undo') : t('notes.failed.save'))
      if (isLate) forget(note)
    }
  }
  return {
    deleted,
    remove: (note) => void remove(note),
    undo: (note) => void undo(note),
    forget,
  }
}
