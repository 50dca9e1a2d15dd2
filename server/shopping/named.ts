import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import type { ListRow } from './access.ts'

/** Ids of the people who may be named on a list: the household's; nobody on a private one. */
export type Named = ReadonlySet<number>

/** Whom the answer about a list may name. */
export async function namedOn(
  db: Kysely<Database>,
  { household_id }: Pick<ListRow, 'household_id'>,
): Promise<Named> {
  if (household_id === null) return new Set()
  const rows = await db
    .selectFrom('household_members')
    .select('user_id')
    .where('household_id', '=', household_id)
    .execute()
  return new Set(rows.map(({ user_id }) => user_id))
}
