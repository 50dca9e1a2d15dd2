import type { Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/** What the week has put on shopping lists: meals, what they needed then, and the items. */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('week_list_meals')
    .addColumn('list_id', 'integer', (column) =>
      column.notNull().references('shopping_lists.id').onDelete('cascade'),
    )
    .addColumn('meal_key', columns.word, (column) => column.notNull())
    .addColumn('day', columns.word, (column) => column.notNull())
    .addColumn('left_as', 'text')
    .addPrimaryKeyConstraint('week_list_meals_key', ['list_id', 'meal_key'])
    .execute()
  await db.schema
    .createTable('week_list_needs')
    .addColumn('list_id', 'integer', (column) => column.notNull())
    .addColumn('meal_key', columns.word, (column) => column.notNull())
    .addColumn('food_id', 'integer', (column) =>
      column.notNull().references('all_ingredients.id').onDelete('cascade'),
    )
    .addColumn('unit', 'integer', (column) => column.notNull())
    .addColumn('amount', 'double precision')
    .addColumn('is_listed', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('week_list_needs_key', ['list_id', 'meal_key', 'food_id', 'unit'])
    .addForeignKeyConstraint(
      'week_list_needs_meal',
      ['list_id', 'meal_key'],
      'week_list_meals',
      ['list_id', 'meal_key'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute()
  await db.schema
    .createTable('week_list_items')
    .addColumn('item_id', 'integer', (column) =>
      column.notNull().primaryKey().references('shopping_items.id').onDelete('cascade'),
    )
    .addColumn('list_id', 'integer', (column) =>
      column.notNull().references('shopping_lists.id').onDelete('cascade'),
    )
    .addColumn('food_id', 'integer', (column) =>
      column.notNull().references('all_ingredients.id').onDelete('cascade'),
    )
    .addColumn('unit', 'integer', (column) => column.notNull())
    .addColumn('amount', 'double precision')
    .execute()
  await db.schema
    .createIndex('week_list_items_list')
    .on('week_list_items')
    .columns(['list_id', 'food_id'])
    .execute()
  await db.schema.createIndex('week_list_meals_day').on('week_list_meals').column('day').execute()
  for (const table of ['week_list_needs', 'week_list_items'])
    await db.schema.createIndex(`${table}_food`).on(table).column('food_id').execute()
}
