import type { Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/** What a member chooses for each device that rings, and which devices are not to come back. */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  const { schema } = db
  const table = () => schema.alterTable('bell_devices')
  await table()
    .addColumn('is_off', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await table().addColumn('kind', columns.word).execute()
  await table().addColumn('browser', columns.word).execute()
  await table().addColumn('rang_at', 'bigint').execute()
  await schema
    .createTable('bell_endings')
    .addColumn('hash', columns.word, (column) => column.notNull().primaryKey())
    .addColumn('ended_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema.createIndex('bell_endings_at').on('bell_endings').column('ended_at').execute()
}
