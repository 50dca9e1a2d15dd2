import type { Kysely } from 'kysely'

/** The address that an author may have meant, where nobody answers at the one that was saved. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('link_checks').addColumn('meant', 'text').execute()
}
