import { canWait } from '#app/lib/api/api-error.ts'
import { send } from '#app/lib/api/send.ts'
import { reportFailure } from '#app/lib/report-failure.ts'
import { readToken } from '#app/lib/storage/token.ts'
import type { StepNote } from '#contract/step-note.ts'
import { keepDraft, waitingNotes, type WrittenNote } from './waiting.ts'

/** Sends a note. The same note again is stored once. */
export function sendNote(note: WrittenNote): Promise<StepNote> {
  const { recipeId, stepId, langId, key, Kind, Text, IsPrivate } = note
  return send('POST /recipe/:id/note', {
    params: { id: recipeId, LangId: langId },
    fields: { StepId: stepId, Kind, Text, IsPrivate, Key: key },
  })
}

/** How the notes that waited were received. */
export interface SentNotes {
  sent: WrittenNote[]
  /** Notes that the server does not take. They are unfinished notes again. */
  refused: WrittenNote[]
}

let running: Promise<SentNotes> | undefined

async function sendAll(member: string): Promise<SentNotes> {
  const result: SentNotes = { sent: [], refused: [] }
  const token = readToken()
  for (const note of waitingNotes.read().filter((it) => it.member === member)) {
    // Signed out meanwhile: it must not be sent as somebody else's.
    if (readToken() !== token) break
    try {
      // oxlint-disable-next-line no-await-in-loop -- in the order in which they were written
      await sendNote(note)
      result.sent.push(note)
    } catch (error) {
      if (canWait(error)) break
      reportFailure(error)
      keepDraft(note)
      result.refused.push(note)
    }
    waitingNotes.remove(note.key)
  }
  return result
}

/** Sends the notes of a member that wait on this device, as far as that is possible now. */
export function sendWaiting(member: string): Promise<SentNotes> {
  running ??= sendAll(member).finally(() => {
    running = undefined
  })
  return running
}
