import { send } from '#app/lib/api/send.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import type { Id } from '#contract/common.ts'
import type { LangId } from '#contract/languages.ts'
import type { StepNote, StepNoteBody } from '#contract/step-notes/step-note.ts'
import { useNoteCache } from './note-cache.ts'

/** How a change ended. */
export type ChangeOutcome = { isSaved: true } | { isSaved: false; error: unknown }

/** A function that changes an own note of a recipe. */
export function useChangeNote(recipeId: Id) {
  const cache = useNoteCache(recipeId)
  return async (
    { Id: noteId }: StepNote,
    fields: StepNoteBody,
    langId: LangId,
  ): Promise<ChangeOutcome> => {
    try {
      const params = { id: recipeId, noteId, LangId: langId }
      cache.replace(await send('PATCH /recipe/:id/note/:noteId', { params, fields }))
      return { isSaved: true }
    } catch (error) {
      reportFailure(error)
      return { isSaved: false, error }
    }
  }
}
