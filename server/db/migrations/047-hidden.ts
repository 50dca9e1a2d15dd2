import { sql, type Kysely } from 'kysely'

/** Rows of members have ids from this one on. */
const OWN_FROM = 1_000_000_000

/** Columns of authors that public queries read. */
const AUTHOR = [
  'id',
  'name',
  'sort_key',
  'place',
  'facebook',
  'website',
  'image_media_id',
  'cookbook_count',
]

/** Recipes, cookbooks and authors that the desk has hidden. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['all_authors', 'cookbooks'])
    await db.schema.alterTable(table).addColumn('hidden_at', 'bigint').execute()
  await db.schema.dropView('authors').execute()
  const refs = sql.join(AUTHOR.map((column) => sql.ref(column)))
  await sql`create view authors (${refs}) as select ${refs} from all_authors as authors
    where id + 0 < ${sql.lit(OWN_FROM)} and name <> '' and hidden_at is null`.execute(db)
  await db.schema
    .createTable('hidden_recipes')
    .addColumn('recipe_id', 'integer', (column) =>
      column.notNull().primaryKey().references('all_recipes.id').onDelete('cascade'),
    )
    .addColumn('listed', 'text', (column) => column.notNull())
    .addColumn('hidden_at', 'bigint', (column) => column.notNull())
    .execute()
}
