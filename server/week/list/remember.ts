import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import type { MealNeed } from './needs.ts'

/**
 * Remembers what a meal of a list needs, where nothing is remembered yet.
 * @param isListed whether a food went on the list
 */
export async function rememberNeeds(
  trx: Kysely<Database>,
  { listId, key }: { listId: number; key: string },
  needs: readonly MealNeed[],
  isListed: (foodId: number) => boolean,
): Promise<void> {
  if (needs.length === 0) return
  await trx
    .insertInto('week_list_needs')
    .values(
      needs.map(({ foodId, unit, amount }) => ({
        list_id: listId,
        meal_key: key,
        food_id: foodId,
        unit,
        amount,
        is_listed: isListed(foodId) ? (1 as const) : (0 as const),
      })),
    )
    .execute()
}
