import type { Kysely } from 'kysely'
import type { EngineColumns } from '../engine.ts'

/** Push messages: subscriptions by session, recipes to announce, and queued messages. */
export async function up(db: Kysely<unknown>, columns: EngineColumns): Promise<void> {
  await db.schema
    .createTable('push_subscriptions')
    .addColumn('id', 'integer', columns.identity)
    .addColumn('user_id', 'integer', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('token_hash', columns.word, (column) =>
      column.notNull().references('tokens.hash').onDelete('cascade'),
    )
    .addColumn('endpoint', 'text', (column) => column.notNull().unique())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('push_subscriptions_user')
    .on('push_subscriptions')
    .column('user_id')
    .execute()
  await db.schema
    .createIndex('push_subscriptions_token')
    .on('push_subscriptions')
    .column('token_hash')
    .execute()

  await db.schema
    .createTable('new_recipes')
    .addColumn('recipe_id', 'integer', (column) =>
      column.notNull().primaryKey().references('recipes.id').onDelete('cascade'),
    )
    .addColumn('announcement', 'integer')
    .execute()
  await db.schema
    .createIndex('new_recipes_announcement')
    .on('new_recipes')
    .column('announcement')
    .execute()

  await db.schema
    .createTable('push_queue')
    .addColumn('id', 'integer', columns.identity)
    .addColumn('subscription_id', 'integer', (column) =>
      column.notNull().references('push_subscriptions.id').onDelete('cascade'),
    )
    .addColumn('announcement', 'integer', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('push_queue_once', ['subscription_id', 'announcement'])
    .execute()
  await db.schema.createIndex('push_queue_due').on('push_queue').column('due_at').execute()
  await db.schema
    .createIndex('push_queue_announcement')
    .on('push_queue')
    .column('announcement')
    .execute()
}
