/** Numbers of the kitchen, see `limits.ts`. */

/** Kitchen sessions of one member; the one that is deleted soonest gives way to one more. */
export const KITCHEN_SESSIONS_MAX = 20
/**
 * Ticks and timers of one kitchen session; what was acted on longest ago gives way to one more, timers
 * that run come last.
 */
export const KITCHEN_RECORDS_MAX = 150
/** Changes of the kitchen that one call takes: with the longest names they fit into a body. */
export const KITCHEN_CHANGES_MAX = 50
/** Days after its end for which a kitchen session is kept. */
export const KITCHEN_ENDED_DAYS = 7
/** Days after the last act for which a kitchen session is kept that nobody has ended. */
export const KITCHEN_IDLE_DAYS = 30
/** Longest time of a timer, in seconds: a week. */
export const TIMER_SECONDS_MAX = 7 * 24 * 60 * 60
/** Longest name of a timer, in code points. */
export const TIMER_NAME_MAX = 60
/** Longest name of a recipe that a kitchen session keeps, in code points. */
export const SESSION_NAME_MAX = 200
/** Most steps of a recipe in the kitchen. */
export const KITCHEN_STEPS_MAX = 100
