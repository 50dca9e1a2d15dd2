import type { Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/** What a host chooses for the site, and invitations to register. */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('site_settings')
    .addColumn('name', columns.word, (column) => column.notNull().primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('invitations')
    .addColumn('id', 'integer', columns.identity)
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('token_hash', columns.word, (column) => column.notNull().unique())
    .addColumn('places', 'integer', (column) => column.notNull())
    .addColumn('used', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .execute()
}
