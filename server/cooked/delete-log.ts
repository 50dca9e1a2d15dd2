import type { Transaction } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { countCooked } from './count-cooked.ts'

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
