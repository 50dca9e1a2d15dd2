import type { Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/** Earlier versions of own recipes. */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('own_versions')
    .addColumn('id', 'integer', columns.identity)
    .addColumn('recipe_id', 'integer', (column) =>
      column.notNull().references('own_recipes.id').onDelete('cascade'),
    )
    .addColumn('written_at', 'bigint', (column) => column.notNull())
    .addColumn('kept_at', 'bigint', (column) => column.notNull())
    .addColumn('reason', columns.word, (column) => column.notNull())
    .addColumn('draft', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('step_count', 'integer', (column) => column.notNull())
    .addColumn('ingredient_count', 'integer', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('own_versions_recipe')
    .on('own_versions')
    .columns(['recipe_id', 'id'])
    .execute()
}
