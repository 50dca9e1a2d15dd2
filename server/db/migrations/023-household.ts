import { sql, type Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'
import { moveToLists } from './023-list-tables.ts'

/** Households, several shopping lists for each member, and lists that a household shares. */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('households')
    .addColumn('id', 'integer', columns.identity)
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('household_members')
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('household_id', 'integer', (column) =>
      column.notNull().references('households.id').onDelete('cascade'),
    )
    .addColumn('is_keeper', 'integer', (column) => column.notNull())
    .addColumn('joined_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('household_members_household')
    .on('household_members')
    .column('household_id')
    .execute()
  await db.schema
    .createIndex('household_members_keeper')
    .unique()
    .on('household_members')
    .column('household_id')
    .where(sql.ref('is_keeper'), '=', sql.lit(1))
    .execute()
  await db.schema
    .createTable('household_invitations')
    .addColumn('id', 'integer', columns.identity)
    .addColumn('household_id', 'integer', (column) =>
      column.notNull().references('households.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('token_hash', columns.word, (column) => column.notNull().unique())
    .addColumn('code_hash', columns.word, (column) => column.notNull().unique())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  for (const column of ['household_id', 'user_id', 'expires_at']) {
    await db.schema
      .createIndex(`household_invitations_${column}`)
      .on('household_invitations')
      .column(column)
      .execute()
  }
  await db.schema
    .alterTable('shopping_versions')
    .addColumn('own_version', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await createLists(db, columns)
  await moveToLists(db, columns)
}

async function createLists(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('shopping_lists')
    .addColumn('id', 'integer', columns.identity)
    .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('household_id', 'integer', (column) =>
      column.references('households.id').onDelete('set null'),
    )
    .addColumn('name', 'text')
    .addColumn('shop', 'text')
    .addColumn('is_for_all', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('copy_of', 'integer')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('link_hash', columns.word, (column) => column.unique())
    .addColumn('link_by', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('link_at', 'bigint')
    .addColumn('link_times', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  for (const column of ['user_id', 'household_id', 'link_by']) {
    await db.schema
      .createIndex(`shopping_lists_${column}`)
      .on('shopping_lists')
      .column(column)
      .execute()
  }
  await db.schema
    .createTable('shopping_list_members')
    .addColumn('list_id', 'integer', (column) =>
      column.notNull().references('shopping_lists.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('shopping_list_members_pk', ['list_id', 'user_id'])
    .modifyEnd(columns.keyed)
    .execute()
  await db.schema
    .createIndex('shopping_list_members_user')
    .on('shopping_list_members')
    .column('user_id')
    .execute()
  await db.schema
    .createTable('shopping_defaults')
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('list_id', 'integer', (column) =>
      column.notNull().references('shopping_lists.id').onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createIndex('shopping_defaults_list')
    .on('shopping_defaults')
    .column('list_id')
    .execute()
}
