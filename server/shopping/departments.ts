import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'
import type { Outcome } from './change.ts'
import { readDepartments } from './queries.ts'

/**
 * Reorders a list: `wished` entries get the given order, and each other entry stays after the one
 * it followed.
 */
export function reordered(all: readonly number[], wished: readonly number[]): number[] {
  const isWished = new Set(wished)
  const first: number[] = []
  const behind = new Map(wished.map((id) => [id, [id]]))
  let follows = first
  for (const id of all) {
    if (isWished.has(id)) follows = behind.get(id) ?? first
    else follows.push(id)
  }
  return [...first, ...[...behind.values()].flat()]
}

/** Ids of all departments in the order of a list. */
export async function departmentOrder(db: Kysely<Database>, listId: number): Promise<number[]> {
  const rows = await readDepartments(db, { listId, langId: 1 })
  return rows.map(({ id }) => id)
}

/**
 * Stores the order of the departments of a list.
 * @param wished some or all departments, each once
 * @throws {ApiError} `FieldInvalid` when one does not exist
 */
export async function orderDepartments(
  trx: Kysely<Database>,
  listId: number,
  wished: readonly number[],
): Promise<Outcome> {
  const before = await departmentOrder(trx, listId)
  if (!wished.every((id) => before.includes(id))) {
    throw new ApiError('FieldInvalid', { field: 'DepartementIds' })
  }
  const after = reordered(before, wished)
  if (after.join() === before.join()) return { isChanged: false }
  await trx.deleteFrom('shopping_departments').where('list_id', '=', listId).execute()
  await trx
    .insertInto('shopping_departments')
    .values(after.map((department_id, position) => ({ list_id: listId, department_id, position })))
    .execute()
  return { isChanged: true }
}
