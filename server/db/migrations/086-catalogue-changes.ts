import type { Kysely } from 'kysely'

/** Which recipes a version of the catalogue changed, so that a server need not read its search index as a whole. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('catalogue_changes')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('recipe_id', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('catalogue_changes_key', ['version', 'recipe_id'])
    .execute()
}
