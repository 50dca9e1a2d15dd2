import type { Kysely } from 'kysely'
import type { Database } from '#server/db/schema.ts'
import { noteChanges } from './changed-recipes.ts'

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
 * @param recipes those whose names, foods or search entries have changed, or that are shown or hidden from now on.
 * Without them anything may have changed, and every server reads its search index as a whole.
 * @returns the new version
 */
export async function raiseVersion(
  trx: Kysely<Database>,
  now: number,
  recipes?: readonly number[],
): Promise<number> {
  const { version } = await trx
    .updateTable('catalogue_state')
    .set((row) => ({ version: row('version', '+', 1), imported_at: now }))
    .where('id', '=', 1)
    .returning('version')
    .executeTakeFirstOrThrow()
  if (recipes) await noteChanges(trx, version, recipes)
  return version
}
