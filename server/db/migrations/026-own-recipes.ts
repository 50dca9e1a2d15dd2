import { sql, type Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/** Rows of members have ids from this one on. The views show what is below it. */
const OWN_FROM = 1_000_000_000

/** Columns that public queries read. */
const VIEWS = {
  authors: {
    key: 'id',
    columns: [
      'id',
      'name',
      'sort_key',
      'place',
      'facebook',
      'website',
      'image_media_id',
      'cookbook_count',
    ],
  },
  ingredient_texts: {
    key: 'ingredient_id',
    columns: ['ingredient_id', 'lang_id', 'name_one', 'name_other', 'sort_key'],
  },
  ingredients: {
    key: 'id',
    columns: [
      'id',
      'department_id',
      'grams_per_ml',
      'grams_per_piece',
      'facts',
      'sale',
      'image_media_id',
    ],
  },
  recipe_ingredients: {
    key: 'recipe_id',
    columns: [
      'recipe_id',
      'ingredient_id',
      'position',
      'amount',
      'unit',
      'published_at',
      'details',
    ],
  },
  recipe_steps: {
    key: 'recipe_id',
    columns: [
      'id',
      'recipe_id',
      'step_number',
      'key',
      'action',
      'clip',
      'timer_minutes',
      'image_media_id',
      'details',
    ],
  },
  recipe_texts: {
    key: 'recipe_id',
    columns: ['recipe_id', 'lang_id', 'name', 'sort_key', 'description'],
  },
  recipes: {
    key: 'id',
    columns: [
      'id',
      'author_id',
      'published_at',
      'prep_minutes',
      'active_minutes',
      'total_minutes',
      'kcal',
      'protein',
      'fat',
      'carbohydrates',
      'cover_media_id',
      'ingredient_media_id',
      'tool_media_id',
      'short_path',
      'preview_path',
      'details',
      'cooked_count',
      'allergens_checked',
      'views',
      'rating_sum',
      'rating_count',
    ],
  },
} as const

/** Recipes, foods and pictures of members, which public queries cannot see. */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await createViews(db)
  await addOwners(db)
  await indexReferences(db)
  await createOwnRecipes(db, columns)
  await createFolders(db, columns)
  await createPictures(db, columns)
}

/**
 * Moves the tables behind views. `+ 0` keeps the planner from reading a range of ids where another
 * index is better.
 */
async function createViews(db: Kysely<unknown>): Promise<void> {
  for (const [name, view] of Object.entries(VIEWS)) {
    await db.schema.alterTable(name).renameTo(`all_${name}`).execute()
    const shown = view.columns.map((column) => sql.ref(`${name}.${column}`))
    await sql`create view ${sql.table(name)} (${sql.join(view.columns.map((column) => sql.ref(column)))})
      as select ${sql.join(shown)} from ${sql.table(`all_${name}`)} as ${sql.table(name)}
      where ${sql.ref(`${name}.${view.key}`)} + 0 < ${sql.lit(OWN_FROM)}`.execute(db)
  }
  // A list of all never walks through the recipes of members.
  await db.schema.dropIndex('recipes_published').execute()
  await sql`create index recipes_published on all_recipes (published_at, id)
    where id + 0 < ${sql.lit(OWN_FROM)}`.execute(db)
  // Recipes of members have no author.
  await sql`insert into all_authors (id, name, sort_key, cookbook_count)
    values (${sql.lit(OWN_FROM)}, '', '', 0)`.execute(db)
}

