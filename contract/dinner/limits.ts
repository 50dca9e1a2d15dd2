/** Dishes of a dinner. */
export const DINNER_DISHES_MAX = 4
/** Who cooks, and on what, at most. */
export const DINNER_COOKS_MAX = 3
export const DINNER_RINGS_MAX = 4
export const DINNER_OVENS_MAX = 2
/** Steps of one dish: a step that is done in batches counts for each of them. */
export const DINNER_STEPS_MAX = 400
/** Minutes before or after the time at which people sit down: a month. */
export const DINNER_MINUTES_MAX = 43_200
/** Longest title of a step of a dinner, in code points. */
export const DINNER_TITLE_MAX = 160
/** Dinners of a household, or of a member without one. */
export const DINNERS_MAX = 20
/** Days after it was eaten, or changed last, for which a dinner is kept. */
export const DINNER_DAYS = 7
/** Days ahead that a dinner can be planned: one of the last planned week, in any time zone. */
export const DINNER_DAYS_AHEAD = 72
/** Steps in one change of what a member plans with. */
export const NEXT_TIME_MAX = 20
/** Steps that a member plans with minutes of their own; the oldest gives way. */
export const NEXT_TIMES_MAX = 500
