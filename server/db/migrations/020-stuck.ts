import type { Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/** Where cooks get stuck: counts of recipes and steps, without a cook. */
export async function up({ schema }: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await schema
    .createTable('stuck_recipes')
    .addColumn('recipe_id', 'integer', (column) =>
      column.notNull().primaryKey().references('recipes.id').onDelete('cascade'),
    )
    .addColumn('cooks', 'integer', (column) => column.notNull())
    .execute()
  await schema
    .createTable('stuck_steps')
    .addColumn('recipe_id', 'integer', (column) =>
      column.notNull().references('recipes.id').onDelete('cascade'),
    )
    // Not a reference: imports rewrite the steps of a recipe, and a step that left it may come back.
    .addColumn('step_id', 'integer', (column) => column.notNull())
    .addColumn('replays', 'integer', (column) => column.notNull())
    .addColumn('long_waits', 'integer', (column) => column.notNull())
    .addColumn('left_here', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('stuck_steps_key', ['recipe_id', 'step_id'])
    .execute()
  await schema
    .createTable('stuck_reports')
    .addColumn('hash', columns.word, (column) => column.notNull().primaryKey())
    .addColumn('counted_at', 'bigint', (column) => column.notNull())
    .execute()
  await schema.createIndex('stuck_reports_at').on('stuck_reports').column('counted_at').execute()
}
