/** Limits of notes at steps, see `contract/limits.ts`. */

/** Longest note at a step of a recipe, in code points. */
export const STEP_NOTE_MAX = 500
/** Notes at a step that one call returns at most. */
export const STEP_NOTES_PER_LOAD = 100
/** Seconds for which the screen offers to undo the deletion of a note. */
export const STEP_NOTE_UNDO_S = 10
