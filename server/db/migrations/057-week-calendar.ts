import { sql, type Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/** Calendar addresses of the week, when its meal times changed, and suggestions that rest. */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('week_calendars')
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('token_hash', columns.word, (column) => column.notNull().unique())
    .addColumn('tail', 'text', (column) => column.notNull())
    .addColumn('lang_id', 'integer', (column) => column.notNull())
    .addColumn('zone', 'text', (column) => column.notNull())
    .addColumn('has_all_meals', 'integer', (column) => column.notNull())
    .addColumn('has_ahead', 'integer', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .addColumn('fetched_at', 'bigint')
    .execute()
  await db.schema
    .createTable('week_changes')
    .addColumn('id', 'integer', columns.identity)
    .addColumn('household_id', 'integer', (column) =>
      column.references('households.id').onDelete('cascade'),
    )
    .addColumn('owner_id', 'integer', (column) => column.references('users.id').onDelete('cascade'))
    .addColumn('day', columns.word, (column) => column.notNull())
    .addColumn('slot', columns.word, (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .execute()
  for (const owner of ['household_id', 'owner_id'])
    await sql`create unique index ${sql.ref(`week_changes_${owner}`)} on week_changes
      (${sql.ref(owner)}, day, slot) where ${sql.ref(owner)} is not null`.execute(db)
  await db.schema.createIndex('week_changes_day').on('week_changes').column('day').execute()
  await db.schema
    .createTable('week_rests')
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('recipe_id', 'integer', (column) =>
      column.notNull().references('all_recipes.id').onDelete('cascade'),
    )
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('week_rests_key', ['user_id', 'recipe_id'])
    .execute()
  for (const column of ['recipe_id', 'ends_at'])
    await db.schema.createIndex(`week_rests_${column}`).on('week_rests').column(column).execute()
}
