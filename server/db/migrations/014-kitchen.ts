import type { Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/** What members are cooking, for their other devices. */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('kitchen_versions')
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('kitchen_sessions')
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('id', columns.word, (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('kitchen_sessions_pk', ['user_id', 'id'])
    .modifyEnd(columns.keyed)
    .execute()
  await db.schema
    .createIndex('kitchen_sessions_expiry')
    .on('kitchen_sessions')
    .column('expires_at')
    .execute()

  await db.schema
    .createTable('kitchen_records')
    .addColumn('user_id', 'integer', (column) => column.notNull())
    .addColumn('session_id', columns.word, (column) => column.notNull())
    .addColumn('id', columns.word, (column) => column.notNull())
    .addColumn('kind', columns.word, (column) => column.notNull())
    .addColumn('acted_at', 'bigint', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('kitchen_records_pk', ['user_id', 'session_id', 'id'])
    // No recipe is referenced: a session goes on when its recipe has left the catalogue.
    .addForeignKeyConstraint(
      'kitchen_records_session',
      ['user_id', 'session_id'],
      'kitchen_sessions',
      ['user_id', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .modifyEnd(columns.keyed)
    .execute()
  await db.schema
    .createIndex('kitchen_records_version')
    .on('kitchen_records')
    .columns(['user_id', 'version'])
    .execute()
}
