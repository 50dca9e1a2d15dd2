import type { ExpressionBuilder } from 'kysely'
import type { Database } from '#server/db/schema.ts'

/** Tables whose rows are a member's alone, or their household's. */
type OwnedTable = 'week_meals' | 'week_hours' | 'week_changes' | 'dinners' | 'dinner_kitchens'

/** What a member has together with their household, and what they had before they belonged to it. */
export function isOwnOrShared(userId: number) {
  return (row: ExpressionBuilder<Database, OwnedTable>) =>
    row.or([
      row('owner_id', '=', userId),
      row('household_id', 'in', (own) =>
        own
          .selectFrom('household_members')
          .select('household_members.household_id')
          .where('household_members.user_id', '=', userId),
      ),
    ])
}
