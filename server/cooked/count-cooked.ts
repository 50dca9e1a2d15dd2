import { sql, type Transaction } from 'kysely'
import type { Database } from '#server/db/schema.ts'

/** Adds to how often a recipe was cooked. */
export async function countCooked(
  trx: Transaction<Database>,
  recipeId: number | null,
  times: number,
): Promise<void> {
  if (recipeId === null) return
  await sql`update all_recipes set cooked_count = cooked_count + ${times} where id = ${recipeId}`.execute(
    trx,
  )
}
