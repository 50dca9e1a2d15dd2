import { createStore } from '#design-system/lib/store.ts'

/** Whether a member has signed out on this page. Timers that run go on, as those of a visitor. */
export const leftTimers = createStore(false)
