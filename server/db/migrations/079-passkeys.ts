import type { Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/** Passkeys, and what browsers are asked to sign with them. */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'integer', columns.identity)
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('credential_id', columns.word, (column) => column.notNull().unique())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('user_handle', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_used_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('passkeys_user')
    .on('passkeys')
    .columns(['user_id', 'created_at'])
    .execute()
  await db.schema
    .createTable('passkey_challenges')
    .addColumn('hash', columns.word, (column) => column.notNull().primaryKey())
    .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('user_handle', 'text')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('passkey_challenges_expires')
    .on('passkey_challenges')
    .column('expires_at')
    .execute()
  await db.schema
    .createIndex('passkey_challenges_user')
    .on('passkey_challenges')
    .column('user_id')
    .execute()
}
