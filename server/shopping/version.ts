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

/**
 * What is added to the version of each of a member's lists: it grows with changes of staples and with
 * imports, which are part of all of them.
 */
export async function readOwnVersion(db: Kysely<Database>, userId: number): Promise<number> {
  const { rows } = await sql<{ version: number }>`select
    coalesce((select own_version from shopping_versions where user_id = ${userId}), 0) +
    coalesce((select version from catalogue_state where id = 1), 0) as version`.execute(db)
  return rows[0]?.version ?? 0
}
