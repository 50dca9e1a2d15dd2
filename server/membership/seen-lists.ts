import type { ExpressionBuilder } from 'kysely'
import type { Database } from '#server/db/schema.ts'

/** Whether a member sees a shopping list: their own, or one that their household shares with them. */
export function isSeenBy(userId: number) {
  return (is: ExpressionBuilder<Database, 'shopping_lists'>) => {
    const household = is
      .selectFrom('household_members')
      .select('household_members.household_id')
      .where('household_members.user_id', '=', userId)
    const some = is
      .selectFrom('shopping_list_members')
      .select('shopping_list_members.list_id')
      .where('shopping_list_members.user_id', '=', userId)
    return is.or([
      is.and([is('household_id', 'is', null), is('shopping_lists.user_id', '=', userId)]),
      is.and([
        is('household_id', 'in', household),
        is.or([is('is_for_all', '=', 1), is('shopping_lists.id', 'in', some)]),
      ]),
    ])
  }
}
