import type { Id } from '../common.ts'

/**
 * The lowest id of a member's recipe, food or step. Ids of the catalogue start at 1 and stay below
 * it, so the id alone determines the path of a recipe.
 */
export const OWN_ID_FROM = 1_000_000_000

/** Whether a recipe, a food or a step belongs to a member. */
export function isOwnId(id: Id): boolean {
  return id >= OWN_ID_FROM
}
