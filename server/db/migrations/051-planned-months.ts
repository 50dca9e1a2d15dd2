import type { Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/** Cookbooks of the month that the desk has chosen. */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('planned_months')
    .addColumn('month', columns.word, (column) => column.notNull().primaryKey())
    .addColumn('cookbook_id', 'integer', (column) =>
      column.notNull().references('all_cookbooks.id').onDelete('cascade'),
    )
    .addColumn('sentence_en', 'text', (column) => column.notNull())
    .addColumn('sentence_de', 'text', (column) => column.notNull())
    .addColumn('chosen_by', 'integer')
    .addColumn('chosen_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('planned_months_cookbook')
    .on('planned_months')
    .column('cookbook_id')
    .execute()
}
