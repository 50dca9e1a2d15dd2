/** Followers or cooks from which on an author sees numbers about them: fewer could be told apart. */
export const AUTHOR_NUMBERS_FROM = 10
/** Most rows of what waits for an author. */
export const AUTHOR_WAITING_MAX = 5
/** Months of which an author sees how many followed. */
export const FOLLOWER_MONTHS = 12
/** Whole days for which recipes are counted. */
export const COUNTED_DAYS = 30
/** Recipes that an author sees numbers of, those of most cooks first. */
export const AUTHOR_RECIPES_MAX = 100
/** Hours for which an author may change an answer. */
export const ANSWER_CHANGE_HOURS = 24
