import { type Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/** The cooking logs of members, and how often each recipe was cooked. */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('cooked')
    .addColumn('id', 'integer', columns.identity)
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    // An entry outlives its recipe.
    .addColumn('recipe_id', 'integer', (column) =>
      column.references('recipes.id').onDelete('set null'),
    )
    .addColumn('recipe_name', 'text', (column) => column.notNull())
    .addColumn('client_key', columns.word, (column) => column.notNull())
    .addColumn('day', columns.word, (column) => column.notNull())
    .addColumn('people', 'double precision', (column) => column.notNull())
    .addColumn('minutes', 'integer')
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('changes', 'text', (column) => column.notNull())
    .addColumn('lang_id', 'integer', (column) => column.notNull())
    .addColumn('folded', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('edited_at', 'bigint')
    .addColumn('deleted_at', 'bigint')
    .addUniqueConstraint('cooked_once', ['user_id', 'client_key'])
    .execute()
  for (const [name, ...indexed] of [
    ['cooked_log', 'user_id', 'day', 'id'],
    ['cooked_own', 'user_id', 'recipe_id', 'day'],
    ['cooked_member', 'user_id', 'created_at'],
    ['cooked_recipe', 'recipe_id'],
  ] as const) {
    await db.schema.createIndex(name).on('cooked').columns(indexed).execute()
  }
  await db.schema
    .createIndex('cooked_deleted')
    .on('cooked')
    .column('deleted_at')
    .where('deleted_at', 'is not', null)
    .execute()

  await db.schema
    .createTable('cooked_photos')
    .addColumn('cooked_id', 'integer', (column) =>
      column.notNull().primaryKey().references('cooked.id').onDelete('cascade'),
    )
    // Repeats that of the entry, to count the photos of a member.
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('secret', columns.word, (column) => column.notNull().unique())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('image', columns.bytes, (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('cooked_photos_member')
    .on('cooked_photos')
    .column('user_id')
    .execute()

  await db.schema
    .alterTable('recipes')
    .addColumn('cooked_count', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
