import { sql, type Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'

/**
 * Version of a member's list. Grows with every change and with every import, because an import may
 * change or remove recipes on the list.
 */
export async function readVersion(db: Kysely<Database>, userId: number): Promise<number> {
  const { rows } = await sql<{ version: number }>`select
    coalesce((select version from shopping_versions where user_id = ${userId}), 0) +
    coalesce((select version from catalogue_state where id = 1), 0) as version`.execute(db)
  return rows[0]?.version ?? 0
}

/** The versions of many lists by their member. */
export async function readVersions(
  db: Kysely<Database>,
  userIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('shopping_versions', 'shopping_versions.user_id', 'users.id')
    .leftJoin('catalogue_state', (join) => join.on('catalogue_state.id', '=', 1))
    .select(['users.id', 'shopping_versions.version as list', 'catalogue_state.version as import'])
    .where('users.id', 'in', userIds)
    .execute()
  return new Map(rows.map((row) => [row.id, (row.list ?? 0) + (row.import ?? 0)]))
}
