import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'

/**
 * Locks the catalogue for an import or a publication until its transaction ends; another one waits here.
 * Everything that takes an id of `slugs` or raises the version holds this lock.
 * @returns its version
 */
export async function lockCatalogue(trx: Kysely<Database>): Promise<number> {
  await trx
    .insertInto('catalogue_state')
    .values({ id: 1, version: 0, imported_at: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { version } = await trx
    .updateTable('catalogue_state')
    .set((expression) => ({ version: expression.ref('version') }))
    .where('id', '=', 1)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/**
 * Raises the version of the catalogue, within a transaction that has locked it: every process drops what it
 * has made of the old one.
 * @param now milliseconds since 1970, UTC
 * @returns the new version
 */
export async function raiseVersion(trx: Kysely<Database>, now: number): Promise<number> {
  const { version } = await trx
    .updateTable('catalogue_state')
    .set((row) => ({ version: row('version', '+', 1), imported_at: now }))
    .where('id', '=', 1)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}
