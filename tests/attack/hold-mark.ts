/** What stands before a measurement in the output of a server. */
export const HOLD_MARK = 'Longest hold of the event loop in ms: '
/** Milliseconds between two looks at the event loop. */
export const HOLD_RESOLUTION_MS = 5
