/** Sessions of a recipe that were counted. */
export interface StuckRecipeTable {
  recipe_id: number
  cooks: number
}

/** What was counted at the steps of a recipe. */
export interface StuckStepTable {
  recipe_id: number
  /** Also of steps that have left the recipe. */
  step_id: number
  replays: number
  long_waits: number
  /** Cooks who have not come further. */
  left_here: number
}

/** Calls that were counted, for a day. */
export interface StuckReportTable {
  /** Of the id of the call. */
  hash: string
  counted_at: number
}
