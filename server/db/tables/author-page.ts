/** What was counted of a recipe on a day, without anybody's name and without its author. */
export interface RecipeDayTable {
  recipe_id: number
  /** As of `countedDay`, `2026-11-29`. */
  day: string
  views: number
  /** Sessions that began. */
  cooks: number
  /** Sessions that came to the end, also those that began the day before. */
  finished: number
}

/** How many people followed an author at the end of a month, or until now. */
export interface FollowerMonthTable {
  author_id: number
  /** In Berlin, `2026-11`. */
  month: string
  followers: number
}
