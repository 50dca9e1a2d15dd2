import { sql, type CreateTableBuilder, type Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/** Meals of the week, and the hours that were said for them. */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  const ofWhom = <Name extends string>(table: CreateTableBuilder<Name>) =>
    table
      .addColumn('household_id', 'integer', (column) =>
        column.references('households.id').onDelete('cascade'),
      )
      .addColumn('owner_id', 'integer', (column) =>
        column.references('users.id').onDelete('cascade'),
      )
      .addColumn('day', columns.word, (column) => column.notNull())
      .addColumn('slot', 'text', (column) => column.notNull())
  await ofWhom(db.schema.createTable('week_meals').addColumn('id', 'integer', columns.identity))
    .addColumn('meal_key', columns.word, (column) => column.notNull().unique())
    .addColumn('recipe_id', 'integer', (column) =>
      column.references('all_recipes.id').onDelete('set null'),
    )
    .addColumn('name_de', 'text', (column) => column.notNull())
    .addColumn('name_en', 'text', (column) => column.notNull())
    .addColumn('persons', 'integer', (column) => column.notNull())
    .addColumn('cook_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('again_of', 'text')
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('cooked_at', 'bigint')
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('added_by', 'integer', (column) =>
      column.references('users.id').onDelete('set null'),
    )
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('removed_at', 'bigint')
    .execute()
  await ofWhom(db.schema.createTable('week_hours').addColumn('id', 'integer', columns.identity))
    .addColumn('minutes', 'integer', (column) => column.notNull())
    .execute()
  for (const owner of ['household', 'owner'])
    for (const [table, kind] of [
      ['week_meals', ''],
      ['week_hours', 'unique'],
    ] as const)
      await sql`create ${sql.raw(kind)} index ${sql.ref(`${table}_${owner}`)}
        on ${sql.table(table)} (${sql.ref(`${owner}_id`)}, day, slot)
        where ${sql.ref(`${owner}_id`)} is not null`.execute(db)
  for (const column of ['recipe_id', 'cook_id', 'added_by'])
    await db.schema.createIndex(`week_meals_${column}`).on('week_meals').column(column).execute()
  for (const table of ['week_meals', 'week_hours'])
    await db.schema.createIndex(`${table}_day`).on(table).column('day').execute()
  await db.schema
    .createIndex('week_meals_removed')
    .on('week_meals')
    .column('removed_at')
    .where(sql.ref('removed_at'), 'is not', null)
    .execute()
}
