import { sql, type Transaction } from 'kysely'
import type { Database } from '#server/db/schema.ts'

/** Deletes a member's cooking log with its photos, and takes it out of the counts of recipes. */
export async function deleteLog(trx: Transaction<Database>, userId: number): Promise<void> {
  const cooked = await trx
    .selectFrom('cooked')
    .select((row) => ['recipe_id', row.fn.countAll<number>().as('times')])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .where('recipe_id', 'is not', null)
    .groupBy('recipe_id')
    .orderBy('recipe_id')
    .execute()
  // In the order of ids, so that two members who leave at once do not deadlock.
  for (const { recipe_id, times } of cooked) {
    await countCooked(trx, recipe_id, -times)
  }
  await trx.deleteFrom('cooked').where('user_id', '=', userId).execute()
}

/** Adds to how often a recipe was cooked. */
export async function countCooked(
  trx: Transaction<Database>,
  recipeId: number | null,
  times: number,
): Promise<void> {
  if (recipeId === null) return
  await sql`update recipes set cooked_count = cooked_count + ${times} where id = ${recipeId}`.execute(
    trx,
  )
}
