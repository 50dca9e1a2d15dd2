import type { Kysely } from 'kysely'

/** What keeps the devices of a member together, and the member's own order of departments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('shopping_versions')
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('shopping_departments')
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('department_id', 'integer', (column) =>
      column.notNull().references('departments.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('shopping_departments_pk', ['user_id', 'department_id'])
    .execute()

  await db.schema.alterTable('shopping_operations').addColumn('item_id', 'integer').execute()
  await db.schema
    .createIndex('shopping_operations_time')
    .on('shopping_operations')
    .column('created_at')
    .execute()
}
