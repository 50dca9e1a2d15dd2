/** The last rank of an entry. */
export const RANK_MAX = 8
/** The last rank of an entry that stands in the name. */
export const NAMES_MAX = 1

/** The rank of another name, which readers do not see. */
export const SYNONYM = 2
/** The last rank of an entry that says which dish it is. */
export const DISH_MAX = 4
/** The last rank of an entry that is surely in a dish. */
export const FOODS_MAX = 6
/** The last rank of an entry that says something of the dish itself. */
export const OWN_MAX = 7

/**
 * Points of a match by rank; fewer are better. A whole word beats a beginning, except that a
 * beginning of the name beats everything outside the name.
 */
export const POINTS: Record<'whole' | 'beginning' | 'otherForm' | 'slip', readonly number[]> = {
  whole: [0, 1, 4, 5, 6, 8, 10, 12, 12],
  beginning: [2, 3, 7, 8, 9, 11, 13, 14, 14],
  otherForm: [3, 3, 4, 5, 6, 8, 10, 12, 12],
  /** More than any match without a slip. */
  slip: [15, 16, 19, 20, 21, 23, 25, 27, 27],
}
