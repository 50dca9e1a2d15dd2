import type { Transaction } from 'kysely'
import type { DinnerChange } from '#contract/dinner/dinner.ts'
import { NEXT_TIME_MAX, NEXT_TIMES_MAX } from '#contract/dinner/limits.ts'
import type { Database } from '#server/db/schema.ts'
import type { WeekChange } from '#server/week/access.ts'

/**
 * Keeps the minutes that a member plans steps with from now on; those that were changed longest ago give way. A recipe
 * that is gone has none.
 */
export async function keepNextTime(
  { trx, planner: { userId }, now }: WeekChange,
  wished: NonNullable<DinnerChange['NextTime']>,
): Promise<void> {
  for (const { RecipeId, Step, Hands } of wished) {
    await deleteOne(trx, { userId, recipe_id: RecipeId, step: Step })
    if (Hands === null || !(await isThere(trx, RecipeId))) continue
    await trx
      .insertInto('dinner_next_times')
      .values({ user_id: userId, recipe_id: RecipeId, step: Step, hands: Hands, changed_at: now })
      .execute()
  }
  await deleteBeyondMax(trx, userId)
}

async function isThere(trx: Transaction<Database>, recipeId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('all_recipes')
    .select('id')
    .where('id', '=', recipeId)
    .executeTakeFirst()
  return row !== undefined
}

async function deleteBeyondMax(trx: Transaction<Database>, userId: number): Promise<void> {
  const beyond = await trx
    .selectFrom('dinner_next_times')
    .select(['recipe_id', 'step'])
    .where('user_id', '=', userId)
    .orderBy('changed_at', 'desc')
    .orderBy('recipe_id')
    .orderBy('step')
    .limit(NEXT_TIME_MAX)
    .offset(NEXT_TIMES_MAX)
    .execute()
  for (const { recipe_id, step } of beyond) await deleteOne(trx, { userId, recipe_id, step })
}

async function deleteOne(
  trx: Transaction<Database>,
  { userId, recipe_id, step }: { userId: number; recipe_id: number; step: number },
): Promise<void> {
  await trx
    .deleteFrom('dinner_next_times')
    .where('user_id', '=', userId)
    .where('recipe_id', '=', recipe_id)
    .where('step', '=', step)
    .execute()
}
