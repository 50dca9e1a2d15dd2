import { createStoredText } from '#app/lib/storage/stored-text.ts'

/** Meals that could not be sent yet, as JSON. */
export const storedMeals = createStoredText('simmer.cooked.waiting')
/** Unfinished meals, as JSON. */
export const storedDrafts = createStoredText('simmer.cooked.drafts')
/** The meal that is cooked again as it was, as JSON. */
export const storedRepeat = createStoredText('simmer.cooked.repeat')
