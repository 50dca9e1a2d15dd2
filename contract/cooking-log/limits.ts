/** Limits of the cooking log, see `contract/limits.ts`. */

/** Longest note of an entry of the cooking log, in code points. */
export const COOKED_NOTE_MAX = 1000
/** Longest change at a step in an entry of the cooking log, in code points. */
export const COOKED_CHANGE_MAX = 200
/** Most changes of an entry of the cooking log. */
export const COOKED_CHANGES_MAX = 20
/** Longest time that cooking took, in minutes: a week. */
export const COOKED_MINUTES_MAX = 7 * 24 * 60
/** Maximum and default number of entries of the cooking log in one response. */
export const COOKED_PER_LOAD = 50
/** Meals of a year that one call returns at most. */
export const COOKED_MEALS_MAX = 1000
/** Earlier entries about the same recipe that come with an entry. */
export const COOKED_BEFORE_MAX = 12
/** Seconds for which the screen offers to undo the deletion of an entry. */
export const COOKED_UNDO_S = 10
/**
 * Seconds for which the server can restore a deleted entry. More than {@link COOKED_UNDO_S}, so that an undo
 * at the last moment arrives in time on a slow network.
 */
export const COOKED_RESTORE_S = 60
/** Side of a photo of an entry, in pixels: it fills a phone. */
export const COOKED_PHOTO_SIDE = 960
