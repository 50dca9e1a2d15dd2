import { sql, type Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'

/** Version of the catalogue as a column, to be read together with rows of the catalogue. */
export const CATALOGUE_VERSION = sql<number>`(select version from catalogue_state where id = 1)`

/** Version of the catalogue; grows with every import. 0 before the first. */
export async function readCatalogueVersion(db: Kysely<Database>): Promise<number> {
  const state = await db
    .selectFrom('catalogue_state')
    .select('version')
    .where('id', '=', 1)
    .executeTakeFirst()
  return state?.version ?? 0
}
