import { createListeners } from '#design-system/lib/store.ts'

const { subscribe, notify } = createListeners()

/** Opens the search, from any control of a page. */
export const openSearch = notify
/** Calls `listener` when a control asks for the search. Returns a function that removes it. */
export const onOpenSearch = subscribe
