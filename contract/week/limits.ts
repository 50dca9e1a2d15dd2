/** Meal times of a day, in the order of the day. */
export const SLOTS = ['breakfast', 'lunch', 'dinner'] as const

/** Weeks before this one that are kept. A week begins on Monday in both languages. */
export const WEEKS_BACK = 2

/** Weeks after this one that can be planned. */
export const WEEKS_AHEAD = 8

/** Dishes of one meal time. */
export const DISHES_PER_SLOT = 4

/** Longest name of a meal without a recipe, in code points. */
export const MEAL_WORDS_MAX = 120

/** Longest note of a meal, in code points. */
export const MEAL_NOTE_MAX = 200
