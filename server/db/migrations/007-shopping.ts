import { sql, type Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/** The shopping list, its sync state, and the member's order of departments. */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('shopping_recipes')
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('recipe_id', 'integer', (column) =>
      column.notNull().references('recipes.id').onDelete('cascade'),
    )
    .addColumn('persons', 'integer', (column) =>
      column.notNull().check(sql`persons between 1 and 999`),
    )
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('shopping_recipes_pk', ['user_id', 'recipe_id'])
    .modifyEnd(columns.keyed)
    .execute()

  await db.schema
    .createTable('shopping_checks')
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('ingredient_id', 'integer', (column) =>
      column.notNull().references('ingredients.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('shopping_checks_pk', ['user_id', 'ingredient_id'])
    .modifyEnd(columns.keyed)
    .execute()

  await db.schema
    .createTable('shopping_notes')
    .addColumn('id', 'integer', columns.identity)
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('shopping_notes_once', ['user_id', 'name'])
    .execute()

  await db.schema
    .createTable('shopping_operations')
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('operation_id', columns.word, (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('item_id', 'integer')
    .addPrimaryKeyConstraint('shopping_operations_pk', ['user_id', 'operation_id'])
    .modifyEnd(columns.keyed)
    .execute()

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

  await db.schema
    .createIndex('shopping_operations_time')
    .on('shopping_operations')
    .column('created_at')
    .execute()
}
