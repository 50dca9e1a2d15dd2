import { sql, type Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { ApiError } from '#server/http/errors.ts'

/** Tables with one version for each member. */
type VersionTable = 'kitchen_versions' | 'shopping_versions'

/**
 * Locks a member's version until the transaction ends, which serialises the changes that it counts.
 *
 * @returns the version, 0 before the first change
 * @throws {ApiError} `Unauthorized` when the account has been deleted meanwhile
 */
export async function lockVersion(
  trx: Kysely<Database>,
  table: VersionTable,
  userId: number,
): Promise<number> {
  const name = sql.table(table)
  const { rows } = await sql<{ version: number }>`insert into ${name} (user_id, version)
    select id, 0 from users where id = ${userId}
    on conflict (user_id) do update set version = ${name}.version
    returning version`.execute(trx)
  const [row] = rows
  if (!row) throw new ApiError('Unauthorized')
  return row.version
}

/** Counts a change, for each of these members, of what they see. */
export async function countChanges(
  trx: Kysely<Database>,
  userIds: readonly number[],
): Promise<void> {
  if (userIds.length === 0) return
  // In the order of the ids, so that two of these never wait for each other.
  await sql`insert into shopping_versions (user_id, version)
    select id, 1 from users where id in (${sql.join(userIds)}) order by id
    on conflict (user_id) do update set version = shopping_versions.version + 1`.execute(trx)
}

/** Counts a change of what a version is about. */
export async function countChange(
  trx: Kysely<Database>,
  table: VersionTable,
  userId: number,
): Promise<void> {
  await trx
    .updateTable(table)
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('user_id', '=', userId)
    .execute()
}
