/** Numbers of shopping lists and households, see `limits.ts`. */

/** Longest item of the shopping list, and longest note at one, in code points. */
export const NOTE_MAX = 200
/** Most members of a household. */
export const HOUSEHOLD_MEMBERS_MAX = 8
/** Days for which an invitation to a household works. */
export const INVITATION_DAYS = 7
/** Invitations to a household that work at a time. */
export const INVITATIONS_MAX = 8
/** Codes that a member, and an address, may try in an hour. */
export const CODE_TRIES_MAX = 10
/** Longest token or code that is looked up, in characters. */
export const CODE_MAX = 100
/** Longest name of a household, a list or a shop, in code points. */
export const LIST_NAME_MAX = 60
/** Items that a member wrote before, of which the list remembers what they are; the oldest give way. */
export const HABITS_MAX = 200
/** Longest word that is remembered, in code points. */
export const HABIT_WORD_MAX = 60
/** Words of one call that says what was bought. */
export const BOUGHT_MAX = 100
/** Shops that a member names, each with its order of departments; the oldest gives way. */
export const SHOPS_MAX = 20
/** Longest name of a shop, in code points. */
export const SHOP_NAME_MAX = 60

/** Most departments in the order of a shopping list; more are refused. */
export const DEPARTMENTS_MAX = 100
/** Changes of a shopping list whose ids are remembered per member; the oldest give way to new ones. */
export const OPERATIONS_MAX = 5000
