import type { CreateTableBuilder, Kysely } from 'kysely'
import { sql } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/** Cookbooks, recipes, their steps and films. */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await createCookbooks(db, columns)
  await createRecipes(db, columns)
  await createMemberships(db, columns)
  await createSteps(db, columns)
}

/** Views and votes, kept as columns so that no request counts rows. */
function withCounters<T extends string>(table: CreateTableBuilder<T>) {
  return table
    .addColumn('views', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('rating_sum', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('rating_count', 'integer', (column) => column.notNull().defaultTo(0))
}

async function createCookbooks(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await withCounters(db.schema.createTable('cookbooks'))
    .addColumn('id', 'integer', (column) => column.notNull().primaryKey())
    .addColumn('author_id', 'integer', (column) => column.notNull().references('authors.id'))
    .addColumn('published_at', 'bigint', (column) => column.notNull())
    .addColumn('cover_media_id', 'integer', (column) => column.references('media.id'))
    .addColumn('header_media_id', 'integer', (column) => column.references('media.id'))
    .addColumn('rating_average', 'double precision', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createIndex('cookbooks_published')
    .on('cookbooks')
    .columns(['published_at', 'id'])
    .execute()
  await db.schema
    .createIndex('cookbooks_rating')
    .on('cookbooks')
    .columns(['rating_average', 'id'])
    .execute()
  await db.schema
    .createIndex('cookbooks_author')
    .on('cookbooks')
    .columns(['author_id', 'published_at', 'id'])
    .execute()

  await db.schema
    .createTable('cookbook_texts')
    .addColumn('cookbook_id', 'integer', (column) =>
      column.notNull().references('cookbooks.id').onDelete('cascade'),
    )
    .addColumn('lang_id', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('sort_key', columns.word, (column) => column.notNull())
    .addColumn('description', 'text')
    .addPrimaryKeyConstraint('cookbook_texts_pk', ['cookbook_id', 'lang_id'])
    .modifyEnd(columns.keyed)
    .execute()
  await db.schema
    .createIndex('cookbook_texts_sort')
    .on('cookbook_texts')
    .columns(['lang_id', 'sort_key', 'cookbook_id'])
    .execute()

  await db.schema
    .createTable('partitions')
    .addColumn('id', 'integer', (column) => column.notNull().primaryKey())
    .addColumn('cookbook_id', 'integer', (column) =>
      column.notNull().references('cookbooks.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addUniqueConstraint('partitions_position', ['cookbook_id', 'position'])
    .execute()

  await db.schema
    .createTable('partition_texts')
    .addColumn('partition_id', 'integer', (column) =>
      column.notNull().references('partitions.id').onDelete('cascade'),
    )
    .addColumn('lang_id', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('partition_texts_pk', ['partition_id', 'lang_id'])
    .modifyEnd(columns.keyed)
    .execute()

  await db.schema
    .createTable('cookbook_months')
    .addColumn('month', 'integer', (column) =>
      column
        .notNull()
        .primaryKey()
        .check(sql`month between 1 and 12`),
    )
    .addColumn('cookbook_id', 'integer', (column) =>
      column.notNull().references('cookbooks.id').onDelete('cascade'),
    )
    .execute()

  await db.schema
    .createTable('cookbook_month_texts')
    .addColumn('month', 'integer', (column) =>
      column.notNull().references('cookbook_months.month').onDelete('cascade'),
    )
    .addColumn('lang_id', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('cookbook_month_texts_pk', ['month', 'lang_id'])
    .modifyEnd(columns.keyed)
    .execute()
}

async function createRecipes(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await withCounters(db.schema.createTable('recipes'))
    .addColumn('id', 'integer', (column) => column.notNull().primaryKey())
    .addColumn('author_id', 'integer', (column) => column.notNull().references('authors.id'))
    .addColumn('published_at', 'bigint', (column) => column.notNull())
    .addColumn('prep_minutes', 'integer')
    .addColumn('active_minutes', 'integer')
    .addColumn('total_minutes', 'integer')
    .addColumn('kcal', 'double precision')
    .addColumn('protein', 'double precision')
    .addColumn('fat', 'double precision')
    .addColumn('carbohydrates', 'double precision')
    .addColumn('cover_media_id', 'integer', (column) => column.references('media.id'))
    .addColumn('ingredient_media_id', 'integer', (column) => column.references('media.id'))
    .addColumn('tool_media_id', 'integer', (column) => column.references('media.id'))
    .addColumn('short_path', 'text')
    .addColumn('preview_path', 'text')
    .execute()
  await db.schema
    .createIndex('recipes_published')
    .on('recipes')
    .columns(['published_at', 'id'])
    .execute()
  await db.schema
    .createIndex('recipes_author')
    .on('recipes')
    .columns(['author_id', 'published_at', 'id'])
    .execute()

  await db.schema
    .createTable('recipe_texts')
    .addColumn('recipe_id', 'integer', (column) =>
      column.notNull().references('recipes.id').onDelete('cascade'),
    )
    .addColumn('lang_id', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('sort_key', columns.word, (column) => column.notNull())
    .addColumn('description', 'text')
    .addPrimaryKeyConstraint('recipe_texts_pk', ['recipe_id', 'lang_id'])
    .modifyEnd(columns.keyed)
    .execute()

  await db.schema
    .createTable('recipe_documents')
    .addColumn('recipe_id', 'integer', (column) =>
      column.notNull().references('recipes.id').onDelete('cascade'),
    )
    .addColumn('lang_id', 'integer', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('recipe_documents_pk', ['recipe_id', 'lang_id'])
    .execute()
}

async function createMemberships(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('recipe_dish_types')
    .addColumn('recipe_id', 'integer', (column) =>
      column.notNull().references('recipes.id').onDelete('cascade'),
    )
    .addColumn('dish_type', 'integer', (column) => column.notNull())
    .addColumn('published_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('recipe_dish_types_pk', ['recipe_id', 'dish_type'])
    .modifyEnd(columns.keyed)
    .execute()
  await db.schema
    .createIndex('recipe_dish_types_published')
    .on('recipe_dish_types')
    .columns(['dish_type', 'published_at', 'recipe_id'])
    .execute()

  await db.schema
    .createTable('recipe_tags')
    .addColumn('recipe_id', 'integer', (column) =>
      column.notNull().references('recipes.id').onDelete('cascade'),
    )
    .addColumn('tag_id', 'integer', (column) => column.notNull().references('tags.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('published_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('recipe_tags_pk', ['recipe_id', 'tag_id'])
    .modifyEnd(columns.keyed)
    .execute()
  await db.schema
    .createIndex('recipe_tags_published')
    .on('recipe_tags')
    .columns(['tag_id', 'published_at', 'recipe_id'])
    .execute()

  await db.schema
    .createTable('recipe_tools')
    .addColumn('recipe_id', 'integer', (column) =>
      column.notNull().references('recipes.id').onDelete('cascade'),
    )
    .addColumn('tool_id', 'integer', (column) => column.notNull().references('tools.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('recipe_tools_pk', ['recipe_id', 'tool_id'])
    .modifyEnd(columns.keyed)
    .execute()

  await db.schema
    .createTable('recipe_partitions')
    .addColumn('recipe_id', 'integer', (column) =>
      column.notNull().references('recipes.id').onDelete('cascade'),
    )
    .addColumn('cookbook_id', 'integer', (column) => column.notNull().references('cookbooks.id'))
    .addColumn('partition_id', 'integer', (column) => column.notNull().references('partitions.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('recipe_partitions_pk', ['recipe_id', 'partition_id'])
    .modifyEnd(columns.keyed)
    .execute()
  await db.schema
    .createIndex('recipe_partitions_cookbook')
    .on('recipe_partitions')
    .columns(['cookbook_id', 'partition_id', 'position'])
    .execute()

  await db.schema
    .createTable('recipe_ingredients')
    .addColumn('recipe_id', 'integer', (column) =>
      column.notNull().references('recipes.id').onDelete('cascade'),
    )
    .addColumn('ingredient_id', 'integer', (column) =>
      column.notNull().references('ingredients.id'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('amount', 'double precision')
    .addColumn('unit', 'integer')
    .addColumn('published_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('recipe_ingredients_pk', ['recipe_id', 'ingredient_id'])
    .modifyEnd(columns.keyed)
    .execute()
  await db.schema
    .createIndex('recipe_ingredients_published')
    .on('recipe_ingredients')
    .columns(['ingredient_id', 'published_at', 'recipe_id'])
    .execute()

  await db.schema
    .createTable('recipe_hotspots')
    .addColumn('recipe_id', 'integer', (column) =>
      column.notNull().references('recipes.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('ingredient_id', 'integer', (column) =>
      column.notNull().references('ingredients.id'),
    )
    .addColumn('x', 'double precision', (column) => column.notNull())
    .addColumn('y', 'double precision', (column) => column.notNull())
    .addColumn('width', 'double precision', (column) => column.notNull())
    .addPrimaryKeyConstraint('recipe_hotspots_pk', ['recipe_id', 'position'])
    .modifyEnd(columns.keyed)
    .execute()
}

async function createSteps(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('recipe_steps')
    .addColumn('id', 'integer', (column) => column.notNull().primaryKey())
    .addColumn('recipe_id', 'integer', (column) =>
      column.notNull().references('recipes.id').onDelete('cascade'),
    )
    .addColumn('step_number', 'integer', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('clip', 'text')
    .addColumn('timer_minutes', 'integer')
    .addColumn('image_media_id', 'integer', (column) => column.references('media.id'))
    .addUniqueConstraint('recipe_steps_number', ['recipe_id', 'step_number'])
    .execute()

  await db.schema
    .createTable('recipe_step_texts')
    .addColumn('step_id', 'integer', (column) =>
      column.notNull().references('recipe_steps.id').onDelete('cascade'),
    )
    .addColumn('lang_id', 'integer', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('recipe_step_texts_pk', ['step_id', 'lang_id'])
    .modifyEnd(columns.keyed)
    .execute()

  await db.schema
    .createTable('recipe_step_subtitles')
    .addColumn('step_id', 'integer', (column) =>
      column.notNull().references('recipe_steps.id').onDelete('cascade'),
    )
    .addColumn('lang_id', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('recipe_step_subtitles_pk', ['step_id', 'lang_id', 'position'])
    .modifyEnd(columns.keyed)
    .execute()

  await db.schema
    .createTable('recipe_step_ingredients')
    .addColumn('step_id', 'integer', (column) =>
      column.notNull().references('recipe_steps.id').onDelete('cascade'),
    )
    .addColumn('ingredient_id', 'integer', (column) =>
      column.notNull().references('ingredients.id'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('recipe_step_ingredients_pk', ['step_id', 'ingredient_id'])
    .modifyEnd(columns.keyed)
    .execute()

  await db.schema
    .createTable('recipe_step_tools')
    .addColumn('step_id', 'integer', (column) =>
      column.notNull().references('recipe_steps.id').onDelete('cascade'),
    )
    .addColumn('tool_id', 'integer', (column) => column.notNull().references('tools.id'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('recipe_step_tools_pk', ['step_id', 'tool_id'])
    .modifyEnd(columns.keyed)
    .execute()

  await db.schema
    .createTable('films')
    .addColumn('id', 'integer', columns.identity)
    .addColumn('recipe_id', 'integer', (column) =>
      column.notNull().unique().references('recipes.id').onDelete('cascade'),
    )
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('duration_ms', 'integer', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('film_steps')
    .addColumn('film_id', 'integer', (column) =>
      column.notNull().references('films.id').onDelete('cascade'),
    )
    .addColumn('step_id', 'integer', (column) =>
      column.notNull().references('recipe_steps.id').onDelete('cascade'),
    )
    .addColumn('starts_ms', 'integer', (column) => column.notNull())
    .addColumn('stops_ms', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('film_steps_pk', ['film_id', 'step_id'])
    .modifyEnd(columns.keyed)
    .execute()
}
