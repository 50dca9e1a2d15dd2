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
