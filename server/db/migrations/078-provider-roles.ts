import type { Kysely } from 'kysely'

/** Roles that a provider gives whoever signs in there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('external_sign_ins').addColumn('roles', 'text').execute()
}
