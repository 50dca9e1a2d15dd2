import type { WritableFood } from '#contract/own-recipes/own-recipe.ts'

/** A food that lines are read with. */
export type LineFood = Pick<WritableFood, 'Id' | 'En' | 'De'>

/** Foods that are sent to each reading process once. */
export interface SharedFoods {
  /** Differs from that of all others. */
  readonly key: number
  /** {@link LineFood}s; left out for a process that has them. */
  readonly json?: string
}

/** The foods that a member's lines are read with. */
export interface LineFoods {
  readonly own: SharedFoods
  readonly catalogue: SharedFoods
}

/** How many lists of foods a reading process keeps; the one unused for longest gives way. */
export const FOODS_KEPT = 8

let count = 0

/** Makes foods something that is sent to each reading process once. */
export function shareFoods(foods: readonly LineFood[]): SharedFoods {
  count += 1
  return { key: count, json: JSON.stringify(foods.map(({ Id, En, De }) => ({ Id, En, De }))) }
}

/** Of members without foods of their own. */
export const NO_FOODS = shareFoods([])
