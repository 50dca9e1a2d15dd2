import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'

/**
 * Takes back what waits of own recipes, in a transaction that has locked their member.
 * @param now milliseconds since 1970, UTC
 * @returns the ids of the submissions
 */
export async function takeBackDrafts(
  trx: Kysely<Database>,
  recipeIds: readonly number[],
  now: number,
): Promise<number[]> {
  if (recipeIds.length === 0) return []
  const rows = await trx
    .updateTable('submissions')
    .set({ state: 'taken-back', decided_at: now })
    .where('recipe_id', 'in', recipeIds)
    .where('state', '=', 'waiting')
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}
