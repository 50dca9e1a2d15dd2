/** Limits of the kitchen, see `contract/limits.ts`. */

/** Kitchen sessions of one member. A further one replaces the one that would be deleted next. */
export const KITCHEN_SESSIONS_MAX = 20
/**
 * Ticks and timers of one kitchen session. A further one replaces the one unused for longest;
 * running timers are replaced last.
 */
export const KITCHEN_RECORDS_MAX = 150
/** Changes of the kitchen in one call. With the longest names, they fit into a body. */
export const KITCHEN_CHANGES_MAX = 50
/** Days after its end for which a kitchen session is stored. */
export const KITCHEN_ENDED_DAYS = 7
/** Days after its last change for which a kitchen session is stored that nobody has ended. */
export const KITCHEN_IDLE_DAYS = 30
/** Longest time of a timer, in seconds: a week. */
export const TIMER_SECONDS_MAX = 7 * 24 * 60 * 60
/** Longest name of a timer, in code points. */
export const TIMER_NAME_MAX = 60
/** Longest name of a recipe in a kitchen session, in code points. */
export const SESSION_NAME_MAX = 200
/** Maximum number of steps of a recipe in the kitchen. */
export const KITCHEN_STEPS_MAX = 100
