/** Limits and closed lists of notes at steps, without their schemas: the browser needs them too. */

/** Longest note at a step of a recipe, in code points. */
export const STEP_NOTE_MAX = 500
/** Notes at a step that one call returns at most. */
export const STEP_NOTES_PER_LOAD = 100
/** Seconds for which the screen offers to undo the deletion of a note. */
export const STEP_NOTE_UNDO_S = 10
/**
 * Seconds for which the server can restore a deleted note. More than {@link STEP_NOTE_UNDO_S}, so that an undo
 * at the last moment arrives in time on a slow network.
 */
export const STEP_NOTE_RESTORE_S = 60

/** Why a note is reported: dangerous to eat or do, insulting, advertising, or something else. */
export const STEP_NOTE_REASONS = ['danger', 'insult', 'advert', 'other'] as const
/** One of {@link STEP_NOTE_REASONS}. */
export type StepNoteReason = (typeof STEP_NOTE_REASONS)[number]