async function addOwners(db: Kysely<unknown>): Promise<void> {
  for (const table of ['all_recipes', 'all_ingredients', 'media']) {
    await db.schema
      .alterTable(table)
      .addColumn('owner_id', 'integer', (column) => column.references('users.id'))
      .execute()
    await db.schema
      .createIndex(`${table}_owner`)
      .on(table)
      .column('owner_id')
      .where(sql.ref('owner_id'), 'is not', null)
      .execute()
  }
  await db.schema
    .alterTable('all_ingredients')
    .addColumn('same_as', 'integer', (column) => column.references('all_ingredients.id'))
    .execute()
  await db.schema
    .alterTable('all_ingredients')
    .addColumn('is_written', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createIndex('all_ingredients_same_as')
    .on('all_ingredients')
    .column('same_as')
    .where(sql.ref('same_as'), 'is not', null)
    .execute()
}

/** What refers to the food or the picture of a member is found without reading whole tables. */
async function indexReferences(db: Kysely<unknown>): Promise<void> {
  for (const [table, column] of [
    ['recipe_step_ingredients', 'ingredient_id'],
    ['recipe_alternatives', 'alternative_id'],
    ['recipe_hotspots', 'ingredient_id'],
    ['all_recipe_steps', 'image_media_id'],
    ['all_recipes', 'cover_media_id'],
    ['all_recipes', 'ingredient_media_id'],
    ['all_recipes', 'tool_media_id'],
    ['all_ingredients', 'image_media_id'],
  ] as const) {
    await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute()
  }
}

async function createOwnRecipes(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('own_recipes')
    .addColumn('id', 'integer', (column) =>
      column.notNull().primaryKey().references('all_recipes.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
    .addColumn('client_key', columns.word, (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('draft', 'text', (column) => column.notNull())
    .addColumn('is_cookable', 'integer', (column) => column.notNull())
    .addColumn('is_shared', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('link_token', columns.word, (column) => column.unique())
    .addColumn('name_en', 'text', (column) => column.notNull())
    .addColumn('name_de', 'text', (column) => column.notNull())
    .addColumn('folded', 'text', (column) => column.notNull())
    .addColumn('cover_media_id', 'integer', (column) => column.references('media.id'))
    .addColumn('step_count', 'integer', (column) => column.notNull())
    .addColumn('ingredient_count', 'integer', (column) => column.notNull())
    .addColumn('total_minutes', 'integer')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .addColumn('deleted_at', 'bigint')
    .addUniqueConstraint('own_recipes_once', ['user_id', 'client_key'])
    .execute()
  await db.schema
    .createIndex('own_recipes_member')
    .on('own_recipes')
    .columns(['user_id', 'changed_at', 'id'])
    .execute()
  await db.schema
    .createIndex('own_recipes_created')
    .on('own_recipes')
    .columns(['user_id', 'created_at'])
    .execute()
  await db.schema
    .createIndex('own_recipes_deleted')
    .on('own_recipes')
    .column('deleted_at')
    .where(sql.ref('deleted_at'), 'is not', null)
    .execute()
}

async function createFolders(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('own_folders')
    .addColumn('id', 'integer', columns.identity)
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('is_shared', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('own_folders_member').on('own_folders').column('user_id').execute()
  await db.schema
    .createTable('own_folder_recipes')
    .addColumn('folder_id', 'integer', (column) =>
      column.notNull().references('own_folders.id').onDelete('cascade'),
    )
    .addColumn('recipe_id', 'integer', (column) =>
      column.notNull().references('own_recipes.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('own_folder_recipes_pk', ['folder_id', 'recipe_id'])
    .modifyEnd(columns.keyed)
    .execute()
  await db.schema
    .createIndex('own_folder_recipes_recipe')
    .on('own_folder_recipes')
    .column('recipe_id')
    .execute()
}

async function createPictures(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('own_pictures')
    .addColumn('media_id', 'integer', (column) =>
      column.notNull().primaryKey().references('media.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'integer', (column) => column.notNull().references('users.id'))
    .addColumn('recipe_id', 'integer', (column) =>
      column.references('own_recipes.id').onDelete('set null'),
    )
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('image', columns.bytes, (column) => column.notNull())
    .addColumn('unused_at', 'bigint')
    .execute()
  for (const column of ['user_id', 'recipe_id']) {
    await db.schema
      .createIndex(`own_pictures_${column}`)
      .on('own_pictures')
      .column(column)
      .execute()
  }
  await db.schema
    .createIndex('own_pictures_unused')
    .on('own_pictures')
    .column('unused_at')
    .where(sql.ref('unused_at'), 'is not', null)
    .execute()
}
