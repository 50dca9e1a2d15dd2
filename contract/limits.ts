/**
 * Every number of the specification, once, with its unit. Nothing else in the project repeats one
 * of these as a literal. Those of one topic have a file of their own, such as `kitchen/limits.ts` and
 * `pictures.ts`.
 */

/** Years; registration and terms. */
export const MINIMUM_AGE = 13
/** Days for which an account is new: it may write less, and its reports hide nothing. */
export const NEW_ACCOUNT_DAYS = 7
/** Stars of a full rating. */
export const RATING_STARS = 5
/** Stars a feedback form starts with. */
export const FEEDBACK_DEFAULT = 5
/** People a recipe is shown for at first. */
export const SERVINGS_DEFAULT = 2
/** Fewest people, everywhere. */
export const SERVINGS_MIN = 1
/** Most people that a call accepts. */
export const SERVINGS_MAX = 999
/** Fewest people of a recipe on the shopping list. */
export const SHOPPING_PERSONS_MIN = 1

/** Minutes of active and of total time; the largest means "no limit". */
export const TIME_FILTER = { min: 0, max: 180, step: 5 } as const
/** Total minutes up to which "quick" in a search finds a recipe. */
export const QUICK_MINUTES = 30
/** Kilocalories per serving; the largest means "no limit". */
export const CALORIES_FILTER = { min: 0, max: 300, step: 10 } as const
/** Defaults of a cookbook filter that has no screen and affects no request. */
export const UNUSED_COOKBOOK_FILTER_DEFAULTS = { time: 80, calories: 200 } as const

/** Well rated recipes that are shown where nothing was found. */
export const POPULAR_RECIPES = 3
/** Recipes that are shown for the foods that somebody has. */
export const RECIPES_BY_FOODS = 40
/** Recipes per page; the offset grows by the same number. */
export const RECIPES_PER_PAGE = 20
/**
 * Recipes of a tag or of a cookbook that one call returns. Tags and cookbooks of the demo catalogue
 * have fewer, so that all of them are shown.
 */
export const GROUP_RECIPES_PER_PAGE = 60
/** Cookbooks per page. */
export const COOKBOOKS_PER_PAGE = 30
/** Recipes on the explore page. */
export const EXPLORE_RECIPES = 9
/** Cookbooks in the newest slider. */
export const NEWEST_COOKBOOKS = 12
/** Most items of a list call without a `limit`. */
export const LIST_MAX = 500
/** Largest `limit` of a list call, and the default of a search. */
export const LIST_LIMIT_MAX = 100
/** Most ingredients that are listed by name, of which a filter chooses. */
export const INGREDIENTS_MAX = 2000
/** Largest id; larger ones are refused. */
export const ID_MAX = 2_147_483_647
/** Most values of one filter of a list call; more are refused. */
export const FILTER_VALUES_MAX = 30
/** Maximum number of filter parts that one call suggests leaving out. */
export const LOOSENED_MAX = 6
/** Suggestions of one search call. */
export const SUGGESTIONS_MAX = 10
/** Suggested terms in place of one that finds nothing. */
export const NEAREST_MAX = 3

/**
 * Where texts are cut: longer than `limit` code points → the first `keep` and the tail.
 */
export const TEXT_LIMITS = {
  monthDescription: { limit: 150, keep: 150, tail: '...' },
  exploreCookbookTitle: { limit: 22, keep: 22, tail: '...' },
  recipeTitle: { limit: 35, keep: 35, tail: '...' },
  recipeAuthor: { limit: 20, keep: 20, tail: '...' },
  cookbookDescription: { limit: 70, keep: 70, tail: '...' },
  pickerTitle: { limit: 40, keep: 37, tail: '...' },
  dropdownAuthor: { limit: 10, keep: 10, tail: '...' },
  hotspotName: { limit: 10, keep: 9, tail: '...' },
  shoppingName: { limit: 12, keep: 11, tail: '..' },
  shoppingUnit: { limit: 8, keep: 7, tail: '..' },
} as const
/** Code points after which an author's description ends at the next word boundary. */
export const AUTHOR_DESCRIPTION_MIN = 20

/** Minutes by which the total time exceeds `PrepTime` before a recipe card states it. */
export const CARD_TIME_MARGIN = 30
/** Tags on a recipe card. */
export const CARD_TAGS = 3
/** Dish types shown before "show more". */
export const CATEGORIES_SHOWN = 6
/** Comments shown before "load more". */
export const COMMENTS_SHOWN = 3
/** Comments that "load more" fetches, and the most that one call returns. */
export const COMMENTS_PER_LOAD = 100
/** Longest comment, in code points. */
export const COMMENT_MAX = 2000

/** Longest search text, in code points. A longer one names nothing and does not fit into a URL. */
export const SEARCH_TEXT_MAX = 200

/** Longest first or last name, in code points. */
export const NAME_MAX = 100
/** Longest username, in code points. */
export const USERNAME_MAX = 50
/** Longest e-mail address, in characters (RFC 5321). */
export const EMAIL_MAX = 254
/** Shortest password that can be chosen, in UTF-16 units as somebody types it. */
export const PASSWORD_MIN = 8
/** Longest password as it is sent, hashed. */
export const PASSWORD_MAX = 256
/** Sessions of one member; a further sign-in ends the one unused for longest. */
export const SESSIONS_MAX = 100
/** Longest feedback or parting message, in code points. */
export const MESSAGE_MAX = 5000

/** Milliseconds between the last key and a search. */
export const SEARCH_DEBOUNCE_MS = 1000
/** Milliseconds between the last change and saving a people count. */
export const PERSONS_DEBOUNCE_MS = 1000
/** Milliseconds between the last key and the cookbook text filter. */
export const COOKBOOK_TEXT_DEBOUNCE_MS = 150
/** Milliseconds before other filter changes apply. */
export const FILTER_DEBOUNCE_MS = 10
/** Milliseconds until a toast is gone. */
export const TOAST_MS = 4500
/** Milliseconds a profile error stays. */
export const PROFILE_ERROR_MS = 4000
/** Milliseconds the text after a feedback stays. */
export const FEEDBACK_TEXT_MS = 3000
/** Seconds before a step within which the film pauses. */
export const STEP_PAUSE_TOLERANCE_S = 0.4
/** Milliseconds the step strip stays after play. */
export const STRIP_MS = 500

/** Fields cookbooks are sorted by on screen. */
export const COOKBOOK_SORTS = ['name', 'isPublished', 'rate'] as const
/** Directions as they stand in a page's address. */
export const SORT_DIRECTIONS = ['Ascending', 'Descending'] as const
/** Measurement systems by their wire code. */
export const UNIT_SYSTEMS = ['Meter', 'Inch'] as const

/** Pixels; largest height of the items of which nothing was understood. */
export const NOT_UNDERSTOOD_MAX_PX = 150

/** First and last year of the copyright line. */
export const COPYRIGHT_YEARS = { first: 2019, last: 2020 } as const
