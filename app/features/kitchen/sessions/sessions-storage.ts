import { createStoredText } from '#app/lib/storage/stored-text.ts'

/** The sessions of this browser as they are stored; null where nobody has cooked. */
export const storedSessions = createStoredText('simmer.kitchen')
