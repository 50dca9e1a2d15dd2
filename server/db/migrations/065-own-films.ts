import type { Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/** Films of own recipes, and their uploads. */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await createFiles(db, columns)
  await createFilms(db, columns)
  await createUploads(db, columns)
}

async function createFiles(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('film_files')
    .addColumn('id', 'integer', columns.identity)
    .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('file', columns.word, (column) => column.notNull().unique())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('has_sound', 'integer', (column) => column.notNull())
    .addColumn('duration_ms', 'integer', (column) => column.notNull())
    .addColumn('made_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('film_files_user').on('film_files').column('user_id').execute()
}

async function createFilms(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('own_films')
    .addColumn('id', 'integer', (column) => column.notNull().primaryKey())
    .addColumn('recipe_id', 'integer', (column) =>
      column.notNull().unique().references('own_recipes.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('file_id', 'integer', (column) => column.notNull().references('film_files.id'))
    .addColumn('address', columns.word, (column) => column.notNull().unique())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('replaced_films')
    .addColumn('film_id', 'integer', (column) => column.notNull().primaryKey())
    .addColumn('recipe_id', 'integer', (column) =>
      column.notNull().references('all_recipes.id').onDelete('cascade'),
    )
    .addColumn('file_id', 'integer', (column) => column.notNull().references('film_files.id'))
    .addColumn('address', columns.word, (column) => column.notNull().unique())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .execute()
  for (const [table, column] of [
    ['own_films', 'user_id'],
    ['own_films', 'file_id'],
    ['replaced_films', 'recipe_id'],
    ['replaced_films', 'file_id'],
  ] as const)
    await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute()
}

async function createUploads(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('film_uploads')
    .addColumn('id', columns.word, (column) => column.notNull().primaryKey())
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('recipe_id', 'integer', (column) =>
      column.notNull().references('own_recipes.id').onDelete('cascade'),
    )
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('part_bytes', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text')
    .addColumn('film_id', 'integer')
    .addColumn('touched_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('film_parts')
    .addColumn('id', 'integer', columns.identity)
    .addColumn('upload_id', columns.word, (column) =>
      column.notNull().references('film_uploads.id').onDelete('cascade'),
    )
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('file', columns.word, (column) => column.notNull().unique())
    .addUniqueConstraint('film_parts_number', ['upload_id', 'number'])
    .execute()
  for (const column of ['user_id', 'recipe_id', 'touched_at'] as const)
    await db.schema
      .createIndex(`film_uploads_${column}`)
      .on('film_uploads')
      .column(column)
      .execute()
}
