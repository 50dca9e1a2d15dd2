import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/** Accounts, collections, comments, ratings and feedback. */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await createAccounts(db, columns)
  await createCollections(db, columns)
  await createConversation(db, columns)
}

async function createAccounts(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'integer', columns.identity)
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('username_key', columns.word, (column) => column.notNull().unique())
    .addColumn('email', 'text')
    .addColumn('email_key', columns.word, (column) => column.unique())
    .addColumn('password_hash', 'text')
    .addColumn('language', 'integer', (column) => column.notNull())
    .addColumn('unit_system', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('notifications', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('disabled_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('avatars')
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('image', columns.bytes, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('avatars_hash').on('avatars').column('hash').execute()

  await db.schema
    .createTable('tokens')
    .addColumn('hash', columns.word, (column) => column.notNull().primaryKey())
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_used_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('tokens_user').on('tokens').column('user_id').execute()
  await db.schema.createIndex('tokens_expiry').on('tokens').column('expires_at').execute()

  await db.schema
    .createTable('reset_tokens')
    .addColumn('hash', columns.word, (column) => column.notNull().primaryKey())
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('reset_tokens_user').on('reset_tokens').column('user_id').execute()

  await db.schema
    .createTable('external_identities')
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('external_identities_pk', ['provider', 'subject'])
    .execute()
  await db.schema
    .createIndex('external_identities_user')
    .on('external_identities')
    .column('user_id')
    .execute()

  await db.schema
    .createTable('external_sign_ins')
    .addColumn('state_hash', columns.word, (column) => column.notNull().primaryKey())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('verifier', 'text', (column) => column.notNull())
    .addColumn('nonce', 'text', (column) => column.notNull())
    .addColumn('code_hash', columns.word, (column) => column.unique())
    .addColumn('subject', 'text')
    .addColumn('email', 'text')
    .addColumn('first_name', 'text')
    .addColumn('last_name', 'text')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('feedback')
    .addColumn('id', 'integer', columns.identity)
    .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('value', 'integer', (column) => column.notNull().check(sql`value between 1 and 5`))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('feedback_user').on('feedback').column('user_id').execute()

  await db.schema
    .createTable('account_messages')
    .addColumn('id', 'integer', columns.identity)
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
}

async function createCollections(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  const collections = [
    { table: 'favourite_recipes', item: 'recipe_id', target: 'recipes.id' },
    { table: 'favourite_cookbooks', item: 'cookbook_id', target: 'cookbooks.id' },
    { table: 'subscriptions', item: 'author_id', target: 'authors.id' },
  ]
  for (const { table, item, target } of collections) {
    await db.schema
      .createTable(table)
      .addColumn('user_id', 'integer', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn(item, 'integer', (column) =>
        column.notNull().references(target).onDelete('cascade'),
      )
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint(`${table}_pk`, ['user_id', item])
      .modifyEnd(columns.keyed)
      .execute()
    await db.schema.createIndex(`${table}_item`).on(table).column(item).execute()
  }
}

async function createConversation(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('comments')
    .addColumn('id', 'integer', columns.identity)
    .addColumn('recipe_id', 'integer', (column) =>
      column.notNull().references('recipes.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('lang_id', 'integer', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('likes', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('dislikes', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('catalogue_key', columns.word, (column) => column.unique())
    .execute()
  await db.schema
    .createIndex('comments_recipe')
    .on('comments')
    .columns(['recipe_id', 'created_at', 'id'])
    .execute()
  await db.schema.createIndex('comments_user').on('comments').column('user_id').execute()

  await db.schema
    .createTable('comment_votes')
    .addColumn('id', 'integer', columns.identity)
    .addColumn('comment_id', 'integer', (column) =>
      column.notNull().references('comments.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('liked', 'integer', (column) => column.notNull().check(sql`liked in (0, 1)`))
    .addUniqueConstraint('comment_votes_once', ['comment_id', 'user_id'])
    .execute()
  await db.schema.createIndex('comment_votes_user').on('comment_votes').column('user_id').execute()

  await db.schema
    .createTable('ratings')
    .addColumn('id', 'integer', columns.identity)
    .addColumn('recipe_id', 'integer', (column) =>
      column.notNull().references('recipes.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('set null'))
    .addColumn('vote', 'integer', (column) => column.notNull().check(sql`vote between 0 and 4`))
    .addUniqueConstraint('ratings_once', ['recipe_id', 'user_id'])
    .execute()
  await db.schema.createIndex('ratings_user').on('ratings').column('user_id').execute()

  await db.schema
    .createTable('view_marks')
    .addColumn('viewer', columns.word, (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('item_id', 'integer', (column) => column.notNull())
    .addColumn('counted_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('view_marks_pk', ['viewer', 'kind', 'item_id'])
    .modifyEnd(columns.keyed)
    .execute()
  await db.schema.createIndex('view_marks_time').on('view_marks').column('counted_at').execute()
}
