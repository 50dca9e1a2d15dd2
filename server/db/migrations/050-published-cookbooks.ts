import { sql, type Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/** Columns of cookbooks that public queries read. */
const SHOWN = [
  'id',
  'author_id',
  'published_at',
  'cover_media_id',
  'header_media_id',
  'views',
  'rating_sum',
  'rating_count',
  'rating_average',
  'hidden_at',
]

/** Cookbooks that members publish. */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await leaveOutWithdrawn(db)
  await createPublications(db, columns)
  await takePicturesOfCookbooks(db, columns)
}

/** The old name is a view without withdrawn cookbooks. Processes of the release before write through it. */
async function leaveOutWithdrawn(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('cookbooks').renameTo('all_cookbooks').execute()
  await db.schema.alterTable('all_cookbooks').addColumn('withdrawn_at', 'bigint').execute()
  const refs = sql.join(SHOWN.map((column) => sql.ref(column)))
  await sql`create view cookbooks (${refs}) as select ${refs} from all_cookbooks as cookbooks
    where withdrawn_at is null`.execute(db)
}

async function createPublications(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('cookbook_publications')
    .addColumn('public_id', 'integer', (column) =>
      column.notNull().primaryKey().references('all_cookbooks.id').onDelete('cascade'),
    )
    .addColumn('cookbook_id', 'integer', (column) =>
      column.unique().references('own_cookbooks.id').onDelete('set null'),
    )
    .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('is_live', 'integer', (column) => column.notNull())
    .addColumn('published_at', 'bigint', (column) => column.notNull())
    .addColumn('live_since', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('cookbook_publications_user_id')
    .on('cookbook_publications')
    .column('user_id')
    .execute()
  await db.schema
    .createTable('cookbook_submissions')
    .addColumn('id', 'integer', columns.identity)
    .addColumn('cookbook_id', 'integer', (column) =>
      column.notNull().references('own_cookbooks.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('word', 'text', (column) => column.notNull())
    .addColumn('state', columns.word, (column) => column.notNull())
    .addColumn('is_by_trust', 'integer', (column) => column.notNull())
    .addColumn('sent_at', 'bigint', (column) => column.notNull())
    .addColumn('answer', 'text', (column) => column.notNull())
    .addColumn('decided_by', 'integer')
    .addColumn('decided_at', 'bigint')
    .addColumn('looked_at', 'bigint')
    .execute()
  await sql`create unique index cookbook_submissions_waiting on cookbook_submissions (cookbook_id)
    where state = 'waiting'`.execute(db)
  for (const columnsOf of [
    ['cookbook_id', 'id'],
    ['user_id', 'sent_at'],
    ['state', 'sent_at'],
  ])
    await db.schema
      .createIndex(`cookbook_submissions_${columnsOf[0]}`)
      .on('cookbook_submissions')
      .columns(columnsOf)
      .execute()
}

/** Published pictures are those of a recipe or of a cookbook. SQLite cannot make a column optional. */
async function takePicturesOfCookbooks(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('published_pictures_2')
    .addColumn('media_id', 'integer', (column) =>
      column.notNull().primaryKey().references('media.id').onDelete('cascade'),
    )
    .addColumn('recipe_id', 'integer', (column) =>
      column.references('all_recipes.id').onDelete('cascade'),
    )
    .addColumn('cookbook_id', 'integer', (column) =>
      column.references('all_cookbooks.id').onDelete('cascade'),
    )
    .addColumn('copy_of', 'integer', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('file', columns.word)
    .addColumn('image', columns.bytes)
    .execute()
  const kept = ['media_id', 'recipe_id', 'copy_of', 'bytes', 'file', 'image']
  const refs = sql.join(kept.map((column) => sql.ref(column)))
  await sql`insert into published_pictures_2 (${refs})
    select ${refs} from published_pictures`.execute(db)
  await db.schema.dropTable('published_pictures').execute()
  await db.schema.alterTable('published_pictures_2').renameTo('published_pictures').execute()
  for (const column of ['recipe_id', 'cookbook_id', 'file'])
    await db.schema
      .createIndex(`published_pictures_${column}`)
      .on('published_pictures')
      .column(column)
      .execute()
}
