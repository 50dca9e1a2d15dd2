import type { Kysely } from 'kysely'
import { DAY_MS } from '#contract/durations.ts'
import { SUGGESTION_REST_DAYS, SUGGESTION_RESTS_MAX } from '#contract/week/limits.ts'
import { lockMember } from '#server/accounts/member-limits.ts'
import type { Database } from '#server/db/schema.ts'
import { transact } from '#server/db/transact.ts'
import { ApiError } from '#server/http/errors.ts'
import { namesOf } from '../recipes.ts'

/**
 * Lets a recipe rest for a member. Of too many the one that ends first gives way.
 * @throws {ApiError} `FieldInvalid` for a recipe that the member cannot cook
 */
export async function rest(
  db: Kysely<Database>,
  { userId, recipeId, now }: { userId: number; recipeId: number; now: number },
): Promise<void> {
  await transact(db, async (trx) => {
    await lockMember(trx, userId)
    if (!(await namesOf(trx, recipeId, userId)))
      throw new ApiError('FieldInvalid', { field: 'RecipeId' })
    const ends_at = now + SUGGESTION_REST_DAYS * DAY_MS
    await trx
      .insertInto('week_rests')
      .values({ user_id: userId, recipe_id: recipeId, ends_at })
      .onConflict((known) => known.columns(['user_id', 'recipe_id']).doUpdateSet({ ends_at }))
      .execute()
    const kept = await trx
      .selectFrom('week_rests')
      .select('recipe_id')
      .where('user_id', '=', userId)
      .orderBy('ends_at', 'desc')
      .orderBy('recipe_id')
      .limit(SUGGESTION_RESTS_MAX)
      .execute()
    await trx
      .deleteFrom('week_rests')
      .where('user_id', '=', userId)
      .where(
        'recipe_id',
        'not in',
        kept.map(({ recipe_id }) => recipe_id),
      )
      .execute()
  })
}
