import type { Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/** Films of own recipes that are tried on another device. */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('film_previews')
    .addColumn('id', columns.word, (column) => column.notNull().primaryKey())
    .addColumn('recipe_id', 'integer', (column) =>
      column.notNull().unique().references('own_recipes.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('code_hash', columns.word, (column) => column.unique())
    .addColumn('secret_hash', columns.word, (column) => column.unique())
    .addColumn('token_hash', columns.word, (column) => column.unique())
    .addColumn('address', columns.word, (column) => column.notNull().unique())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('watched_at', 'bigint', (column) => column.notNull())
    .addColumn('opened_at', 'bigint')
    .addColumn('step', 'integer')
    .addColumn('step_at', 'bigint')
    .execute()
  for (const column of ['user_id', 'watched_at'] as const)
    await db.schema
      .createIndex(`film_previews_${column}`)
      .on('film_previews')
      .column(column)
      .execute()
}
