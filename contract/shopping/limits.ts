/** Limits of shopping lists and households, see `contract/limits.ts`. */

/** Longest item of the shopping list, in code points. */
export const ITEM_MAX = 200
/** Longest note of an item, in code points. */
export const ITEM_NOTE_MAX = 200
/** Maximum number of members of a household. */
export const HOUSEHOLD_MEMBERS_MAX = 8
/** Days for which an invitation to a household is valid. */
export const INVITATION_DAYS = 7
/** Invitations to a household that can be valid at the same time. */
export const INVITATIONS_MAX = 8
/** Codes that can be tried in an hour, per member and per address. */
export const CODE_TRIES_MAX = 10
/** Longest token or code that is looked up, in characters. */
export const CODE_MAX = 100
/** Longest name of a household, a list or a shop, in code points. */
export const LIST_NAME_MAX = 60
/** Earlier items of a member that are remembered; the oldest are dropped. */
export const HABITS_MAX = 200
/** Longest word that is remembered, in code points. */
export const HABIT_WORD_MAX = 60
/** Words in one call about bought items. */
export const BOUGHT_MAX = 100
/** Shops of a member, each with its order of departments; the oldest is dropped. */
export const SHOPS_MAX = 20
/** Longest name of a shop, in code points. */
export const SHOP_NAME_MAX = 60

/** Maximum number of departments in the order of a shopping list; more are refused. */
export const DEPARTMENTS_MAX = 100
/** Changes of a shopping list whose ids are remembered per member; the oldest are dropped. */
export const OPERATIONS_MAX = 5000

/** Most items on a list that somebody added themselves. */
export const SHOPPING_ITEMS_MAX = 500
