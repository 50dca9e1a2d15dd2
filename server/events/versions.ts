import type { Kysely } from 'kysely'
import type { Versions } from '#contract/events.ts'
import type { Database } from '#server/db/schema.ts'

/** The current versions of each member's list and kitchen. That of the list also grows with imports. */
export async function readVersions(
  db: Kysely<Database>,
  userIds: readonly number[],
): Promise<Map<number, Versions>> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('shopping_versions', 'shopping_versions.user_id', 'users.id')
    .leftJoin('catalogue_state', (join) => join.on('catalogue_state.id', '=', 1))
    .leftJoin('kitchen_versions', 'kitchen_versions.user_id', 'users.id')
    .select([
      'users.id',
      'shopping_versions.version as list',
      'catalogue_state.version as import',
      'kitchen_versions.version as kitchen',
    ])
    .where('users.id', 'in', userIds)
    .execute()
  return new Map(
    rows.map((row) => [
      row.id,
      { version: (row.list ?? 0) + (row.import ?? 0), kitchen: row.kitchen ?? 0 },
    ]),
  )
}
