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

/** Days that one call puts on the shopping list, and that one call asks about. */
export const LIST_DAYS_MAX = 14

/** Foods that one call names. */
export const LIST_FOODS_MAX = 500

/** Meals that one call copies: all of a week. */
export const COPIES_MAX = 84

/** Days for which a suggestion rests after "not now". */
export const SUGGESTION_REST_DAYS = 30

/** Days after which a dish that was liked is suggested again. */
export const SUGGESTION_RESTED_DAYS = 60

/** Foods that may be missing of a dish of which everything else is at home. */
export const SUGGESTION_MISSING_MAX = 2

/** Suggestions of one member that rest; the oldest gives way. */
export const SUGGESTION_RESTS_MAX = 500
