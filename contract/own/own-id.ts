import type { Id } from '../common.ts'

/**
 * The lowest id of a row that belongs to a member: recipes, foods, and steps of recipes. The catalogue
 * counts from 1 and stays below, so that an id alone tells which address a recipe has.
 */
export const OWN_ID_FROM = 1_000_000_000

/** Whether a recipe, a food or a step belongs to a member. */
export function isOwnId(id: Id): boolean {
  return id >= OWN_ID_FROM
}
