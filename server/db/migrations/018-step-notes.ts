import { sql, type Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/** What members pin to the steps of recipes, who found it helpful, and what was reported. */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('step_notes')
    .addColumn('id', 'integer', columns.identity)
    .addColumn('recipe_id', 'integer', (column) =>
      column.notNull().references('recipes.id').onDelete('cascade'),
    )
    // Not a reference: imports rewrite the steps of a recipe, and a step that left it may come back.
    .addColumn('step_id', 'integer', (column) => column.notNull())
    .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('client_key', columns.word, (column) => column.notNull())
    .addColumn('lang_id', 'integer', (column) => column.notNull())
    .addColumn('kind', columns.word, (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('is_private', 'integer', (column) =>
      column.notNull().check(sql`is_private in (0, 1)`),
    )
    .addColumn('helpful', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('edited_at', 'bigint')
    .addColumn('deleted_at', 'bigint')
    // For the author of the recipe.
    .addColumn('answer', 'text')
    .addColumn('answer_lang_id', 'integer')
    .addColumn('answered_at', 'bigint')
    .addUniqueConstraint('step_notes_once', ['user_id', 'client_key'])
    .execute()
  await db.schema
    .createIndex('step_notes_step')
    .on('step_notes')
    .columns(['recipe_id', 'step_id', 'is_private', 'helpful', 'id'])
    .execute()
  await db.schema
    .createIndex('step_notes_member')
    .on('step_notes')
    .columns(['user_id', 'created_at'])
    .execute()
  await db.schema
    .createIndex('step_notes_own')
    .on('step_notes')
    .columns(['user_id', 'recipe_id', 'step_id'])
    .execute()
  await db.schema
    .createIndex('step_notes_deleted')
    .on('step_notes')
    .column('deleted_at')
    .where('deleted_at', 'is not', null)
    .execute()

  await db.schema
    .createTable('step_note_votes')
    .addColumn('id', 'integer', columns.identity)
    .addColumn('note_id', 'integer', (column) =>
      column.notNull().references('step_notes.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('step_note_votes_once', ['note_id', 'user_id'])
    .execute()
  await db.schema
    .createTable('step_note_reports')
    .addColumn('id', 'integer', columns.identity)
    .addColumn('note_id', 'integer', (column) =>
      column.notNull().references('step_notes.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('reason', columns.word, (column) => column.notNull())
    // As it was when it was reported: its writer may change it.
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('step_note_reports_once', ['note_id', 'user_id'])
    .execute()
  for (const table of ['step_note_votes', 'step_note_reports']) {
    await db.schema
      .createIndex(`${table}_member`)
      .on(table)
      .columns(['user_id', 'created_at'])
      .execute()
  }
}
