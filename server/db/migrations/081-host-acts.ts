import type { Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/** What a host is told of, and does: errors by kind, warnings, work that was asked for, and whom members invite. */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('error_counts')
    .addColumn('kind', columns.word, (column) => column.notNull())
    .addColumn('day', columns.word, (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('first_at', 'bigint', (column) => column.notNull())
    .addColumn('last_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('error_counts_key', ['kind', 'day'])
    .execute()
  await db.schema
    .createTable('quiet_errors')
    .addColumn('kind', columns.word, (column) => column.notNull().primaryKey())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('host_warnings')
    .addColumn('warning', columns.word, (column) => column.notNull().primaryKey())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('host_work')
    .addColumn('id', 'integer', (column) => column.notNull().primaryKey())
    .addColumn('kind', columns.word, (column) => column.notNull())
    .addColumn('step', columns.word, (column) => column.notNull())
    .addColumn('begun_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('outcome', 'text')
    .addColumn('failure', 'text')
    .execute()
  await db.schema
    .createTable('given_invitations')
    .addColumn('id', 'integer', columns.identity)
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('invitation_id', 'integer', (column) => column.notNull())
    .addColumn('given_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('given_invitations_user')
    .on('given_invitations')
    .column('user_id')
    .execute()
}
