import type { Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/** Films as they were sent in, and films of published recipes. */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('submission_films')
    .addColumn('submission_id', 'integer', (column) =>
      column.notNull().primaryKey().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('film_id', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('file_id', 'integer', (column) => column.notNull().references('film_files.id'))
    .addColumn('address', columns.word, (column) => column.notNull().unique())
    .addColumn('document', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('published_films')
    .addColumn('recipe_id', 'integer', (column) =>
      column.notNull().primaryKey().references('all_recipes.id').onDelete('cascade'),
    )
    .addColumn('film_id', 'integer')
    .addColumn('file_id', 'integer', (column) => column.notNull().references('film_files.id'))
    .addColumn('address', columns.word, (column) => column.notNull().unique())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('hidden_at', 'bigint')
    .execute()
  for (const [table, column] of [
    ['submission_films', 'file_id'],
    ['published_films', 'file_id'],
    ['published_films', 'film_id'],
  ] as const)
    await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute()
}
