import { sql, type Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/** Since when recipes have a film, of which the followers of their authors are told. */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema.alterTable('news_choices').addColumn('films', columns.word).execute()
  await db.schema
    .createTable('film_additions')
    .addColumn('recipe_id', 'integer', (column) =>
      column.notNull().primaryKey().references('all_recipes.id').onDelete('cascade'),
    )
    .addColumn('since', 'bigint', (column) => column.notNull())
    .execute()
  await sql`insert into film_additions (recipe_id, since) select recipe_id, 0 from films`.execute(
    db,
  )
}
