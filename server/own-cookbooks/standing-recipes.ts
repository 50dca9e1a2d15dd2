import type { Kysely } from 'kysely'
import { isOwnId } from '#contract/own-recipes/own-id.ts'
import type { Database } from '#server/db/schema.ts'

/** Ids as cookbooks of a member have them. */
export interface StandingIds {
  /** The id under which a recipe stands in the member's cookbooks, whichever of its ids was asked for. */
  readonly idOf: (asked: number) => number
  /** Whether the member may put a recipe into a cookbook. */
  readonly mayAdd: (asked: number) => boolean
}

/**
 * Recipes of a cookbook by their ids: what is the member's stands there as the own recipe, so that a draft
 * appears once it is published. All others are what everybody reads.
 */
export async function standingIds(
  db: Kysely<Database>,
  userId: number,
  asked: readonly number[],
): Promise<StandingIds> {
  const ids = new Map<number, number>()
  const may = new Set<number>()
  const own = asked.filter(isOwnId)
  const others = asked.filter((id) => !isOwnId(id))
  if (others.length > 0) {
    const mine = await db
      .selectFrom('publications')
      .select(['public_id', 'recipe_id'])
      .where('user_id', '=', userId)
      .where('public_id', 'in', others)
      .execute()
    for (const { public_id, recipe_id } of mine)
      if (recipe_id !== null) {
        ids.set(public_id, recipe_id)
        own.push(recipe_id)
      }
    const known = await db.selectFrom('recipes').select('id').where('id', 'in', others).execute()
    for (const { id } of known) may.add(id)
  }
  if (own.length > 0) {
    const kept = await db
      .selectFrom('own_recipes')
      .select('id')
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .where('id', 'in', own)
      .execute()
    for (const { id } of kept) may.add(id)
  }
  const idOf = (id: number) => ids.get(id) ?? id
  return { idOf, mayAdd: (id) => may.has(idOf(id)) }
}
