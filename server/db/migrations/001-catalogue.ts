import type { Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/** Slugs, pictures, authors, ingredients, tools, tags: what recipes and cookbooks refer to. */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('slugs')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('slug', columns.word, (column) => column.notNull())
    .addColumn('id', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('slugs_pk', ['kind', 'slug'])
    .addUniqueConstraint('slugs_id', ['kind', 'id'])
    .modifyEnd(columns.keyed)
    .execute()

  await db.schema
    .createTable('catalogue_state')
    .addColumn('id', 'integer', (column) => column.notNull().primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('imported_at', 'bigint', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('totals')
    .addColumn('name', 'text', (column) => column.notNull().primaryKey())
    .addColumn('value', 'integer', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('media')
    .addColumn('id', 'integer', columns.identity)
    .addColumn('path', columns.word, (column) => column.notNull().unique())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('colour', 'text', (column) => column.notNull())
    .addColumn('tone', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('authors')
    .addColumn('id', 'integer', (column) => column.notNull().primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('sort_key', columns.word, (column) => column.notNull())
    .addColumn('place', 'text')
    .addColumn('facebook', 'text')
    .addColumn('website', 'text')
    .addColumn('image_media_id', 'integer', (column) => column.references('media.id'))
    .addColumn('cookbook_count', 'integer', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('authors_sort').on('authors').columns(['sort_key', 'id']).execute()

  await db.schema
    .createTable('author_texts')
    .addColumn('author_id', 'integer', (column) =>
      column.notNull().references('authors.id').onDelete('cascade'),
    )
    .addColumn('lang_id', 'integer', (column) => column.notNull())
    .addColumn('description', 'text')
    .addPrimaryKeyConstraint('author_texts_pk', ['author_id', 'lang_id'])
    .modifyEnd(columns.keyed)
    .execute()

  await db.schema
    .createTable('departments')
    .addColumn('id', 'integer', (column) => column.notNull().primaryKey())
    .addColumn('position', 'integer', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('department_texts')
    .addColumn('department_id', 'integer', (column) =>
      column.notNull().references('departments.id').onDelete('cascade'),
    )
    .addColumn('lang_id', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('department_texts_pk', ['department_id', 'lang_id'])
    .modifyEnd(columns.keyed)
    .execute()

  await db.schema
    .createTable('ingredients')
    .addColumn('id', 'integer', (column) => column.notNull().primaryKey())
    .addColumn('department_id', 'integer', (column) =>
      column.notNull().references('departments.id'),
    )
    .addColumn('grams_per_ml', 'double precision')
    .addColumn('grams_per_piece', 'double precision')
    .addColumn('image_media_id', 'integer', (column) => column.references('media.id'))
    .execute()

  await db.schema
    .createTable('ingredient_texts')
    .addColumn('ingredient_id', 'integer', (column) =>
      column.notNull().references('ingredients.id').onDelete('cascade'),
    )
    .addColumn('lang_id', 'integer', (column) => column.notNull())
    .addColumn('name_one', 'text', (column) => column.notNull())
    .addColumn('name_other', 'text', (column) => column.notNull())
    .addColumn('sort_key', columns.word, (column) => column.notNull())
    .addPrimaryKeyConstraint('ingredient_texts_pk', ['ingredient_id', 'lang_id'])
    .modifyEnd(columns.keyed)
    .execute()

  await db.schema
    .createTable('ingredient_synonyms')
    .addColumn('ingredient_id', 'integer', (column) =>
      column.notNull().references('ingredients.id').onDelete('cascade'),
    )
    .addColumn('lang_id', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('ingredient_synonyms_pk', ['ingredient_id', 'lang_id', 'position'])
    .modifyEnd(columns.keyed)
    .execute()

  await db.schema
    .createTable('tools')
    .addColumn('id', 'integer', (column) => column.notNull().primaryKey())
    .addColumn('affiliate_link', 'text')
    .addColumn('image_media_id', 'integer', (column) => column.references('media.id'))
    .execute()

  await db.schema
    .createTable('tool_texts')
    .addColumn('tool_id', 'integer', (column) =>
      column.notNull().references('tools.id').onDelete('cascade'),
    )
    .addColumn('lang_id', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('sort_key', columns.word, (column) => column.notNull())
    .addPrimaryKeyConstraint('tool_texts_pk', ['tool_id', 'lang_id'])
    .modifyEnd(columns.keyed)
    .execute()

  await db.schema
    .createTable('tags')
    .addColumn('id', 'integer', (column) => column.notNull().primaryKey())
    .execute()

  await db.schema
    .createTable('tag_texts')
    .addColumn('tag_id', 'integer', (column) =>
      column.notNull().references('tags.id').onDelete('cascade'),
    )
    .addColumn('lang_id', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('sort_key', columns.word, (column) => column.notNull())
    .addColumn('folded', columns.word, (column) => column.notNull())
    .addPrimaryKeyConstraint('tag_texts_pk', ['tag_id', 'lang_id'])
    .modifyEnd(columns.keyed)
    .execute()
  await db.schema.createIndex('tag_texts_folded').on('tag_texts').column('folded').execute()
}
