import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import type { Outcome } from './change.ts'

/** Ids of the ingredients that a member always has at home, ascending. */
export async function readStaples(db: Kysely<Database>, userId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('shopping_staples')
    .select('ingredient_id')
    .where('user_id', '=', userId)
    .orderBy('ingredient_id')
    .execute()
  return rows.map(({ ingredient_id }) => ingredient_id)
}

/**
 * Saves that a member always has these ingredients at home.
 * @throws {ApiError} `FieldInvalid` when one does not exist
 */
export async function addStaples(
  trx: Kysely<Database>,
  userId: number,
  ids: readonly number[],
): Promise<Outcome> {
  const known = await trx.selectFrom('ingredients').select('id').where('id', 'in', ids).execute()
  if (known.length < ids.length) throw new ApiError('FieldInvalid', { field: 'IngredientIds' })
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('shopping_staples')
    .values(ids.map((ingredient_id) => ({ user_id: userId, ingredient_id })))
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return { isChanged: numInsertedOrUpdatedRows > 0n }
}

/** Removes an ingredient from those that a member always has at home. */
export async function deleteStaple(
  trx: Kysely<Database>,
  userId: number,
  ingredientId: number,
): Promise<Outcome> {
  const { numDeletedRows } = await trx
    .deleteFrom('shopping_staples')
    .where('user_id', '=', userId)
    .where('ingredient_id', '=', ingredientId)
    .executeTakeFirstOrThrow()
  return { isChanged: numDeletedRows === 1n }
}
