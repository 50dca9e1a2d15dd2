import { randomBytes } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'
import type { Database } from '../schema.ts'

/** What can be new beside recipes and cookbooks, and messages that wait for what follows within an hour. */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await createAdditions(db)
  await createNewThings(db, columns)
  for (const column of ['last_announcement', 'waits_until'])
    await db.schema
      .alterTable('push_queue')
      .addColumn(column, column === 'waits_until' ? 'bigint' : 'integer')
      .execute()
  await db.schema
    .alterTable('push_subscriptions')
    .addColumn('told_at', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .alterTable('news_choices')
    .addColumn('seen', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
  await keepPush(db)
}

/** Since when a recipe stands in a cookbook, and can be read in a language. */
async function createAdditions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('cookbook_additions')
    .addColumn('cookbook_id', 'integer', (column) =>
      column.notNull().references('all_cookbooks.id').onDelete('cascade'),
    )
    .addColumn('recipe_id', 'integer', (column) =>
      column.notNull().references('all_recipes.id').onDelete('cascade'),
    )
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('cookbook_additions_key', ['cookbook_id', 'recipe_id'])
    .execute()
  await db.schema
    .createIndex('cookbook_additions_recipe')
    .on('cookbook_additions')
    .column('recipe_id')
    .execute()
  await sql`insert into cookbook_additions (cookbook_id, recipe_id, since)
    select distinct cookbook_id, recipe_id, 0 from recipe_partitions`.execute(db)
  await db.schema
    .createTable('recipe_translations')
    .addColumn('recipe_id', 'integer', (column) =>
      column.notNull().references('all_recipes.id').onDelete('cascade'),
    )
    .addColumn('lang_id', 'integer', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('recipe_translations_key', ['recipe_id', 'lang_id'])
    .execute()
}

/** What is to be announced beside new recipes. */
async function createNewThings(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('new_things')
    .addColumn('kind', columns.word, (column) => column.notNull())
    .addColumn('item_id', 'integer', (column) => column.notNull())
    .addColumn('lang_id', 'integer', (column) => column.notNull())
    .addColumn('announcement', 'integer')
    .addPrimaryKeyConstraint('new_things_key', ['kind', 'item_id', 'lang_id'])
    .execute()
  await db.schema
    .createIndex('new_things_announcement')
    .on('new_things')
    .column('announcement')
    .execute()
}

/** Whoever has push messages on and has chosen nothing hears at once, as before. */
async function keepPush(db: Kysely<Database>): Promise<void> {
  await db
    .updateTable('news_choices')
    .set({ published: 'now' })
    .where('published', 'is', null)
    .where('user_id', 'in', (users) =>
      users.selectFrom('users').select('id').where('notifications', '=', 1),
    )
    .execute()
  const users = await db
    .selectFrom('users')
    .select('id')
    .where('notifications', '=', 1)
    .where('id', 'not in', (rows) => rows.selectFrom('news_choices').select('user_id'))
    .execute()
  for (const { id } of users)
    await db
      .insertInto('news_choices')
      .values({ user_id: id, published: 'now', secret: randomBytes(32).toString('base64url') })
      .execute()
}
