import type { Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/** Imports of recipes: what was found, and what the member decides about it. */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  const { schema } = db
  await schema
    .createTable('own_imports')
    .addColumn('id', 'integer', columns.identity)
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
    .addColumn('state', columns.word, (column) => column.notNull())
    .addColumn('source', columns.word, (column) => column.notNull())
    .addColumn('given', 'text', (column) => column.notNull())
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('language', columns.word, (column) => column.notNull())
    .addColumn('kind', columns.word)
    .addColumn('failure', columns.word)
    .addColumn('is_paused', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('folder', 'text')
    .addColumn('folder_id', 'integer')
    .addColumn('claimed_until', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('kept_at', 'bigint')
    .execute()
  await schema
    .createIndex('own_imports_user')
    .on('own_imports')
    .columns(['user_id', 'created_at'])
    .execute()
  await schema.createIndex('own_imports_state').on('own_imports').column('state').execute()
  await schema
    .createTable('own_import_items')
    .addColumn('id', 'integer', columns.identity)
    .addColumn('import_id', 'integer', (column) =>
      column.notNull().references('own_imports.id').onDelete('cascade'),
    )
    .addColumn('client_key', columns.word, (column) => column.notNull())
    .addColumn('draft', 'text', (column) => column.notNull())
    .addColumn('pictures', 'text', (column) => column.notNull())
    .addColumn('questions', 'text', (column) => column.notNull())
    .addColumn('new_foods', 'text', (column) => column.notNull())
    .addColumn('like_id', 'integer')
    .addColumn('like_name', 'text')
    .addColumn('duplicate', columns.word, (column) => column.notNull())
    .addColumn('is_chosen', 'integer', (column) => column.notNull())
    .addColumn('picture', columns.word, (column) => column.notNull())
    .addColumn('recipe_id', 'integer')
    .addColumn('replaced_id', 'integer')
    .execute()
  await schema
    .createIndex('own_import_items_import')
    .on('own_import_items')
    .columns(['import_id', 'id'])
    .execute()
}
