import type { Kysely } from 'kysely'
import { SLOTS } from '#contract/week/limits.ts'
import type { Database } from '#server/db/schema.ts'
import { isOwnOrShared } from '#server/membership/own-or-shared.ts'
import type { MealRow } from '../access.ts'

/** A meal with a recipe. */
export type MealToCook = MealRow & { recipe_id: number }

const orderOf = ({ day, slot }: MealRow) => `${day} ${SLOTS.indexOf(slot)}`

/** Whether a meal brings its ingredients: it has a recipe, and is neither eaten again nor cooked already. */
export function isToCook(row: MealRow): row is MealToCook {
  return (
    row.recipe_id !== null &&
    row.removed_at === null &&
    row.again_of === null &&
    row.cooked_at === null
  )
}

/** Meals of some days that a member sees and that are to be cooked, by day and meal time. */
export async function readMealsToCook(
  db: Kysely<Database>,
  userId: number,
  { from, to }: { from: string; to: string },
): Promise<MealToCook[]> {
  const rows = await db
    .selectFrom('week_meals')
    .selectAll()
    .where(isOwnOrShared(userId))
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('removed_at', 'is', null)
    .orderBy('day')
    .orderBy('id')
    .execute()
  return rows
    .filter(isToCook)
    .toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : orderOf(a) > orderOf(b) ? 1 : 0))
}
