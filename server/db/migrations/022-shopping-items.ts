import { sql, type Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/**
 * Notes become items, which can be ticked, edited and taken back after their removal. What a member
 * often buys, and the staples that are always there.
 */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('shopping_items')
    .addColumn('id', 'integer', columns.identity)
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('item_key', columns.word, (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('edits', 'text')
    .addColumn('state', 'integer', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`state between 0 and 2`),
    )
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('removed_at', 'bigint')
    .addUniqueConstraint('shopping_items_once', ['user_id', 'item_key'])
    .execute()
  await sql`insert into shopping_items (id, user_id, item_key, name, created_at)
    select id, user_id, 'note-' || cast(id as text), name, created_at from shopping_notes`.execute(
    db,
  )
  await columns.continueIds(db, 'shopping_items', 'shopping_notes')
  await db.schema.dropTable('shopping_notes').execute()
  await db.schema
    .createIndex('shopping_items_removed')
    .on('shopping_items')
    .column('removed_at')
    .where('removed_at', 'is not', null)
    .execute()

  await db.schema
    .createTable('shopping_habits')
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('kind', columns.word, (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull())
    .addColumn('last_at', 'bigint', (column) => column.notNull())
    .addColumn('department_id', 'integer', (column) =>
      column.references('departments.id').onDelete('set null'),
    )
    .addPrimaryKeyConstraint('shopping_habits_pk', ['user_id', 'kind'])
    .execute()

  await db.schema
    .createTable('shopping_staples')
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('ingredient_id', 'integer', (column) =>
      column.notNull().references('ingredients.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('shopping_staples_pk', ['user_id', 'ingredient_id'])
    .modifyEnd(columns.keyed)
    .execute()

  await db.schema
    .alterTable('shopping_checks')
    .addColumn('at_home', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable('ingredients').addColumn('sale', 'text').execute()
}
