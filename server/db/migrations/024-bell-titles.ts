import type { Kysely } from 'kysely'

/** The names that members give to their devices that ring. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('bell_devices').addColumn('title', 'text').execute()
}
