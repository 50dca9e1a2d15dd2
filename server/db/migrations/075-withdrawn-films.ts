import type { Kysely } from 'kysely'

/** Films that their authors have taken from a published recipe. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('published_films').addColumn('withdrawn_at', 'bigint').execute()
}
