import { createStoredText } from '#app/lib/storage/stored-text.ts'

/** Notes that could not be sent yet, as JSON. */
export const storedNotes = createStoredText('simmer.notes.waiting')
/** Unfinished notes, as JSON. */
export const storedDrafts = createStoredText('simmer.notes.drafts')
