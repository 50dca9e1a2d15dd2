import { sendOnce } from '#app/lib/api/send-once.ts'
import { send } from '#app/lib/api/send.ts'
import type { StepNote } from '#contract/step-notes/step-note.ts'
import type { WrittenNote } from './waiting.ts'

/** Sends a note. The same note again is stored once, other words beside those that were sent before. */
export async function sendNote(note: WrittenNote): Promise<StepNote> {
  const { recipeId, stepId, langId, key, Kind, Text, IsPrivate } = note
  const params = { id: recipeId, LangId: langId }
  return await sendOnce(key, { StepId: stepId, Kind, Text, IsPrivate }, (fields) =>
    send('POST /recipe/:id/note', { params, fields }),
  )
}
