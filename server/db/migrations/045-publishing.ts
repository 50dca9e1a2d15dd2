import { sql, type Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/** Rows of members have ids from this one on. */
const OWN_FROM = 1_000_000_000
/** `published_at` of the ingredients of a withdrawn recipe: every list of them reads that column anyway. */
const WITHDRAWN = -1

/** A view of the rows that everybody may see. */
interface View {
  readonly key: string
  readonly columns: readonly string[]
  /** What a row has to be, besides below {@link OWN_FROM}. */
  readonly where?: string
}

/** Views of which a row can be withdrawn, or is listed nowhere. */
const VIEWS: Record<string, View> = {
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
    where: "name <> ''",
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
      'same_as',
      'is_written',
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
    where: `published_at + 0 <> ${WITHDRAWN}`,
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
    where: 'withdrawn_at is null',
  },
  recipe_texts: {
    key: 'recipe_id',
    columns: ['recipe_id', 'lang_id', 'name', 'sort_key', 'description'],
    where: 'withdrawn_at is null',
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
    where: 'withdrawn_at is null',
  },
}

/** Recipes that members publish: what they send in, and what of it everybody sees. */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await markWithdrawn(db)
  await createSubmissions(db, columns)
  await createPublications(db, columns)
}

/** The row itself says that its recipe is withdrawn, so that reading the others costs nothing more. */
async function markWithdrawn(db: Kysely<unknown>): Promise<void> {
  for (const table of ['all_recipes', 'all_recipe_steps', 'all_recipe_texts'])
    await db.schema.alterTable(table).addColumn('withdrawn_at', 'bigint').execute()
  for (const [name, { key, columns, where }] of Object.entries(VIEWS)) {
    await db.schema.dropView(name).execute()
    const refs = columns.map((column) => sql.ref(column))
    await sql`create view ${sql.table(name)} (${sql.join(refs)})
      as select ${sql.join(refs)} from ${sql.table(`all_${name}`)} as ${sql.table(name)}
      where ${sql.ref(key)} + 0 < ${sql.lit(OWN_FROM)} ${sql.raw(where ? `and ${where}` : '')}`.execute(
      db,
    )
  }
  // A list of all never walks through withdrawn recipes, and SQLite reads nothing but the index.
  await db.schema.dropIndex('recipes_published').execute()
  await sql`create index recipes_published on all_recipes (published_at, id, withdrawn_at)
    where id + 0 < ${sql.lit(OWN_FROM)} and withdrawn_at is null`.execute(db)
  // Filters ask this index alone.
  await db.schema.dropIndex('recipes_facts').execute()
  await db.schema
    .createIndex('recipes_facts')
    .on('all_recipes')
    .columns(['id', 'kcal', 'active_minutes', 'total_minutes', 'allergens_checked', 'withdrawn_at'])
    .execute()
}

async function createSubmissions(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('submissions')
    .addColumn('id', 'integer', columns.identity)
    .addColumn('recipe_id', 'integer', (column) =>
      column.notNull().references('own_recipes.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('draft', 'text', (column) => column.notNull())
    .addColumn('word', 'text', (column) => column.notNull())
    .addColumn('state', columns.word, (column) => column.notNull())
    .addColumn('is_by_trust', 'integer', (column) => column.notNull())
    .addColumn('sent_at', 'bigint', (column) => column.notNull())
    .addColumn('reader_id', 'integer')
    .addColumn('reading_since', 'bigint')
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('decided_by', 'integer')
    .addColumn('decided_at', 'bigint')
    .addColumn('looked_at', 'bigint')
    .execute()
  await sql`create unique index submissions_waiting on submissions (recipe_id)
    where state = 'waiting'`.execute(db)
  for (const columnsOf of [
    ['recipe_id', 'id'],
    ['user_id', 'sent_at'],
    ['state', 'sent_at'],
  ]) {
    await db.schema
      .createIndex(`submissions_${columnsOf[0]}`)
      .on('submissions')
      .columns(columnsOf)
      .execute()
  }
  await db.schema
    .createTable('submission_remarks')
    .addColumn('id', 'integer', columns.identity)
    .addColumn('submission_id', 'integer', (column) =>
      column.notNull().references('submissions.id').onDelete('cascade'),
    )
    .addColumn('field', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('done_at', 'bigint')
    .execute()
  await db.schema
    .createIndex('submission_remarks_submission')
    .on('submission_remarks')
    .column('submission_id')
    .execute()
}

async function createPublications(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('publications')
    .addColumn('public_id', 'integer', (column) =>
      column.notNull().primaryKey().references('all_recipes.id').onDelete('cascade'),
    )
    .addColumn('recipe_id', 'integer', (column) =>
      column.unique().references('own_recipes.id').onDelete('set null'),
    )
    .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('submission_id', 'integer', (column) =>
      column.references('submissions.id').onDelete('set null'),
    )
    .addColumn('is_live', 'integer', (column) => column.notNull())
    .addColumn('published_at', 'bigint', (column) => column.notNull())
    .addColumn('live_since', 'bigint', (column) => column.notNull())
    .addColumn('withdrawn_by', columns.word)
    .execute()
  for (const column of ['user_id', 'submission_id'])
    await db.schema
      .createIndex(`publications_${column}`)
      .on('publications')
      .column(column)
      .execute()
  await db.schema
    .createTable('published_pictures')
    .addColumn('media_id', 'integer', (column) =>
      column.notNull().primaryKey().references('media.id').onDelete('cascade'),
    )
    .addColumn('recipe_id', 'integer', (column) =>
      column.notNull().references('all_recipes.id').onDelete('cascade'),
    )
    .addColumn('copy_of', 'integer', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('file', columns.word)
    .addColumn('image', columns.bytes)
    .execute()
  for (const column of ['recipe_id', 'file'])
    await db.schema
      .createIndex(`published_pictures_${column}`)
      .on('published_pictures')
      .column(column)
      .execute()
}
