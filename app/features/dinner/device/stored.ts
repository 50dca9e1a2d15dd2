import { createStoredText } from '#app/lib/storage/stored-text.ts'

/** Text with the dinners of this browser. */
export const storedDinners = createStoredText('simmer.dinners')
