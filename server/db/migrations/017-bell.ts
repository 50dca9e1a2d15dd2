import type { Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/** Devices that ring while their page is closed, and the bells that are due. */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('bell_devices')
    .addColumn('id', 'integer', columns.identity)
    .addColumn('secret_hash', columns.word, (column) => column.notNull().unique())
    // Timers go on when a member signs out, as those of a device without an account.
    .addColumn('token_hash', columns.word, (column) =>
      column.references('tokens.hash').onDelete('set null'),
    )
    .addColumn('endpoint', 'text', (column) => column.notNull())
    .addColumn('host', columns.word, (column) => column.notNull())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('lang_id', 'integer', (column) => column.notNull())
    .addColumn('time_zone', 'text', (column) => column.notNull())
    .addColumn('is_quiet', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('bell_devices_token')
    .on('bell_devices')
    .column('token_hash')
    .execute()

  await db.schema
    .createIndex('bell_devices_endpoint')
    .on('bell_devices')
    .column('endpoint')
    .execute()

  await db.schema
    .createTable('bell_queue')
    .addColumn('id', 'integer', columns.identity)
    .addColumn('device_id', 'integer', (column) =>
      column.notNull().references('bell_devices.id').onDelete('cascade'),
    )
    .addColumn('timer', columns.word, (column) => column.notNull())
    .addColumn('kind', columns.word, (column) => column.notNull())
    .addColumn('ring', columns.word, (column) => column.notNull())
    .addColumn('rings_at', 'bigint', (column) => column.notNull())
    // No recipe is referenced: a timer rings when its recipe has left the catalogue.
    .addColumn('recipe_id', 'integer', (column) => column.notNull())
    .addColumn('step', 'integer', (column) => column.notNull())
    .addColumn('step_count', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('total', 'integer', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('bell_queue_once', ['device_id', 'ring'])
    .execute()
  await db.schema.createIndex('bell_queue_due').on('bell_queue').column('due_at').execute()
}
